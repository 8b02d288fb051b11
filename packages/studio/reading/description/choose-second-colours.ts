import { HIDING } from '../../catalogue/garments/garments.ts';
import type { CharacterOptions } from './character-options.ts';
import type { Request } from './request.ts';

/** The second colours of the upper garment and of the scarf: 'a red and blue shirt', 'a red and white scarf'. */
export function chooseSecondColours(
  requests: readonly Request[],
): Pick<CharacterOptions, 'second' | 'scarfStripes'> {
  const top = requests.find(({ meaning }) =>
    meaning.garments.some((kind) => HIDING.has(kind) || kind === 'shirt'),
  );
  const scarf = requests.find(({ meaning, second }) => second && meaning.garments.includes('scarf'));
  return { second: top?.second, scarfStripes: scarf?.second };
}
