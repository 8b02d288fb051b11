import { describe, expect, it, test } from 'vitest';
import type { Opinion } from '../opinion/read-opinion.ts';
import { chooseHairStyle } from './choose-hair-style.ts';
import { NO_TEXTURE } from './hair-coils.ts';
import { NO_CORDS } from './hair-cords.ts';
import type { HairFacts } from './hair-facts.ts';
import type { HairOutline } from './hair-outline.ts';
import type { Strands } from './hair-strands.ts';

const COMBED: Strands = { area: 2, order: 0.15, steady: 0.8, near: 0.76, far: 0.65, contrast: 0.1 };
const CURLS: Strands = { ...COMBED, order: 0.05, steady: 0.4, near: 0.4, far: 0.15 };
const BARE = { end: 0, runsOut: undefined, taper: 0.4, breadth: 0, bulge: 0 };

const arch = (by: number) => Array.from({ length: 17 }, (_, at) => 1.25 - by * ((at - 8) / 8) ** 2);

function facts({
  outline,
  ...changes
}: Partial<Omit<HairFacts, 'outline'>> & { outline?: Partial<HairOutline> }) {
  const all: HairFacts = {
    outline: {
      falls: [BARE, BARE],
      hairline: arch(0.2),
      top: Array.from({ length: 49 }, () => 1.9),
      volume: 0.2,
      ...outline,
    },
    onHead: COMBED,
    beside: [COMBED, COMBED],
    aroundEars: 0,
    cords: NO_CORDS,
    texture: { knots: 0.5, together: 0.5 },
    hanging: NO_TEXTURE,
    detail: 100,
    light: 0.3,
    isCrownCovered: true,
    isCrownSeen: true,
    isFine: true,
    yaw: 0,
    isKnotted: false,
    upright: 0,
    crownWidth: 2,
    besideNeck: [0, 0],
    likeBesideNeck: 0,
    thin: 0.25,
    ...changes,
  };
  return all;
}

test('hair is drawn back only where its arch tells it; with less of one it is combed back', () => {
  expect(chooseHairStyle(facts({}))).toBe('swept-back');
  expect(chooseHairStyle(facts({ outline: { hairline: arch(0.4) } }))).toBe('low-bun');
});

test('coils as dark as night are not drawn back: they stand out, or lie close', () => {
  const coils = { onHead: { ...COMBED, near: 0.7, contrast: 0.05 }, light: 0.08 };
  const hairline = arch(0.4);
  expect(chooseHairStyle(facts({ ...coils, outline: { hairline, volume: 0.9 } }))).toBe('afro');
  expect(chooseHairStyle(facts({ ...coils, outline: { hairline, volume: 0.2 } }))).toBe('short-afro');
});

test('hair that lies close below a deep arch is combed back, rough or not: a crop would be clipped', () => {
  const rough = { ...COMBED, near: 0.7, far: 0.4, steady: 0.6, contrast: 0.08 };
  const close = { volume: 0.1, top: Array.from({ length: 49 }, () => 1.7) };
  const worn = (by: number) =>
    chooseHairStyle(facts({ onHead: rough, sideburns: 0.9, outline: { ...close, hairline: arch(by) } }));
  expect(worn(0.4)).toBe('swept-back');
  expect(worn(0.15)).toBe('crew-cut');
});

test('hair as thin as a shaver leaves it is combed back where none of it is before the ears', () => {
  const outline = { volume: 0, hairline: arch(0.1), top: Array.from({ length: 49 }, () => 1.45) };
  expect(chooseHairStyle(facts({ outline, sideburns: 0.6 }))).not.toBe('swept-back');
  expect(chooseHairStyle(facts({ outline, sideburns: 0.2 }))).toBe('swept-back');
});

test('curls in a close crop are coiled as well: bristles that are brushed up run all ways without', () => {
  const crop = { onHead: { ...CURLS, contrast: 0.12 }, outline: { volume: 0.15 } };
  expect(chooseHairStyle(facts({ ...crop, texture: { knots: 0.64, together: 0.5 } }))).toBe('short-curly');
  expect(chooseHairStyle(facts({ ...crop, texture: { knots: 0.5, together: 0.5 } }))).toBe('spiky');
});

