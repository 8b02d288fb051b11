import type { Garment } from '../../catalogue/garments/garments.ts';
import { DARK_HAIR, type HairWish, isDark, naturalHair } from '../../catalogue/words/hair-words.ts';
import type { CharacterOptions } from './character-options.ts';
import type { Request } from './request.ts';

/**
 * Decides the colour of the hair and whether there is any; the style comes from `findHairStyle`. A named colour goes
 * before the colour that people are called by ('a blonde'), and both go before 'dark'.
 * @returns undefined where the words say nothing about the hair.
 */
export function chooseHair(
  tokens: readonly string[],
  requests: readonly Request[],
  unwanted: ReadonlySet<Garment>,
  style: HairWish | undefined,
): CharacterOptions['hair'] {
  const named = requests.find(
    ({ meaning, colour }) => colour && (meaning.garments.includes('hair') || meaning.haircuts.length > 0),
  )?.colour;
  const called = requests.flatMap(({ meaning }) => meaning.hair);
  const bald = unwanted.has('hair') || called.includes('bald');
  const dark = requests.some(
    ({ meaning, at, end }) => meaning.garments.includes('hair') && isDark(tokens, at, end),
  );
  const colour = named ?? called.find((hair) => hair !== 'bald') ?? (dark ? DARK_HAIR : undefined);
  return bald || colour || style ? { ...style, colour: colour && naturalHair(colour), bald } : undefined;
}
