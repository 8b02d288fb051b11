import type { StudioOptions } from '@toy-twin/studio';

/** One paid picture. */
export type PictureRequest = {
  /** Prompt for a hosted model. */
  prompt: string;
  /** The encoded photo. */
  photo: Uint8Array;
  /** Options for the studio; with a hosted model they describe the layout and the printed text. */
  options: StudioOptions;
  seed: number;
  /** For the log: the order, or the version of a redo, which has none. */
  orderId: string;
};
