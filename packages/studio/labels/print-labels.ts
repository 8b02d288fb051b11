import sharp from 'sharp';
import type { Rgb } from '../colour.ts';
import type { StudioOptions } from '../options.ts';
import { PACKS } from '../packs/index.ts';
import { createPage, PAGE } from '../packs/shared/surface.ts';
import { registerStudioFonts } from '../typesetting/fonts.ts';
import type { Box } from '../typesetting/typeset.ts';
import { chooseLabelInks, drawBlanks, drawLabels } from './draw-labels.ts';
import type { LabelWords } from './label-words.ts';

/** One picture to print on. */
export type LabelTask = {
  /** An encoded square picture. */
  picture: Uint8Array;
  pack: StudioOptions['pack'];
  /** Without words their places are painted over: this shows a model which places to leave free. */
  words: LabelWords | undefined;
  /** The colours that the owner chose for the box. */
  palette?: StudioOptions['palette'];
};

/** Prints a pack's labels over a picture of it. Resolves to a PNG of the same size. */
export async function printLabels({ picture, pack, words, palette }: LabelTask): Promise<Uint8Array> {
  registerStudioFonts();
  const { width: size } = await sharp(picture).metadata();
  const places = PACKS[pack].labels;
  const inks = chooseLabelInks(places.manner, await meanColour(picture, places.header, size / PAGE), palette);
  const surface = createPage(size);
  places.lay(surface, (context) => {
    if (words) drawLabels(context, places, { inks, words });
    else drawBlanks(context, places, inks.ground);
  });
  return sharp(picture)
    .composite([{ input: await surface.canvas.encode('png') }])
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/** What the model painted where the header will lie, as one colour. */
async function meanColour(picture: Uint8Array, box: Box, scale: number): Promise<Rgb> {
  const { channels } = await sharp(picture)
    .extract({
      left: Math.round(box.x * scale),
      top: Math.round(box.y * scale),
      width: Math.round(box.width * scale),
      height: Math.round(box.height * scale),
    })
    .removeAlpha()
    .toColourspace('srgb')
    .stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return [red ?? 0, green ?? 0, blue ?? 0];
}
