import { describe, expect, it } from 'vitest';
import { PACKS } from '../packs/index.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Sculpture } from '../sculpt/solid.ts';
import { sculptBody } from './body.ts';
import { printClothes, printsSkirt } from './clothes-print.ts';
import { chooseOutfit } from './outfit.ts';
import { POSES } from './pose.ts';
import { solveSkeleton } from './skeleton.ts';

const looks = { clothing: [40, 90, 160], skin: [200, 160, 130] } as unknown as Looks;
const dress = (words: string, seed = 3) => chooseOutfit(readDescription(words), looks, createRandom(seed));

function bodyOf(words: string, build = PACKS['action-figure'].build) {
  const [pose] = POSES.standing;
  if (!pose) throw new Error('No pose');
  const skin = { colour: [200, 160, 130], gloss: 0.5 } as const;
  return sculptBody(dress(words), solveSkeleton(build, pose), build, { skin, handle: undefined });
}

describe('what is printed on clothes', () => {
  it('prints words on the tee under an open jacket', () => {
    const words = 'leather jacket over a white tee "ROCK ON"';
    expect(dress(words)).toMatchObject({ top: 'leather-jacket', buttoned: false, sloganInside: true });
    expect(dress('leather jacket "ROCK ON" over a white tee')).toMatchObject({ sloganInside: false });
    const { innerColour } = dress(words);
    const printed = bodyOf(words).upper.filter((group) =>
      group.some(({ paint }) => paint.decal && `${paint.colour}` === `${innerColour}`),
    );
    expect(printed).toHaveLength(1);
    const steel = bodyOf(words).upper.filter((group) =>
      group.some(({ paint }) => paint.metal && paint.colour[2] > 190),
    );
    expect(steel, 'zip and studs over the words').toEqual([]);
  });

  it('puts reflective bands on a hi-vis vest and on no other vest', () => {
    const silver = (words: string) => {
      const { pixels } = printClothes(dress(words), PACKS['action-figure'].build);
      return pixels.some((red, at) => at % 4 === 0 && red === 223 && pixels[at + 2] === 232);
    };
    expect(silver('builder in a hi-vis vest')).toBe(true);
    expect(silver('a builder')).toBe(true);
    expect(silver('a cowboy')).toBe(false);
    expect(silver('an orange vest')).toBe(false);
  });

  it('prints words on the front, or on the apron before it, and no motif next to them', () => {
    const front = (words: string) => printClothes(dress(words), PACKS['action-figure'].build).pixels;
    const [plain, words] = [front('a plain black tee'), front('a plain black tee "GG EZ"')];
    const inked = words.filter((value, index) => value !== plain[index]).length;
    expect(inked).toBeGreaterThan(1000);
    expect(front('a plain tee "GG", an apron')).toEqual(front('a plain tee, an apron'));
    expect(
      printClothes(dress('a jersey "CHAMPS" with number 7'), PACKS['action-figure'].build).pixels,
    ).toEqual(
      printClothes(
        { ...dress('a jersey "CHAMPS" with number 7'), number: undefined },
        PACKS['action-figure'].build,
      ).pixels,
    );
  });

  it('is closed where words stand on what is usually worn open', () => {
    const front = (words: string) => printClothes(dress(words), PACKS['action-figure'].build).pixels;
    for (const garment of ['coat', 'jacket', 'leather jacket', 'lab coat', 'vest']) {
      expect(dress(`a red ${garment} "CREW"`).buttoned, garment).toBe(true);
      expect(front(`a red ${garment} "CREW"`), garment).not.toEqual(front(`a red ${garment}`));
    }
    expect(dress('a red jacket over a white tee "CREW"').buttoned).toBe(false);
    expect(dress('a red coat').buttoned).toBe(false);
    expect(dress('a uniform').neckwear).toBe('tie');
    expect(dress('a uniform with the words "K9"').neckwear).toBeUndefined();
  });

  it('prints words on the bib of overalls', () => {
    const printed = (words: string) =>
      bodyOf(words)
        .upper.flat()
        .filter(({ paint }) => paint.decal).length;
    expect(printed('a plain tee, blue overalls "BOB"')).toBeGreaterThan(
      printed('a plain tee, blue overalls'),
    );
  });

  it('prints the pattern of trousers and skirts on these alone', () => {
    const { upper, lower } = bodyOf('a plain red tee, striped blue trousers');
    const printed = (groups: Sculpture['groups'], colour: string) =>
      groups.flat().some(({ paint }) => paint.decal && paint.colour.join() === colour);
    const { topColour, bottomColour } = dress('a plain red tee, striped blue trousers');
    expect(printed(lower, bottomColour.join())).toBe(true);
    expect(printed(bodyOf('a plain red tee, blue trousers').lower, bottomColour.join())).toBe(false);
    expect(upper.flat().some(({ paint }) => paint.colour.join() === topColour.join() && !paint.decal)).toBe(
      true,
    );
  });

  it('wears both colours that the words give a garment, upright on a jersey', () => {
    const wears = (words: string) => dress(words);
    const blue = readDescription('blue').colour ?? [];
    expect(wears('a red and blue striped jersey, green shorts').second).toEqual(blue);
    expect(wears('a red jersey and blue shorts').second).toBeUndefined();
    expect(wears('a purple and gold jersey').accent).toEqual(readDescription('gold').colour);
    const { pixels, width } = printClothes(
      wears('a red and blue striped jersey'),
      PACKS['action-figure'].build,
      'all over',
    );
    const inked = (x: number, y: number) => pixels[(y * width + Math.floor(x)) * 4 + 3];
    const columns = Array.from({ length: width }, (_, x) => inked(x, 40));
    expect(new Set(columns).size).toBeGreaterThan(1);
    expect(inked(width / 2, 20)).toBe(255);
    expect(inked(width / 2, 150)).toBe(255);
  });

  const seeds = Array.from({ length: 30 }, (_, seed) => seed);
  it.each(['plain dress', 'a simple dress', 'a dress without dots', 'red dress', 'wedding dress', 'a bride'])(
    'prints nothing on the dress of %j',
    (words) => {
      for (const seed of seeds) expect(printsSkirt(dress(words, seed))).toBe(false);
    },
  );

  it('prints the number of the words, whatever the seed, and none on plain cloth', () => {
    const printed = (words: string, seed: number) =>
      Buffer.from(
        printClothes({ ...dress(words, seed), accent: [1, 2, 3] }, PACKS['action-figure'].build).pixels,
      );
    const seven = printed('number 7 jersey', 1);
    expect(seven.equals(printed('number 7 jersey', 2))).toBe(true);
    expect(seven.equals(printed('number 8 jersey', 1))).toBe(false);
    expect(seven.equals(printed('a plain jersey', 1))).toBe(false);
    const bib = printed('runner in a yellow tank top with bib 4211', 1);
    expect(bib.equals(printed('runner in a yellow tank top with bib 507', 1))).toBe(false);
    expect(bib.equals(printed('runner in a yellow tank top', 1))).toBe(false);
    expect(printed('number 42, yellow tank top', 1).equals(printed('yellow tank top', 1))).toBe(false);
  });

  it.each(['a summer dress', 'a floral red dress'])('prints the dress of %j', (words) => {
    expect(seeds.some((seed) => printsSkirt(dress(words, seed)))).toBe(true);
  });
});
