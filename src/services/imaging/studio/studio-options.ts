import { z } from 'zod';

/** The wishes that the studio reads from `providerOptions.studio` of an image call. */
export const studioOptionsSchema = z.object({
  /** `packaged`: the toy in its packaging; `character`: the same toy on a turntable, out of its packaging. */
  kind: z.enum(['packaged', 'character']),
  templateId: z.enum(['template1', 'template2', 'template3']),
  /** The user's own words, 1 to 250 characters; printed in full and read for colours and accessories. */
  description: z.string().min(1).max(250),
  /** The name printed large on the pack. */
  title: z.string(),
  /** The collector's number, such as `No. 007`. */
  serial: z.string(),
});
export type StudioOptions = z.infer<typeof studioOptionsSchema>;

/** One picture to make. The same task always gives the same bytes. */
export type RenderTask = {
  /** The encoded photo (JPEG, PNG, WebP …). */
  photo: Uint8Array;
  options: StudioOptions;
  seed: number;
  /** Edge of the square picture, pixels. */
  size: number;
};

/** What a worker answers: errors do not survive the way between threads as classes, so they travel as data. */
export type RenderAnswer = { ok: true; png: Uint8Array } | { ok: false; message: string };
export type DescribeAnswer = { ok: true; text: string } | { ok: false; message: string };
