/** What the pictures of every game can hold besides its own pieces. */

export interface Plain {
  /** Rows of icons, as on a space: `1 grain › 3 grain`. */
  strips?: string[];
  /** The seats of people, and how many of the first seat are newborn. */
  people?: number[];
  newborn?: number;
  /** A printed card, by its number in each edition or its name. */
  card?: string;
  /** Whether it is a good or a bad example. */
  ok?: boolean;
}
