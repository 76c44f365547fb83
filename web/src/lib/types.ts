/** Written by `make types` from bocage.kernel.shapes and bocage.games.shapes and bocage.server.shapes and bocage.server.models and bocage.server.selves. */
import type { AgricolaView } from '../games/agricola/types';
import type { CreaturesView } from '../games/creatures/types';
import type { ExpressView } from '../games/express/types';
import type { HallertauView } from '../games/hallertau/types';

/** How many of what, by name. */
export type Goods = Record<string, number>;

export type OptionValue = boolean | number | string;

export type Options = Record<string, OptionValue>;

/** What a line of the log is about, whatever its words are; `other` has no picture. */
export type EntryKind = 'round' | 'reveal' | 'harvest' | 'over' | 'gain' | 'pay' | 'swap' | 'lay' | 'sow' | 'reap' | 'feed' | 'breed' | 'release' | 'room' | 'stable' | 'renovate' | 'plow' | 'fence' | 'border' | 'trough' | 'pasture' | 'place' | 'card' | 'grow' | 'beg' | 'start' | 'roll' | 'points' | 'progress' | 'other';

/** What `observe` gives. */
export type View = AgricolaView | CreaturesView | HallertauView | ExpressView;

export type SeatKind = 'here' | 'link' | 'bot';

/** How a game was ended before its end: all people agreed, or whoever runs the server did it. */
export type Ending = 'agreed' | 'host';

export type PaceKind = 'live' | 'daily';

/** What happens to a seat whose time is up: a bot plays until its person returns, or it loses. */
export type TimeIsUp = 'bot' | 'lose';

/** What people may say at a table: anything, remarks only, or nothing. */
export type Talking = 'all' | 'remarks' | 'off';

export type Value = number | string | boolean | Goods | Message | Message[] | number[];

/** A text in no language yet. */
export interface Message {
  id: string;
  values: Record<string, Value>;
  /** The game whose words it is told in, where it has its own. */
  game?: string;
}

/** A line of the log; seat -1 is the game itself. */
export interface Entry {
  id: string;
  values: Record<string, Value>;
  /** The game whose words it is told in, where it has its own. */
  game?: string;
  i: number;
  round: number;
  seat: number;
  /** Whether its round begins with it. */
  opens: boolean;
  /** What it is about, as a short name that stays the same whatever the words are. */
  kind: EntryKind;
}

/** One thing that can be chosen. */
export interface Action {
  text: string;
  verb: string;
  kind: string;
  argument: string;
  message: Message;
}

/** What a seat is asked. */
export interface Decision {
  seat: number;
  /** What is asked, as a short name that stays the same whatever the words are. */
  kind: string;
  prompt: Message;
  actions: Action[];
}

/** A seat's points, by category and in all. */
export interface Score {
  total: number;
  lines: Record<string, number>;
}

/** Who sits in a seat. */
export interface Chair {
  name: string;
  kind: SeatKind;
  bot: string | null;
  joined: boolean;
  /** The bot that plays for whoever has the seat. */
  stand_in: string | null;
  resigned: boolean;
}

/** Who sits in a seat, and whether they are there. */
export interface SeatInfo {
  name: string;
  kind: SeatKind;
  bot: string | null;
  joined: boolean;
  /** The bot that plays for whoever has the seat. */
  stand_in: string | null;
  resigned: boolean;
  online: boolean;
  /** Since when nobody is there, in seconds since 1970. */
  away: number | null;
  /** Whether the seat confirms its turns. */
  confirm: boolean;
}

/** What somebody can do with the turn. */
export interface Can {
  undo: boolean;
  reset: boolean;
  confirm: boolean;
}

/** What the deciding seat has done in its turn so far. */
export interface Tail {
  seat: number;
  actions: string[];
  ready: boolean;
  held: string | null;
  /** What the turn was about: its first action. */
  message: Message | null;
  /** All its actions in words. */
  messages: Message[];
  /** What the seat would see before chance or others decide what a held action brings. */
  ahead: AgricolaView | CreaturesView | HallertauView | ExpressView | null;
  /** What the seat loses by it without being asked. */
  warning: Message | null;
}

