import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { SeenClothes } from '../reading/photo/clothes/read-clothes.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Top } from './cuts.ts';

/** The clothes of the photo, where the words name neither the garment nor its colour; undefined if they do. */
export function asInPhoto(
  { garments, colour }: CharacterOptions,
  { clothes }: Looks,
  top: Top,
): SeenClothes | undefined {
  return garments.has(top) || colour ? undefined : clothes;
}
