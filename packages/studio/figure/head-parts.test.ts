import { describe, expect, it } from 'vitest';
import { HEADWEAR_ENTRIES } from '../catalogue/headwear/headwear.ts';
import { LOOKS } from '../fixtures/looks.ts';
import { FACIAL_HAIR, GLASSES } from '../look/vocabulary.ts';
import { createRandom } from '../random.ts';
import { type FaceShape, USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { buildField } from '../sculpt/field.ts';
import { distanceTo } from '../sculpt/sdf.ts';
import type { Group } from '../sculpt/solid.ts';
import { sculptBeard } from './beard.ts';
import { sculptEyePatch } from './eye-patch.ts';
import { sculptGlasses } from './glasses.ts';
import { sculptHair } from './hair/sculpt-hair.ts';
import { hairUnderHat } from './hair-under-hat.ts';
import { ABOVE_CHIN, sculptSkull } from './head.ts';

const GLASSES_IDS = GLASSES.flatMap(({ id }) => (id === 'none' ? [] : [id]));
const FORMS = FACIAL_HAIR.flatMap(({ id }) => (id === 'none' || id === 'stubble' ? [] : [id]));

const hair = (changes: Partial<Looks>, underHat = false) =>
  sculptHair({ ...LOOKS, ...changes }, createRandom(1), 0.8, underHat ? 0.95 : undefined);
/** What adds something, and how low it reaches. */
const added = (groups: readonly Group[]) => groups.flat().filter((solid) => !solid.cutOut);
const lowest = (groups: readonly Group[]) =>
  Math.min(...added(groups).map(({ at, size }) => at[1] - size[1]));

/** The distance from a place to some groups, negative inside. */
function measure(groups: readonly Group[]) {
  const field = buildField([{ groups: groups, scale: 1 }], [0, 0, 0]);
  const all = Int32Array.from({ length: field.count }, (_, index) => index);
  return (x: number, y: number, z: number) => distanceTo(field, all, field.count, x, y, z, false);
}

/** How far in front the skin is at a place of the lower face; `side` runs from jaw to jaw. */
function skinAt(skin: ReturnType<typeof measure>, side: number, y: number, from: number): number {
  let z = from;
  while (skin(side * 0.6, y, z) < 0) z += 0.01;
  return z;
}

describe('the jaw', () => {
  /** Half the width of a head at a height above its chin, from the front. */
  const widthOf = (shape: FaceShape, aboveChin: number) => {
    const skin = measure([sculptSkull(shape, { colour: [0, 0, 0], gloss: 0 })]);
    const y = aboveChin - shape.chin;
    const isSkin = (x: number) => [0, 0.2, 0.4, 0.6, 0.8].some((z) => skin(x, y, z) < 0);
    let x = 0;
    while (isSkin(x)) x += 0.01;
    return x;
  };

  it.each([
    ['a pointed', { jaw: 0.78, jowl: 0.6, chinWidth: 0.34 }],
    ['a usual', { jaw: 0.9, jowl: 0.75, chinWidth: 0.42 }],
    ['a square', { jaw: 1.05, jowl: 0.94, chinWidth: 0.54 }],
    ['a long and pointed', { jaw: 0.9, jowl: 0.66, chinWidth: 0.34, chin: 2 }],
  ])('of %s face is as wide as it was measured', (_, measures) => {
    const shape = { ...USUAL_SHAPE, ...measures };
    for (const key of ['jaw', 'jowl', 'chinWidth'] as const)
      expect(Math.abs(widthOf(shape, ABOVE_CHIN[key]) - shape[key]), key).toBeLessThan(0.06);
  });

  it.each([1.46, 1.6, 1.86, 2])('ends at a chin that is %d below the eyes', (chin) => {
    const skin = measure([sculptSkull({ ...USUAL_SHAPE, chin }, { colour: [0, 0, 0], gloss: 0 })]);
    const isSkin = (y: number) => [0.2, 0.4, 0.6, 0.8].some((z) => skin(0, y, z) < 0);
    let end = -1;
    while (isSkin(end)) end -= 0.01;
    expect(Math.abs(end + chin)).toBeLessThan(0.06);
  });
});

describe('glasses and beards', () => {
  it('makes only what the photo shows', () => {
    expect(sculptGlasses(LOOKS)).toEqual([]);
    expect(sculptBeard(LOOKS, 0.8)).toEqual([]);
    expect(sculptBeard({ ...LOOKS, beard: { kind: 'stubble', colour: [90, 60, 40] } }, 0.8)).toEqual([]);
  });

  it.each(GLASSES_IDS)('gives %s a rim around both eyes, and lenses only where they are dark', (form) => {
    const dark = form.endsWith('sunglasses');
    const groups = sculptGlasses({ ...LOOKS, glasses: { colour: [190, 40, 40], dark, form } });
    expect(groups.flat().some(({ paint }) => paint.colour[0] === 190)).toBe(true);
    const frames = measure(groups);
    const near = (x: number, y: number) =>
      Math.min(...[1.2, 1.25, 1.3, 1.34, 1.38].map((z) => frames(x, y, z)));
    for (const side of [-1, 1]) {
      expect(near(side * 0.52, -0.03) < 0).toBe(dark);
      const below = [-0.2, -0.25, -0.3, -0.35, -0.4, -0.45, -0.5].map((y) => near(side * 0.52, y));
      expect(Math.min(...below)).toBeLessThan(0.03);
    }
  });

  it('moulds a full beard around the chin', () => {
    const beard = sculptBeard({ ...LOOKS, beard: { kind: 'full', colour: [90, 60, 40] } }, 0.8);
    expect(lowest(beard)).toBeLessThan(-USUAL_SHAPE.chin);
  });

  it('lets a long beard hang down to the chest, in front of it', () => {
    const beard = (long?: true) =>
      sculptBeard({ ...LOOKS, beard: { kind: 'full', colour: [90, 60, 40], ...(long && { long }) } }, 0.8);
    const tip = added(beard(true)).find(({ to }) => to && to[1] < -USUAL_SHAPE.chin - 1);
    expect(tip?.to?.[2]).toBeGreaterThan(0.7);
    expect(lowest(beard())).toBeGreaterThan(-USUAL_SHAPE.chin - 0.5);
  });

  it('lets the moustache of a long beard run down into it', () => {
    const ends = (long?: true) => {
      const beard = { kind: 'full' as const, colour: [90, 60, 40] as const, ...(long && { long }) };
      const [moustache = []] = sculptBeard({ ...LOOKS, beard }, 0.8);
      return lowest([moustache]);
    };
    expect(ends(true)).toBeLessThan(ends() - 0.3);
    expect(ends(true)).toBeGreaterThan(-USUAL_SHAPE.chin);
  });

  it('covers one eye with a patch whose strap lies on the head, and leaves the other free', () => {
    const patch = measure(sculptEyePatch({ colour: undefined }, LOOKS));
    expect(patch(0.52, 0, 1.22)).toBeLessThan(0);
    for (const z of [1, 1.15, 1.3]) expect(patch(-0.52, -0.02, z)).toBeGreaterThan(0.1);
    expect(patch(-0.5, 0.55, 1.22)).toBeLessThan(0.05);
    expect(sculptEyePatch(undefined, LOOKS)).toEqual([]);
  });

  it.each([
    [1.7, 0.85],
    [1.9, 0.92],
    [2.05, 1],
  ])('lies on the skin of a chin at %d and a jaw of %d all over', (chin, jaw) => {
    const looks: Looks = {
      ...LOOKS,
      shape: { ...USUAL_SHAPE, chin, jaw, jowl: jaw * 0.84 },
      beard: { kind: 'full', colour: [90, 60, 40] },
    };
    const skin = measure([sculptSkull(looks.shape, { colour: looks.skin, gloss: 0.5 })]);
    const beard = measure(sculptBeard(looks, 0.8));
    for (const side of [-0.7, -0.35, 0, 0.35, 0.7]) {
      for (const down of [-0.78, -0.9]) {
        const surface = skinAt(skin, side, chin * down, 0.1);
        expect(beard(side * 0.6, chin * down, surface)).toBeLessThan(-0.03);
      }
    }
  });

  it.each(FORMS)('moulds a %s that leaves the mouth free', (form) => {
    const beard = measure(
      sculptBeard({ ...LOOKS, beard: { kind: 'full', form, colour: [90, 60, 40] } }, 0.8),
    );
    const { mouth } = USUAL_SHAPE;
    for (const x of [-0.2, 0, 0.2])
      for (const z of [1.1, 1.2, 1.3]) expect(beard(x, -mouth - 0.06, z)).toBeGreaterThan(0);
  });

  it('gives each form of facial hair a shape of its own', () => {
    const shapes = FORMS.map((form) =>
      JSON.stringify(sculptBeard({ ...LOOKS, beard: { kind: 'full', form, colour: [90, 60, 40] } }, 0.8)),
    );
    expect(new Set(shapes).size).toBe(FORMS.length);
  });

  it('leaves no pink in a grey beard if pale skin shines through it', () => {
    const looks: Looks = {
      ...LOOKS,
      skin: [246, 214, 194],
      beard: { kind: 'goatee', colour: [215, 181, 175] },
    };
    const [red = 0, , blue = 0] = sculptBeard(looks, 0.8)[1]?.[0]?.paint.colour ?? [];
    expect(red - blue).toBeLessThan(14);
    expect(red).toBeGreaterThan(130);
  });

  it('keeps a white beard white below brown hair', () => {
    const [[solid] = []] = sculptBeard({ ...LOOKS, beard: { kind: 'full', colour: [225, 222, 218] } }, 0.8);
    expect(Math.min(...(solid?.paint.colour ?? []))).toBeGreaterThan(190);
  });

  it('moulds a moustache that stands out of the upper lip', () => {
    const looks: Looks = { ...LOOKS, beard: { kind: 'moustache', colour: [90, 60, 40] } };
    const skin = measure([sculptSkull(looks.shape, { colour: looks.skin, gloss: 0.5 })]);
    const [left] = sculptBeard(looks, 0.8).flat();
    const [x = 0, y = 0] = left?.at ?? [];
    expect(measure(sculptBeard(looks, 0.8))(x, y, skinAt(skin, x / 0.6, y, 0.1))).toBeLessThan(-0.03);
  });
});

describe('hair under what lies close to the head', () => {
  const grid = Array.from({ length: 25 }, (_, step) => step * 0.13 - 1.56);
  /** Where hair stands out of the hat in front, from a little above its lower edge. */
  const pokes = (
    groups: readonly Group[],
    hat: 'cap' | 'bandana' | 'beanie' | 'police-cap' | 'graduation-cap',
  ) => {
    const [hair, cloth] = [measure(groups), measure(HEADWEAR_ENTRIES[hat].mould(undefined))];
    return grid.flatMap((x) =>
      [1.35, 1.5, 1.7].flatMap((y) =>
        [0.9, 1.1, 1.3, 1.5].filter((z) => hair(x, y, z) < -0.01 && cloth(x, y, z) > 0.01),
      ),
    ).length;
  };

  it.each(['cap', 'bandana', 'beanie', 'police-cap', 'graduation-cap'] as const)(
    'does not grow through a %s',
    (hat) => {
      for (const hairStyle of ['long-curly', 'pixie', 'afro', 'bob-fringe', 'spiky'] as const)
        expect(pokes(hairUnderHat(hair({ hairStyle }, true), hat), hat)).toBe(0);
    },
  );

  it.each([
    'helmet',
    'space-helmet',
    'football-helmet',
    'wizard-hat',
    'fedora',
    'sun-hat',
    'hard-hat',
    'turban',
  ] as const)('ends inside a %s', (hat) => {
    for (const group of hairUnderHat(hair({ hairHeight: 1 }, true), hat))
      expect(group.at(-1)?.cutOut).toBe(true);
  });

  it('is hidden by a scarf, and stays as it is under a hat with a brim', () => {
    expect(hairUnderHat(hair({}, true), 'headscarf')).toEqual([]);
    expect(hairUnderHat(hair({}, true), 'top-hat')).toEqual(hair({}, true));
  });
});