describe('a ball of curls', () => {
  const ball = { volume: 1.3, top: Array.from({ length: 49 }, () => 2.4) };
  const hanging = { ...BARE, end: 1.4, breadth: 0.6 };

  it('is an afro as well where it hides the ears', () => {
    const hides = facts({ onHead: CURLS, outline: { ...ball, falls: [hanging, hanging] } });
    expect(chooseHairStyle(hides)).toBe('afro');
  });

  it('is none if the strands on the head are smooth, or curls fall to the chest', () => {
    const smooth = facts({ outline: { ...ball, falls: [hanging, hanging] } });
    expect(chooseHairStyle(smooth)).not.toBe('afro');
    const long = { ...hanging, end: 3 };
    const falling = facts({
      onHead: CURLS,
      beside: [CURLS, CURLS],
      hanging: { knots: 0.6, together: 0.4 },
      outline: { ...ball, falls: [long, long] },
    });
    expect(chooseHairStyle(falling)).toBe('long-curly');
  });
});

describe('hair that hangs on one side alone', () => {
  const tail = { ...BARE, end: 1.85, breadth: 0.35 };
  const rough = { ...COMBED, near: 0.5, far: 0.4 };

  it('is tied back, unless it is coils: then it is the wall', () => {
    const falls = [BARE, tail] as const;
    expect(chooseHairStyle(facts({ onHead: rough, outline: { falls } }))).toBe('tied-back');
    const night = { ...rough, contrast: 0.05 };
    expect(chooseHairStyle(facts({ onHead: night, light: 0.05, outline: { falls } }))).toBe('short-afro');
  });
});

test('below a fringe narrow hair on both sides of the neck is plaited; without one it may be loose strands', () => {
  const plait = { ...BARE, end: 1.2, breadth: 0.25, taper: 0.1 };
  const besideNeck = [0.1, 0.05] as const;
  const worn = (hairline: number[]) =>
    chooseHairStyle(facts({ besideNeck, outline: { hairline, falls: [plait, plait] } }));
  expect(worn(Array.from({ length: 17 }, () => 0.4))).toBe('two-braids');
  expect(worn(arch(0.4))).toBe('tied-back');
});

describe('coils that their texture tells', () => {
  const texture = { knots: 0.66, together: 0.32 };
  const standing = { volume: 0.9, top: Array.from({ length: 49 }, () => 2.4) };

  it('are an afro where they stand out, open curls where they throw shadows, and short where they lie close', () => {
    expect(chooseHairStyle(facts({ texture, outline: standing }))).toBe('afro');
    const open = { ...COMBED, contrast: 0.18 };
    expect(chooseHairStyle(facts({ texture, onHead: open, outline: standing }))).toBe('short-curly');
    expect(chooseHairStyle(facts({ texture }))).toBe('short-afro');
  });

  it('are a ball where they hide the ears, and hair as dark as night is none that keeps its direction', () => {
    const hanging = { ...BARE, end: 1.4, breadth: 0.6 };
    const ball = facts({ texture, outline: { ...standing, volume: 1.9, falls: [hanging, hanging] } });
    expect(chooseHairStyle(ball)).toBe('afro');
    const night = { onHead: { ...COMBED, near: 0.78, far: 0.72, contrast: 0.075 }, light: 0.14 };
    expect(chooseHairStyle(facts(night))).not.toBe('short-afro');
  });
});

test('hair that hangs in cords is braids where their links are even, and locs where they are not', () => {
  const hanging = { ...BARE, end: 3, breadth: 0.6 };
  const long = (sure: number, links: number) =>
    chooseHairStyle(facts({ cords: { sure, links }, outline: { falls: [hanging, hanging] } }));
  expect(long(0.1, 0.5)).toBe('box-braids');
  expect(long(0.05, 0.3)).toBe('locs');
  expect(['box-braids', 'locs']).not.toContain(long(0.03, 0.5));
});

test('ringlets that repeat are no cords: their grain runs all ways', () => {
  const fall = { ...BARE, end: 2.5, breadth: 0.9 };
  const curly = { hanging: { knots: 0.62, together: 0.4 }, outline: { falls: [fall, fall] as const } };
  const cords = { sure: 0.05, links: 0.44 };
  expect(chooseHairStyle(facts({ outline: curly.outline, cords }))).toBe('box-braids');
  expect(chooseHairStyle(facts({ ...curly, cords }))).toBe('shoulder-curly');
  expect(chooseHairStyle(facts({ ...curly, cords: { ...cords, sure: 0.2 } }))).toBe('box-braids');
});

