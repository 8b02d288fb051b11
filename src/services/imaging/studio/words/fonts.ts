import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Font files of the packs, by the name that the studio draws with. All under the SIL Open Font Licence. */
const FILES: readonly (readonly [name: string, file: string])[] = [
  ['StudioDisplay', '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2'],
  ['StudioDisplayExt', '@fontsource/lilita-one/files/lilita-one-latin-ext-400-normal.woff2'],
  ['StudioRubikCyrillic', '@fontsource/rubik/files/rubik-cyrillic-900-normal.woff2'],
  ['StudioRubikHebrew', '@fontsource/rubik/files/rubik-hebrew-900-normal.woff2'],
  ['StudioCondensed', '@fontsource/oswald/files/oswald-latin-700-normal.woff2'],
  ['StudioCondensedExt', '@fontsource/oswald/files/oswald-latin-ext-700-normal.woff2'],
  ['StudioCondensedCyrillic', '@fontsource/oswald/files/oswald-cyrillic-700-normal.woff2'],
  ['StudioText', '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2'],
  ['StudioTextExt', '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff2'],
  ['StudioGreek', '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff2'],
  ['StudioCyrillic', '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff2'],
  ['StudioVietnamese', '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff2'],
  ['StudioDevanagari', '@fontsource/noto-sans/files/noto-sans-devanagari-700-normal.woff2'],
  ['StudioArabic', '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2'],
  ['StudioJapanese', '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-700-normal.woff2'],
  ['StudioEmoji', '@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff2'],
];

const OTHER_SCRIPTS =
  'StudioText, StudioTextExt, StudioGreek, StudioCyrillic, StudioVietnamese, StudioArabic, StudioRubikHebrew, StudioJapanese, StudioDevanagari, StudioEmoji';

/** The three faces of a pack, each with its fallbacks for other scripts. */
export const FACES = {
  display: `StudioDisplay, StudioDisplayExt, StudioRubikCyrillic, ${OTHER_SCRIPTS}`,
  condensed: `StudioCondensed, StudioCondensedExt, StudioCondensedCyrillic, ${OTHER_SCRIPTS}`,
  text: OTHER_SCRIPTS,
} as const;
export type Face = keyof typeof FACES;

/** Makes the fonts known to this thread; again does nothing. Throws if a font file is missing. */
export function registerStudioFonts(): void {
  if (GlobalFonts.has('StudioEmoji')) return;
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of FILES) {
    if (!GlobalFonts.registerFromPath(resolve(file), name))
      throw new Error(`The font ${file} could not be read`);
  }
}
