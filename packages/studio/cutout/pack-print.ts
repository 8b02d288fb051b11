import { z } from 'zod';
import type { Rgb } from '../colour.ts';
import { readPackWords } from '../draw-picture.ts';
import type { StudioOptions } from '../options.ts';
import type { PackInks, PrintSpec } from '../packs/shared/scene-spec.ts';
import { createToyRandom, type Random } from '../random.ts';
import { readOwnedDescription } from '../reading/description/owned-description.ts';

const rgb = z.tuple([z.number(), z.number(), z.number()]).transform((colour): Rgb => colour);
const palette = z.object({ top: rgb, bottom: rgb, accent: rgb, shape: rgb, light: rgb });
const inks = z.object({ paper: rgb, dark: rgb, warm: rgb, cool: rgb, sun: rgb });

/**
 * What a toy's packaging was printed with, so that it can be printed again without the photo: its inks, and how many
 * random numbers of the toy's seed were drawn before its print.
 */
export const packPrint = z.object({
  palette,
  ink: z.optional(inks),
  mirrored: z.optional(z.boolean()),
  drawn: z.int().min(0),
});
export type PackPrint = PackInks & { drawn: number };

/** A toy of which only the cut-out is left, and how its packaging was printed. */
export type PrintedToy = { cutout: Uint8Array; print: PackPrint; options: StudioOptions; seed: number };

/** What the packaging of a toy says and shows, with the random numbers as they were when it was printed. */
export function readPrint({ print, options, seed }: Omit<PrintedToy, 'cutout'>): PrintSpec {
  const random = createToyRandom(seed, options.variation);
  for (let number = 0; number < print.drawn; number++) random();
  const { character } = readThings(options, createToyRandom(seed, options.variation));
  const second = options.second && readThings(options.second, createToyRandom(seed, options.variation));
  return { options, character, second, random, words: readPackWords(options, character.theme, seed) };
}

const readThings = (
  { description, parts = {} }: Pick<StudioOptions, 'description' | 'parts'>,
  random: Random,
) => ({ character: readOwnedDescription(description, parts, random).character });
