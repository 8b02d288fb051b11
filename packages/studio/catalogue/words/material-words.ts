import type { Rgb } from '../../colour.ts';
import { COLOUR_WORDS } from '../colours/colour-words.ts';

/** Materials of clothes; those without a colour come in any. */
const MATERIALS: readonly { words: string; colour?: string }[] = [
  { words: 'denim, jean', colour: 'denim' },
  { words: 'suede, sheepskin, shearling', colour: 'tan' },
  { words: 'corduroy, cord', colour: 'camel' },
  { words: 'tweed, canvas', colour: 'khaki' },
  { words: 'linen, burlap', colour: 'beige' },
  { words: 'fur', colour: 'chestnut' },
  { words: 'wool, woolen, woollen, woolly, knitted, knit, velvet, silk, satin, cotton, lace, cashmere' },
  { words: 'fleece, leather, sequin, sequinned, quilted' },
];

const USUAL: ReadonlyMap<string, Rgb | undefined> = new Map(
  MATERIALS.flatMap(({ words, colour = '' }) =>
    words.split(', ').map((word) => [word, COLOUR_WORDS.get(colour)] as const),
  ),
);

/** The usual colour of a material; undefined if the word names no material. */
export function readMaterial(word: string): { usual: Rgb | undefined } | undefined {
  return USUAL.has(word) ? { usual: USUAL.get(word) } : undefined;
}
