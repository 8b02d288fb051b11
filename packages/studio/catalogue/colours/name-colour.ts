import type { Rgb } from '../../colour.ts';
import { hex } from '../../colour.ts';
import { SHADES } from './colour-words.ts';
import { METALS, PIGMENTS } from './pigments.ts';

const keyOf = (colour: Rgb) => colour.map(Math.round).join();
/** The English word for each change of shade; the first one if there are several. */
const ENGLISH_SHADES = ['light', 'pastel', 'dark', 'deep', 'neon'] as const;

/** Every colour that words can name, with its first English name. A plain colour goes before the shade of another. */
const NAMES: ReadonlyMap<string, string> = new Map(
  [...Object.entries(PIGMENTS), ...Object.entries(METALS)]
    .map(([code, names]) => ({ colour: hex(code), name: names.split(', ')[0] ?? '' }))
    .flatMap(({ colour, name }) => [
      ...ENGLISH_SHADES.flatMap((shade) => {
        const changed = SHADES.get(shade)?.(colour);
        return changed ? [[keyOf(changed), `${shade} ${name}`] as const] : [];
      }),
      [keyOf(colour), name] as const,
    ]),
);

/** The English name of a colour that words can name; undefined for any other colour. */
export const nameColour = (colour: Rgb): string | undefined => NAMES.get(keyOf(colour));