/** Something that the guide of a lesson says. */
export interface GuideStep {
  id: string;
  about: 'goal' | 'thing' | 'fault' | 'score' | 'try';
  title: Message;
  message: Message;
  /** The places that it speaks of, as `space:forest`. */
  points: string[];
}

/** What the guide of a lesson says. */
export interface Guide {
  /** How long the lesson takes, about. */
  minutes: number;
  /** Whose words it speaks: its messages begin with `lesson-<words>-`. */
  words: string;
  /** All that was due so far, in order. */
  steps: GuideStep[];
  /** The id of the step with which the newest ones begin. */
  now: string;
  /** What the learner might do now. */
  suggestion: GuideStep | null;
}

/** The game of a campaign that a table is. */
export interface Leg {
  id: string;
  kind: string;
  number: number;
  /** The points to reach in it, if it is played for that. */
  goal: number | null;
  /** Whether the campaign was over with it. */
  over: boolean;
  /** The table at which the campaign has gone on. */
  next: string | null;
}

/** Another game after this one: at which table, and the seats that have gone there. */
export interface Again {
  table: string;
  seats: number[];
}

/** How much time seats have: `live` for the whole game, `daily` for each turn. */
export interface Pace {
  kind: PaceKind;
  /** Seconds for the game, or for each turn. */
  bank: number;
  /** Further seconds for each turn of a live game. */
  increment: number;
  end: TimeIsUp;
  /** The bot that plays then. */
  bot: string;
}

/** What is left to each seat, in seconds, and the seats whose clocks run. */
export interface Clocks {
  left: number[];
  running: number[];
}

/** A table as somebody is told of it. */
export interface TableState {
  view: View;
  deciding: number[];
  /** What is asked of the seat that decides. */
  asked: Message | null;
  decision: Decision | null;
  tail: Tail | null;
  log: Entry[];
  scores: Score[];
  over: boolean;
  winners: number[];
  diverged: boolean;
  /** What the guide says to whoever learns at this table; null everywhere else. */
  guide: Guide | null;
  as: number | null;
  type: 'state';
  table: string;
  game: string;
  revision: number;
  moves: number;
  you: number[];
  seats: SeatInfo[];
  can: Can;
  campaign: Leg | null;
  /** Whether seats may ask for advice. */
  hints: boolean;
  /** Whether anybody may take a free seat. */
  join: boolean;
  /** Seconds after which a bot may be called in for somebody who is away. */
  patience: number;
  /** The seats that want to end the game now. */
  ending: number[];
  /** How the game was ended before its end. */
  ended: Ending | null;
  again: Again | null;
  /** What people may say here. */
  words: Talking;
  pace: Pace | null;
  /** The clocks as they stand when this is sent. */
  clocks: Clocks | null;
  /** The server's time when this is sent, in seconds since 1970. */
  now: number;
  /** The client's entries from here on are replaced. */
  log_from: number;
}

/** Something that was said at a table: a text as it was typed, or a remark by its id. */
export interface Word {
  /** Numbers go up with what is said. */
  n: number;
  seat: number;
  /** What the seat was called then. */
  name: string;
  text: string | null;
  remark: string | null;
  at: number;
}

/** What was said at a table, as far as it is new to the client. */
export interface Words {
  type: 'words';
  words: Word[];
}

/** Why an action cannot be taken, or what it would bring. */
export interface Answer {
  action: string;
  reason: Message | null;
  /** What the reason is, as a short name that stays the same whatever the words are. */
  kind: string;
  reference: string;
  entries: Entry[];
  /** What the seat would lose by it without being asked. */
  warning: Message | null;
}

/** What was refused, and why. */
export interface Problem {
  code: string;
  message: Message;
  reference?: string;
}

/** The value that another option must have. */
export interface Needed {
  option: string;
  value: OptionValue;
}

/** An option of a game, and with what its values can be chosen. */
export interface Option {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  seats: number[];
  seats_of: Record<string, number[]>;
  needs: Needed | null;
  /** Options of a group are rules that few tables choose; the title is `options-<group>`. */
  group: string;
}

