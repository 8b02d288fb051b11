import type { Entry } from '../entry.ts';

/** A garment. The cuts of upper garments are in figure/cuts.ts. */
export type GarmentEntry = Entry & {
  /** Where it is worn; `over` is over everything else. */
  part: 'head' | 'neck' | 'top' | 'over' | 'back' | 'hands' | 'waist' | 'legs' | 'feet';
  /** The plain garment that it also counts as: scrubs count as a tee. */
  kindOf?: string;
  /** Hides whatever is under it. Only one of these can be worn. */
  hides?: true;
  /** Its colour where the words name none, as #rrggbb. Without it the figure decides. */
  colour?: string;
};