test('a ball of curls may be no higher than it is wide: it turns in on both sides', () => {
  const fall = { ...BARE, end: 1.9, breadth: 1, taper: 1.1 };
  const ball = { onHead: CURLS, outline: { volume: 1.6, falls: [fall, fall] as const } };
  expect(chooseHairStyle(facts(ball))).toBe('afro');
  const hanging = { ...fall, taper: 0.4 };
  expect(chooseHairStyle(facts({ ...ball, outline: { ...ball.outline, falls: [hanging, fall] } }))).not.toBe(
    'afro',
  );
});

test('open coils that are gathered on top are curls, not spikes', () => {
  const coils = {
    texture: { knots: 0.66, together: 0.38 },
    onHead: { ...COMBED, near: 0.62, far: 0.49, contrast: 0.16 },
    light: 0.11,
  };
  const top = Array.from({ length: 49 }, () => 2.6);
  expect(chooseHairStyle(facts({ ...coils, outline: { volume: 0, top } }))).toBe('short-curly');
  expect(chooseHairStyle(facts({ ...coils, outline: { volume: 0 } }))).not.toBe('short-curly');
});

test('curls that hang below both ears are no crop, however thin each side is', () => {
  const thin = { ...BARE, end: 0.85, breadth: 0.26 };
  const mop = { onHead: CURLS, light: 0.12 };
  expect(chooseHairStyle(facts({ ...mop, outline: { falls: [thin, thin] } }))).toBe('chin-curly');
  expect(chooseHairStyle(facts({ ...mop, outline: { falls: [thin, BARE] } }))).toBe('short-afro');
});

describe('a second opinion', () => {
  /** Somebody who says this of length and form, and agrees on what is left out. */
  const saying = (told: { hairLength?: string; hairForm?: string }): Opinion => ({
    skin: (rules) => rules,
    answer: (question, rules) => (told[question as keyof typeof told] ?? rules) as typeof rules,
  });
  const choose = (told: Parameters<typeof saying>[0], changes: Parameters<typeof facts>[0] = {}) =>
    chooseHairStyle(facts(changes), saying(told));

  it('changes nothing if it agrees', () => {
    expect(choose({})).toBe(chooseHairStyle(facts({})));
  });

  it('gives short hair the form that it sees, as the rules would have it', () => {
    expect(choose({ hairForm: 'wavy' })).toBe('short-wavy');
    expect(choose({ hairForm: 'cropped' })).toBe('buzz-cut');
    expect(choose({ hairForm: 'afro' })).toBe('short-afro');
    expect(choose({ hairForm: 'afro' }, { outline: { volume: 0.9 } })).toBe('afro');
    expect(choose({ hairForm: 'cords' })).toBe('cornrows');
  });

  it('gives hair the length that it sees, and the strands with it', () => {
    expect(choose({ hairLength: 'long', hairForm: 'wavy' })).toBe('long-wavy');
    expect(choose({ hairLength: 'chin', hairForm: 'bangs' })).toBe('bob-fringe');
    expect(choose({ hairLength: 'shoulder', hairForm: 'cords' })).toBe('locs');
    expect(choose({ hairLength: 'up' })).toBe('tied-back');
    expect(choose({ hairLength: 'bald' })).toBe('shaved');
  });

  it('alone makes no curls: what hangs is wavy, and a crop is what the rules see', () => {
    expect(choose({ hairLength: 'long', hairForm: 'curly' })).toBe('long-wavy');
    expect(choose({ hairForm: 'curly' })).toBe(chooseHairStyle(facts({})));
    expect(choose({ hairForm: 'curly' }, { outline: { volume: 0.3 } })).toBe('short-wavy');
    const mop = { onHead: CURLS, outline: { volume: 0.9 } };
    expect(choose({ hairLength: 'long', hairForm: 'curly' }, mop)).toBe('long-curly');
  });

  it('keeps a knot that the rules have found, whatever it says of the strands', () => {
    const drawn = { outline: { hairline: arch(0.4) } };
    expect(choose({ hairForm: 'wavy' }, drawn)).toBe('low-bun');
    expect(choose({ hairLength: 'short', hairForm: 'side parting' }, drawn)).toBe('side-parting');
  });
});
