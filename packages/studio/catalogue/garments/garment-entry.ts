import type { Entry } from '../entry.ts';

/** A garment. The cuts of upper garments are in figure/cuts.ts. */
export type GarmentEntry = Entry & {
  /** Where it is worn, `top` unless given; `over` is over everything else. */
  part?: 'head' | 'neck' | 'top' | 'over' | 'back' | 'hands' | 'waist' | 'legs' | 'feet';
  /** The plain garment that it also counts as: scrubs count as a tee. */
  kindOf?: string;
  /** An upper garment that is worn together with another. All others hide what is under them: one of those can be worn. */
  layered?: true;
  /** Its colour where the words name none, as #rrggbb. Without it the figure decides. */
  colour?: string;
};