/** What a space of the board does, line by line in icons. */
export interface PrintedSpace {
  title: string;
  /** The numbers of seats with which it is so. */
  seats: number[];
  lines: string[];
}

/** A row of a game's scoring table: what so many of what it counts are worth. */
export interface ScoringRow {
  /** The line of the score that it adds to. */
  line: string;
  /** The condition or material, if a line has several rows. */
  way: string;
  /** The smallest numbers of each step, with its points. */
  steps: number[][];
  /** The points for having any at all. */
  least: number;
  /** What each full `per` beyond the last step adds, or of all if there are no steps. */
  points: number;
  per: number;
  /** Whether the points stand on tiles or cards. */
  printed: boolean;
}

/** Choices that do not go together with some numbers of seats. */
export interface Impossible {
  reason: Message;
  seats: number[];
  /** Options with some of their values, or `campaign` with kinds of campaigns. */
  choices: Record<string, OptionValue[]>;
}

/** A game of the catalogue. */
export interface Game {
  id: string;
  seats: number[];
  options: Option[];
  bots: string[];
  /** The files of own cards that it can be played with. */
  own: string[];
  /** The kinds of campaigns in which it is played, each with its numbers of seats. */
  campaigns: Record<string, number[]>;
  /** What cannot be chosen together, beside what every option tells of itself. */
  impossible: Impossible[];
  /** How many minutes its guided first game takes, about; null where there is none. */
  lesson: number | null;
}

/** A table in short. */
export interface Summary {
  id: string;
  game: string;
  options: Options;
  seats: Chair[];
  round: number;
  rounds: number;
  moves: number;
  deciding: number[];
  over: boolean;
  /** How the game was ended before its end. */
  ended: Ending | null;
  winners: number[];
  totals: number[];
  open: boolean;
  /** Whether anybody may take a free seat: one that nobody has and that waits for nobody. */
  join: boolean;
  /** Whether its results are kept for whoever keeps who they are. */
  counts: boolean;
  /** The language of whoever made it. */
  language: string | null;
  pace: Pace | null;
  clocks: Clocks | null;
  /** What people may say there. */
  words: Talking;
  /** Whether the game was brought in from elsewhere. */
  brought: boolean;
  created: number;
  changed: number;
  campaign: Leg | null;
}

/** A table in short, and the seats that are yours. */
export interface MySummary {
  id: string;
  game: string;
  options: Options;
  seats: Chair[];
  round: number;
  rounds: number;
  moves: number;
  deciding: number[];
  over: boolean;
  /** How the game was ended before its end. */
  ended: Ending | null;
  winners: number[];
  totals: number[];
  open: boolean;
  /** Whether anybody may take a free seat: one that nobody has and that waits for nobody. */
  join: boolean;
  /** Whether its results are kept for whoever keeps who they are. */
  counts: boolean;
  /** The language of whoever made it. */
  language: string | null;
  pace: Pace | null;
  clocks: Clocks | null;
  /** What people may say there. */
  words: Talking;
  /** Whether the game was brought in from elsewhere. */
  brought: boolean;
  created: number;
  changed: number;
  campaign: Leg | null;
  you: number[];
}

/** A new table's id, its maker's secret, and the secrets of its seats. */
export interface NewTable {
  id: string;
  maker: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
}

/** A move; its action is null while it is another seat's secret. */
export interface Move {
  n: number;
  seat: number;
  action: string | null;
  message: Message | null;
  round: number;
  turn: number;
}

/** Where a round begins and how the scores stand then; the last entry is the end of the game. */
export interface OutlineRound {
  round: number;
  n: number;
  totals: number[];
}

/** All committed moves. */
export interface Outline {
  moves: Move[];
  rounds: OutlineRound[];
  over: boolean;
}

/** Who is asked what. */
export interface Asking {
  seat: number;
  kind: string;
  prompt: Message;
}

/** The table after `n` moves; `action` comes next, `log` is what the last move brought. */
export interface Moment {
  n: number;
  view: View;
  decision: Asking | null;
  action: string | null;
  log: Entry[];
  scores: Score[];
  over: boolean;
  winners: number[];
}

