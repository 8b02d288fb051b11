import type { Rgb } from '../../colour.ts';
import { COLOUR_WORDS } from '../colours/colour-words.ts';

/** Materials of clothes by their usual colour. Materials under '' have none. */
const MATERIALS: Readonly<Record<string, string>> = {
  denim: 'denim, jean',
  tan: 'suede, sheepskin, shearling',
  camel: 'corduroy, cord',
  khaki: 'tweed, canvas',
  beige: 'linen, burlap',
  chestnut: 'fur',
  '': 'wool, woolen, woollen, woolly, knitted, knit, velvet, silk, satin, cotton, lace, cashmere, fleece, leather, sequin, sequinned, quilted',
};

const USUAL: ReadonlyMap<string, Rgb | undefined> = new Map(
  Object.entries(MATERIALS).flatMap(([colour, words]) =>
    words.split(', ').map((word) => [word, COLOUR_WORDS.get(colour)] as const),
  ),
);

/** The usual colour of a material; undefined if the word names no material. */
export function readMaterial(word: string): { usual: Rgb | undefined } | undefined {
  return USUAL.has(word) ? { usual: USUAL.get(word) } : undefined;
}
