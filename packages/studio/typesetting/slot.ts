import type { Face } from './choose-fonts.ts';

/** A rectangle on the 1536-pixel page. */
export type Box = { x: number; y: number; width: number; height: number };

/** A box for words, which are set as large as fits and never larger than `largest`. */
export type Slot = {
  name: string;
  box: Box;
  face: Face;
  largest: number;
  align?: 'left' | 'center' | 'right';
  /** Pixels of air between lines as a share of the size; 1.15 unless told. */
  leading?: number;
  capitals?: boolean;
};
