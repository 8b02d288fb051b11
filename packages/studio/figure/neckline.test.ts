import { describe, expect, it } from 'vitest';
import { PACKS } from '../packs/index.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { NeckOpening } from '../reading/photo/clothes/neck-opening.ts';
import type { ClothesKind } from '../reading/photo/clothes/read-clothes.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { printClothes } from './clothes-print.ts';
import { chooseOutfit } from './outfit.ts';

const { build } = PACKS['action-figure'];
const skin = [201, 161, 131] as const;
const colours = [[40, 90, 160]] as const;

type Worn = { kind?: ClothesKind; words?: string; cloth?: Looks['clothing'][]; tie?: Looks['clothing'] };

function dress(
  opening: Partial<NeckOpening> | undefined,
  { kind = 'round neck', words = '', cloth, tie }: Worn = {},
) {
  const whole = opening && { wide: 1, deep: 1, half: 0.87, straps: true, ...opening };
  const clothes = { kind, colours: cloth ?? colours, opening: whole, ...(tie && { tie }) };
  const looks = { clothing: colours[0], skin, clothes } as unknown as Looks;
  return chooseOutfit(readDescription(words || 'A person'), looks, createRandom(3));
}

/** How many pixels of a print are bare skin, all over or in a row, as a share of its height. */
function bare(outfit: ReturnType<typeof dress>, row?: number): number {
  const { pixels, width, height } = printClothes(outfit, build);
  let count = 0;
  const [from, until] =
    row === undefined ? [0, height] : [Math.round(row * height), Math.round(row * height) + 1];
  for (let at = from * width * 4; at < until * width * 4; at += 4) {
    if (pixels[at + 3] === 255 && skin.every((value, channel) => Math.abs(pixels[at + channel] - value) < 12))
      count++;
  }
  return count;
}

describe('a neckline', () => {
  it('shows more skin the deeper and the wider the photo shows it, and none around the neck', () => {
    expect(dress({}).neckline).toBeUndefined();
    const depths = [1.5, 1.8, 2.2].map((deep) => bare(dress({ deep })));
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(depths[0]).toBeGreaterThan(100);
    expect(bare(dress({ deep: 1.8, wide: 1.7 }))).toBeGreaterThan(bare(dress({ deep: 1.8 })) * 1.1);
  });

  it('of a V narrows faster than a round one', () => {
    const row = 0.25;
    const [v, round] = [0.5, 0.87].map((half) => bare(dress({ deep: 2.2, half }), row));
    expect(v).toBeGreaterThan(0);
    expect(round).toBeGreaterThan((v ?? 0) * 1.3);
  });

  it('leaves straps, unless the photo shows cloth and none over the shoulders', () => {
    const row = 0.18;
    const strapless = { kind: 'strapless', words: '' } as const;
    const low = { deep: 2.5, straps: false };
    expect(bare(dress(low, strapless), row)).toBeGreaterThan(
      bare(dress({ ...low, straps: true }, strapless), row) * 1.5,
    );
    expect(dress(low, { ...strapless, cloth: [] }).neckline?.straps).toBe(true);
  });

  it('is an open collar of a shirt, also under a suit, unless a tie closes it', () => {
    const collar = { kind: 'shirt collar' } as const;
    expect(dress({ deep: 0.5 }, collar).neckline).toBeUndefined();
    const open = dress({ deep: 1.2 }, collar);
    expect(open).toMatchObject({ top: 'shirt', neckline: { square: 1.1 } });
    expect(bare(open)).toBeGreaterThan(100);
    expect(dress(undefined, collar).neckline?.deep, 'cut off by the photo').toBeGreaterThan(0.05);
    const suit = dress({ deep: 1.2 }, { kind: 'suit' });
    expect(suit.neckline).toEqual(open.neckline);
    expect(bare(suit), 'on the jacket').toBe(0);
    expect(dress({ deep: 1.2 }, { kind: 'suit', tie: [120, 20, 30] }).neckline).toBeUndefined();
    expect(dress({ deep: 1.2 }, { ...collar, words: 'A person with a tie' }).neckline).toBeUndefined();
  });

  it('gives way to what words say', () => {
    const deep = { deep: 2 };
    expect(dress(deep).neckline?.skin).toEqual(skin);
    for (const words of [
      'in a tee',
      'in a red tee',
      'all in green',
      'in a tee "GO"',
      'with an apron',
      'in a suit',
    ])
      expect(dress(deep, { words: `A person ${words}` }).neckline, words).toBeUndefined();
  });
});
