import type { StudioOptions } from '@toy-twin/studio';

/** One picture that is paid for. */
export type PictureRequest = {
  /** What the model is told. */
  prompt: string;
  /** The encoded photo. */
  photo: Uint8Array;
  /** What the studio is told; of a hosted model's picture it draws the layout, and these words are printed. */
  options: StudioOptions;
  seed: number;
  /** For the log. */
  orderId: string;
};
