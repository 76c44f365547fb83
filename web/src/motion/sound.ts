/** The sounds of the table, made on the spot: soft, short, and only once somebody has touched the page. */
import type { Sound } from './beats';

/** How loud it all is, of 1. */
const VOLUME = 0.12;

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** Make sounds possible; to be called while somebody touches the page. */
export function wake(): void {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = VOLUME;
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
}

/** A tone that dies away. */
function tone(at: number, pitch: number, length: number, loud: number, type: OscillatorType = 'sine', to = pitch): void {
  if (!context || !out) return;
  const voice = context.createOscillator();
  const fade = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(fade).connect(out);
  voice.start(at);
  voice.stop(at + length);
}

/** A rustle or a knock: noise around a pitch. */
function noise(at: number, pitch: number, length: number, loud: number, sharp = 1): void {
  if (!context || !out) return;
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const level = context.createGain();
  source.buffer = samples;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = sharp;
  level.gain.value = loud;
  source.connect(band).connect(level).connect(out);
  source.start(at);
}

function knock(at: number, pitch: number): void {
  tone(at, pitch, 0.09, 0.9, 'sine', pitch * 0.7);
  noise(at, pitch * 4, 0.03, 0.6, 2);
}

const SCORES: Record<Sound, (at: number) => void> = {
  wood: (at) => knock(at, 260),
  pebble: (at) => {
    tone(at, 1650, 0.06, 0.35, 'triangle', 1300);
    tone(at + 0.07, 1980, 0.08, 0.3, 'triangle', 1600);
  },
  paper: (at) => {
    noise(at, 3200, 0.16, 0.7, 0.7);
    noise(at + 0.09, 4600, 0.1, 0.4, 0.8);
  },
  dice: (at) => {
    for (const [after, pitch] of [[0, 420], [0.08, 380], [0.14, 450], [0.23, 360]] as const) knock(at + after, pitch);
  },
  cock: (at) => {
    for (const [after, from, to, length] of [[0, 520, 660, 0.11], [0.15, 560, 700, 0.1], [0.29, 620, 940, 0.22], [0.5, 900, 520, 0.34]] as const) {
      tone(at + after, from, length, 0.28, 'sawtooth', to);
    }
  },
  bell: (at) => {
    for (const [after, pitch] of [[0, 784], [0.18, 1047]] as const) {
      tone(at + after, pitch, 0.9, 0.5);
      tone(at + after, pitch * 2.76, 0.4, 0.12);
    }
  },
  clock: (at) => {
    for (const after of [0, 0.22, 0.44]) tone(at + after, 880, 0.12, 0.5, 'triangle');
  },
};

/** Let a sound be heard, if sounds are possible. */
export function play(sound: Sound): void {
  if (context?.state === 'running') SCORES[sound](context.currentTime + 0.01);
}

/** Let a sound be heard as soon as sounds are possible: at once where somebody has touched the page. */
export async function ring(sound: Sound): Promise<void> {
  wake();
  await context?.resume();
  play(sound);
}
