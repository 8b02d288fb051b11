import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** The font of the brand's own words, by the name to draw it with. */
const BRAND_FONT = {
  name: 'StudioDisplay',
  file: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2',
};

/** Registers `StudioDisplay` for this thread; a second call does nothing. Throws if the font file is missing. */
export function registerStudioFonts(): void {
  if (GlobalFonts.has(BRAND_FONT.name)) return;
  const { resolve } = createRequire(import.meta.url);
  if (!GlobalFonts.registerFromPath(resolve(BRAND_FONT.file), BRAND_FONT.name))
    throw new Error(`The font ${BRAND_FONT.file} could not be read`);
}
