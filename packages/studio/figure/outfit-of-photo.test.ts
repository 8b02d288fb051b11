import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../catalogue/colours/colour-words.ts';
import { type Rgb, toHsl } from '../colour.ts';
import { perceivedDistance } from '../colour-lab.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { chooseOutfit } from './outfit.ts';

const looks = { clothing: [40, 90, 160], skin: [200, 160, 130] } as unknown as Looks;
const dressAs = (clothes: NonNullable<Looks['clothes']>, words = 'A person', clothing = looks.clothing) =>
  chooseOutfit(readDescription(words), { ...looks, clothing, clothes }, createRandom(3));

describe('outfit of a photo', () => {
  it('has nothing printed by chance where the photo shows it, unless the words name it', () => {
    const seen: Looks = { ...looks, clothes: { kind: 'round neck', colours: [[40, 90, 160]] } };
    const isPlain = (words: string, photo: Looks) =>
      chooseOutfit(readDescription(words), photo, createRandom(3)).plain;
    expect([isPlain('A person', seen), isPlain('A person', looks)]).toEqual([true, false]);
    expect(isPlain('A person in a jumper', seen)).toBe(false);
  });

  it('is cut as in the photo, unless the words name it', () => {
    const top = (kind: NonNullable<Looks['clothes']>['kind'], words = 'A person') =>
      dressAs({ kind, colours: [looks.clothing] }, words).top;
    expect(top('suit')).toBe('blazer');
    expect(top('open front')).toBe('jacket');
    expect(top('shirt collar')).toBe('shirt');
    expect(top('zip collar')).toBe('zip-jacket');
    expect(top('roll neck')).toBe('jumper');
    expect(top('round neck')).toBe('tee');
    expect(top('strapless')).toBe('tank');
    expect(top(undefined)).toBe('tee');
    expect(top('suit', 'A person in a hoodie')).toBe('hoodie');
  });

  it('hangs a shirt loose whose end no photo shows, unless the words name the shirt or something that keeps it tucked in', () => {
    const isUntucked = (words: string) =>
      dressAs({ kind: 'shirt collar', colours: [looks.clothing] }, words).untucked;
    expect(isUntucked('A person')).toBe(true);
    for (const words of ['a shirt', 'a tie', 'a belt', 'red suspenders', 'black trousers'])
      expect(isUntucked(`A person with ${words}`)).toBe(false);
    expect(dressAs({ kind: 'round neck', colours: [looks.clothing] }).untucked).toBe(false);
  });

  it('leaves no arms bare below a headscarf, unless the words name it', () => {
    const top = (kind: NonNullable<Looks['clothes']>['kind'], words: string) =>
      dressAs({ kind, colours: [looks.clothing] }, words).top;
    for (const kind of ['round neck', 'strapless', undefined] as const)
      expect(top(kind, 'A woman in a hijab')).toBe('jumper');
    expect(top('shirt collar', 'A woman in a hijab')).toBe('shirt');
    expect(top('round neck', 'A woman in a hijab and a T-shirt')).toBe('tee');
  });

  it('has a tie and a shirt in the colours of the photo, and no tie that the photo does not show', () => {
    const inner: Rgb = [120, 140, 190];
    const suit = { kind: 'suit', colours: [looks.clothing], inner } as const;
    expect(dressAs({ ...suit, tie: [105, 63, 60] })).toMatchObject({
      neckwear: 'tie',
      accent: [105, 63, 60],
    });
    expect(dressAs(suit)).toMatchObject({ top: 'blazer', neckwear: undefined });
    expect(dressAs(suit, 'A person in a grey suit').neckwear).toBe('tie');
    const [red, , blue] = dressAs(suit).innerColour;
    expect(blue).toBeGreaterThan(red + 50);
  });

  it('has no suit and no tie by a doubt: not in a colour that the words name, nor of dark cloth', () => {
    const suit = { kind: 'suit', colours: [looks.clothing] } as const;
    for (const words of ['A person', 'A person in blue', 'My grandmother in green'])
      expect(dressAs(suit, words), words).toMatchObject({ top: 'blazer', neckwear: undefined });
    for (let seed = 1; seed <= 30; seed++) {
      const dark: Looks = { ...looks, clothing: [30, 30, 34] };
      const { top, neckwear } = chooseOutfit(readDescription('A person'), dark, createRandom(seed));
      expect([top, neckwear]).toEqual([expect.not.stringMatching('suit'), undefined]);
    }
  });

  it('has the pattern of the photo, softly, in both its colours, unless the words name garment, colour or pattern', () => {
    const print = { kind: 'mottled', colour: [30, 40, 35] } as const;
    const seen = { kind: undefined, colours: [looks.clothing], pattern: print } as const;
    expect(dressAs(seen).pattern).toBe('flecks');
    expect(Math.max(...(dressAs(seen).second ?? [255]))).toBeLessThan(60);
    expect(dressAs({ ...seen, pattern: { ...print, kind: 'striped' } }).pattern).toBe('fine-stripes');
    expect(dressAs(seen, 'A person in a red tee').pattern).toBeUndefined();
    expect(dressAs(seen, 'dotted').pattern).toBe('dotted');
  });

  it('has the scarf of the photo in both its colours over something plain, unless the words deny or name one', () => {
    const pattern = { kind: 'striped', colour: [25, 26, 42] } as const;
    const seen = { kind: 'scarf', colours: [[150, 150, 160]], pattern } as const;
    const worn = dressAs(seen);
    expect(worn).toMatchObject({ top: 'jumper', pattern: undefined, plain: true });
    expect(Math.min(...(worn.scarf ?? [0]))).toBeGreaterThan(100);
    expect(Math.max(...(worn.scarfStripes ?? [255]))).toBeLessThan(70);
    const [red, , blue] = dressAs({ ...seen, inner: [180, 120, 40] }).topColour;
    expect(red).toBeGreaterThan(blue + 100);
    expect(dressAs(seen, 'A person without a scarf').scarf).toBeUndefined();
    expect(dressAs(seen, 'A person in a red scarf').scarf).toEqual(COLOUR_WORDS.get('red'));
  });

  it('has the necklace of the photo, unless the words deny it or cover it', () => {
    const seen = { kind: 'round neck', colours: [looks.clothing], necklace: [150, 160, 180] } as const;
    expect(dressAs(seen).necklace?.[2]).toBeGreaterThan(150);
    for (const words of ['without a necklace', 'with a scarf', 'with a tie'])
      expect(dressAs(seen, `A person ${words}`).necklace, words).toBeUndefined();
    expect(dressAs(seen, 'A person with a red necklace').necklace).toEqual(COLOUR_WORDS.get('red'));
  });

  it('has the hue of bright cloth, which can get no richer', () => {
    const dress = (cloth: Rgb) => dressAs({ kind: undefined, colours: [cloth] }, 'A person', cloth).topColour;
    const off = (one: Rgb, other: Rgb) => Math.abs(toHsl(one).hue - toHsl(other).hue);
    const cloths: Rgb[] = [
      [255, 224, 103],
      [170, 204, 247],
      [252, 202, 176],
      [120, 15, 20],
    ];
    for (const cloth of cloths) {
      const dyed = dress(cloth);
      expect(Math.min(...dyed)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...dyed)).toBeLessThanOrEqual(255);
      expect(off(dyed, cloth)).toBeLessThan(3);
    }
  });

  it('never has the colour of the skin, whatever it is, and no other colour where it is far from it', () => {
    const dye = (cloth: Rgb) =>
      dressAs({ kind: 'round neck', colours: [cloth] }, 'A person', cloth).topColour;
    for (const cloth of [looks.skin, [214, 176, 150], [180, 140, 112], [205, 158, 128]] satisfies Rgb[])
      expect(perceivedDistance(dye(cloth), looks.skin), `${cloth}`).toBeGreaterThan(18);
    expect(dye([250, 250, 250]).map(Math.round)).toEqual([250, 250, 250]);
    const words = chooseOutfit(readDescription('A person in a beige tee'), looks, createRandom(3));
    expect(words.topColour).toEqual(COLOUR_WORDS.get('beige'));
  });

  it('is black where the light tinges black cloth a little, and navy where it is navy', () => {
    const spread = (cloth: Rgb) => {
      const { topColour } = dressAs({ kind: 'round neck', colours: [] }, 'A person', cloth);
      return Math.max(...topColour) - Math.min(...topColour);
    };
    expect(spread([32, 28, 27])).toBeLessThan(3);
    expect(spread([28, 34, 58])).toBeGreaterThan(25);
    expect(spread([32, 36, 45]), 'navy before brown').toBeGreaterThan(spread([45, 36, 32]) + 3);
  });

  it('is never lighter of darker cloth', () => {
    const brightness = [0, 10, 20, 30, 34, 40, 50, 60].map((grey) => {
      const [red] = dressAs({ kind: 'round neck', colours: [] }, 'A person', [grey, grey, grey]).topColour;
      return red;
    });
    expect(brightness).toEqual(brightness.toSorted((a, b) => a - b));
  });
});
