import { expect, it } from 'vitest';
import { COLOUR_WORDS } from '../catalogue/colours/colour-words.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { chooseOutfit } from './outfit.ts';

const looks = { clothing: [40, 90, 160], skin: [200, 160, 130] } as unknown as Looks;
const dress = (words: string) => chooseOutfit(readDescription(words), looks, createRandom(3));

it.each(['shorts and yellow flip flops', 'a swimsuit and yellow sandals'])(
  'shows the toes with %s',
  (words) => {
    expect(dress(words)).toMatchObject({ footwear: 'flip-flops', shoeColour: COLOUR_WORDS.get('yellow') });
  },
);

it('gives way to bare feet, and leaves other shoes alone', () => {
  expect(dress('barefoot in a swimsuit').footwear).toBe('none');
  expect(dress('jeans and yellow sneakers').footwear).toBe('sneakers');
});
