import type { Entry } from '../entry.ts';
import type { HeadMould } from './head-mould.ts';

/** Something that is worn on the head. */
export type HeadwearEntry = Entry & {
  mould: HeadMould;
  /** The id of the thing that it is when it is carried: 'helmet in hand'. */
  carriedAs?: string;
  /** The name of its colour when it is carried and the words name none. */
  colour?: string;
  /** Worn over the eyes, where no glasses fit. */
  overEyes?: true;
  /** Hair is tucked in: of long hair only the front shows. */
  tucksHair?: true;
  /** Leaves the hair as it is; all other headwear presses it flat. */
  overHair?: true;
  /** The height above the eyes from which it presses the hair flat, in the head's units; 0.95 unless given. */
  pressesFrom?: number;
  /**
   * Of headwear that lies close to the head: the height above the eyes at which it begins, in the head's units, and
   * how far that line rises to the back, in degrees. Hair above the line would grow through the cloth. With minus
   * infinity no hair is seen at all.
   */
  closeFit?: { from: number; tilt: number };
};