/** An action that a seat is advised to take, and what is expected of it. */
export interface Advice {
  action: string;
  message: Message;
  /** The seat's points at the end. */
  points: number;
  /** How far it will be ahead of its best rival; alone, its points. */
  lead: number;
  /** How its turn is likely to go on. */
  line: Message[];
  /** What speaks for it, in a sentence. */
  why: Message | null;
}

/** What a seat is advised to do as the table stands, the best first. */
export interface Advised {
  revision: number;
  seat: number;
  advice: Advice[];
}

/** A decision that cost points, as a bot estimates it, and what would have been better. */
export interface Costly {
  /** The moves before it: where the replay shows it. */
  n: number;
  round: number;
  action: string;
  message: Message;
  better: Message;
  points: number;
  /** What speaks for the better action, in a sentence. */
  why: Message | null;
}

/** What a seat's decisions have cost it, the worst first; null while that is worked out. */
export interface Reviewed {
  seat: number;
  /** How much of the work is done, from 0 to 1. */
  done: number;
  decisions: Costly[] | null;
}

/** How the next game of a campaign begins: its number and goal, further food, who starts. */
export interface Coming {
  number: number;
  goal: number | null;
  food: number[];
  starts: number | null;
}

/** A finished game of a campaign; `points` are campaign points. */
export interface PlayedGame {
  number: number;
  goal: number | null;
  food: number[];
  starts: number | null;
  table: string;
  scores: number[];
  reached: boolean | null;
  points: number[] | null;
  /** The card of each seat that stays from then on. */
  kept: (string | null)[];
}

/** A game of a campaign that is over, but not closed: seats choose what they keep. */
export interface EndedGame {
  scores: number[];
  reached: boolean | null;
  points: number[] | null;
  choices: string[][];
  /** Whether a seat has nothing left to choose. */
  chosen: boolean[];
  next: Coming | null;
}

/** A campaign; `number`, `goal`, `kept`, `food` and `starts` are those of its present game. */
export interface Campaign {
  number: number;
  goal: number | null;
  food: number[];
  starts: number | null;
  id: string;
  game: string;
  kind: string;
  options: Options;
  seats: Chair[];
  /** Where it is played, or was last. */
  table: string;
  kept: string[][];
  points: number[] | null;
  games: PlayedGame[];
  ended: EndedGame | null;
  over: boolean;
  winners: number[];
  open: boolean;
  changed: number;
}

/** A passkey: what it is called, and when it was made and used last. */
export interface Passkey {
  id: string;
  label: string;
  made: number;
  seen: number;
}

/** A device at which one is known, and whether it is this one. */
export interface Device {
  id: string;
  label: string;
  made: number;
  seen: number;
  here: boolean;
}

/** What is known of somebody, beside their results. */
export interface Me {
  name: string;
  made: number;
  devices: Device[];
  passkeys: Passkey[];
}

/** What a seat has come to; a name that is empty is that of somebody who is known no more. */
export interface ResultSeat {
  name: string;
  bot: string | null;
  place: number;
  points: number;
  /** Whether it has resigned, or a bot played for it in the end. */
  left: boolean;
  you: boolean;
}

/** A finished game that counted. */
export interface Result {
  table: string;
  /** Whether the table can still be looked at. */
  there: boolean;
  game: string;
  at: number;
  seats: ResultSeat[];
}

/** All games of a kind with so many seats. */
export interface Statistic {
  game: string;
  seats: number;
  games: number;
  /** How often each place was taken, the first one first. */
  places: number[];
  best: number;
  mean: number;
}

/** What one is taken to be worth in a game, and between what that lies almost surely. */
export interface Rating {
  game: string;
  games: number;
  value: number;
  low: number;
  high: number;
}

/** Somebody with whom one has played, by their name as it was, and how often each was ahead. */
export interface Against {
  name: string;
  bot: string | null;
  games: number;
  ahead: number;
  behind: number;
}

/** One's games that counted: the newest, all in figures, ratings, and against whom. */
export interface Results {
  games: Result[];
  statistics: Statistic[];
  ratings: Rating[];
  against: Against[];
}
