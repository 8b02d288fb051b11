import type { StudioOptions } from '@toy-twin/studio';

/** The photos of a request, of one person or two. */
export function listPhotos({
  photo,
  secondPhoto,
}: Pick<PictureRequest, 'photo' | 'secondPhoto'>): Uint8Array[] {
  return secondPhoto ? [photo, secondPhoto] : [photo];
}

/** One paid picture. */
export type PictureRequest = {
  /** Prompt for a hosted model. */
  prompt: string;
  /** The encoded photo; and that of the second person, where there are two in the box. */
  photo: Uint8Array;
  secondPhoto?: Uint8Array;
  /** Options for the studio; with a hosted model they describe the layout and the printed text. */
  options: StudioOptions;
  seed: number;
  /** For the log: the order, or the version of a redo, which has none. */
  orderId: string;
};
