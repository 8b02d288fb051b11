import { expect, it } from 'vitest';
import { mix, type Rgb } from '../../../colour.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { readHeadwear } from './read-headwear.ts';

const NAVY: Rgb = [30, 40, 90];
const isSkull = (x: number, y: number, wide = 1.2) => y < -0.75 && (x / wide) ** 2 + (y / 1.9) ** 2 < 1;

const isFace = (x: number, y: number) => (x / 1.05) ** 2 + ((y - 0.35) / 1.5) ** 2 < 1;

/** A head of which the network sees hair alone. */
const BARE: HeadRegions = {
  at: (x, y) => (isFace(x, y) ? 'face' : (x / 1.3) ** 2 + (y / 1.9) ** 2 < 1 ? 'hair' : 'background'),
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
};

function readBare(at: (x: number, y: number) => Rgb) {
  const patch: HeadPatch = { yaw: 0, detail: 100, at };
  return readHeadwear(patch, BARE, patch)?.kind;
}

function read(
  worn: (x: number, y: number) => boolean,
  kind: Region | ((x: number, y: number) => Region) = 'thing',
  light: (x: number, y: number) => number = () => 1,
  {
    photoTop = -3,
    isHair = isSkull,
    isThroat = () => false,
    yaw = 0,
  }: {
    photoTop?: number;
    isHair?: (x: number, y: number) => boolean;
    isThroat?: (x: number, y: number) => boolean;
    yaw?: number;
  } = {},
) {
  const regions: HeadRegions = {
    at: (x, y) => {
      if (y < photoTop) return undefined;
      if (worn(x, y)) return typeof kind === 'function' ? kind(x, y) : kind;
      return isHair(x, y) ? 'hair' : isFace(x, y) ? 'face' : isThroat(x, y) ? 'body' : 'background';
    },
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
  };
  const patch: HeadPatch = {
    yaw,
    detail: 100,
    at: (x, y) => (worn(x, y) ? NAVY : [200 * light(x, y), 200 * light(x, y), 200 * light(x, y)]),
  };
  return readHeadwear(patch, regions, patch);
}

const isBrim =
  (reach: number, top = -1, bottom = -0.75) =>
  (x: number, y: number) =>
    isSkull(x, y) || (Math.abs(x) < reach && y > top && y < bottom);
const overEars = (x: number, y: number) =>
  isSkull(x, y) || (Math.abs(x) > 0.95 && Math.abs(x) < 1.25 && y < 0.3 && y > -1);

it.each([
  ['fedora', isBrim(1.8)],
  ['cowboy-hat', isBrim(2.4)],
  [
    'sun-hat',
    (x: number, y: number) =>
      isSkull(x, y) ||
      (Math.abs(x) < 2.4 && y > -1 + Math.abs(x) / 4 && y < -0.7 + Math.abs(x) / 4 && !isFace(x, y)),
  ],
  [
    'bucket-hat',
    (x: number, y: number) =>
      isSkull(x, y) || (Math.abs(x) > 1 && Math.abs(x) < 1.65 && y > -0.5 && y < 0.25),
  ],
  ['beanie', overEars],
  [
    'pompom-beanie',
    (x: number, y: number) => (overEars(x, y) && y > -1.6) || (Math.abs(x) < 0.4 && y > -2.1 && y < -1),
  ],
  ['backwards-cap', (x: number, y: number) => y < -0.75 && (x / 1.2) ** 2 + Math.abs(y / 1.9) ** 2.4 < 1],
  ['kufi', (x: number, y: number) => y < -0.75 && y > -1.9 && Math.abs(x) < 1.15],
  ['beret', (x: number, y: number) => isSkull(x, y) || ((x + 0.4) / 1.3) ** 2 + ((y + 1.1) / 0.6) ** 4 < 1],
  [
    'turban',
    (x: number, y: number) =>
      y < -0.3 - Math.max(0, 0.7 - Math.abs(x)) && (x / 1.45) ** 2 + ((y + 0.9) / 1.5) ** 2 < 1,
  ],
] as const)('tells a %s by its shape', (kind, worn) => {
  expect(read(worn)).toEqual({ kind, colour: NAVY });
});

it('recognizes caps by the shadow of the brim, and bandanas by being cloth', () => {
  const shaded = (x: number, y: number) => (y > -0.75 && y < -0.3 && Math.abs(x) < 1 ? 0.4 : 1);
  expect(read((x, y) => isSkull(x, y), 'thing', shaded)?.kind).toBe('cap');
  expect(read((x, y) => isSkull(x, y), 'clothes')?.kind).toBe('bandana');
});

it('recognizes a headscarf by the cloth next to the jaw', () => {
  const scarf = (x: number, y: number) =>
    isSkull(x, y, 1.4) || (Math.abs(x) > 0.9 && Math.abs(x) < 1.5 && y < 2) || (y > 1.9 && Math.abs(x) < 1.5);
  expect(read(scarf, 'clothes')).toMatchObject({ kind: 'headscarf' });
});

it('keeps a headscarf where little of it is seen next to the face', () => {
  const scarf = (x: number, y: number) =>
    isSkull(x, y, 1.4) || (x > 1 && x < 1.4 && y < 2 && y > 0.5) || (y > 1.9 && Math.abs(x) < 1.5);
  expect(read(scarf, 'clothes')).toMatchObject({ kind: 'headscarf' });
  expect(read(scarf)).toMatchObject({ kind: 'headscarf' });
});

it('is a headscarf also where the photo ends above the forehead and below the chin', () => {
  const scarf = (x: number, y: number) =>
    Math.abs(x) < 1.15 && y > -1.2 && y < 2 && !isFace(x, y) && (y < -1 || y > -0.6);
  const cut = { photoTop: -1.2, isHair: () => false };
  expect(read(scarf, 'clothes', () => 1, cut)).toMatchObject({ kind: 'headscarf' });
  const lower = { photoTop: -0.8, isHair: () => false };
  const sides = (x: number, y: number) => Math.abs(x) < 1.3 && y < 2 && !isFace(x, y) && y > -0.8;
  expect(read(sides, 'clothes', () => 1, lower)).toMatchObject({ kind: 'headscarf' });
  // A high collar ends below the ears.
  expect(
    read(
      (x, y) => y > 0.6 && sides(x, y),
      'clothes',
      () => 1,
      lower,
    ),
  ).toBeUndefined();
});

it('keeps a loose headscarf that lets much hair show above the forehead', () => {
  const isHair = (x: number, y: number) => (x / 1.1) ** 2 + (y / 1.85) ** 2 < 1 && y < -0.6 && !isFace(x, y);
  const scarf = (x: number, y: number) =>
    !isFace(x, y) && !isHair(x, y) && ((x / 1.4) ** 2 + (y / 2.1) ** 2 < 1 || (y > 0 && Math.abs(x) < 1.4));
  expect(read(scarf, 'clothes', () => 1, { isHair })).toMatchObject({ kind: 'headscarf' });
});

it('distinguishes a turban over both ears from a fedora and a headscarf: jaw and throat are free', () => {
  const peaked = (x: number, y: number) =>
    y < 0.3 - Math.max(0, 1.1 - Math.abs(x)) * 1.2 && (x / 1.7) ** 2 + ((y + 0.5) / 1.7) ** 2 < 1;
  for (const kind of ['thing', 'clothes'] as const)
    expect(read((x, y) => !isFace(x, y) && peaked(x, y), kind)).toMatchObject({ kind: 'turban' });
});

it('keeps a turban whose top the photo cuts off', () => {
  const turban = (x: number, y: number) =>
    y < -0.4 - Math.max(0, 0.8 - Math.abs(x)) * 0.6 && Math.abs(x) < 1.55;
  expect(
    read(
      (x, y) => y > -1.8 && turban(x, y),
      'thing',
      () => 1,
      { photoTop: -1.8 },
    ),
  ).toMatchObject({ kind: 'turban' });
});

it('recognizes a kippah on hair and on a bare head, and no band below hair', () => {
  const kippah = (x: number, y: number) => y < -1.35 && (x / 0.75) ** 2 + ((y + 1.5) / 0.5) ** 2 < 1;
  expect(read(kippah)).toMatchObject({ kind: 'kippah' });
  expect(read((x, y) => Math.abs(x) < 0.7 && y < -1.35 && y > -1.72)).toBeUndefined();
});

it('recognizes a kippah that the network takes for hair by a colour that no hair has', () => {
  const worn = (colour: Rgb, hair: Rgb, wide = 0.7) => {
    const isCloth = (x: number, y: number) => (x / wide) ** 2 + ((y + 1.6) / 0.3) ** 2 < 1;
    return readBare((x, y) => (isCloth(x, y) ? colour : hair));
  };
  const brown: Rgb = [70, 50, 38];
  expect(worn(NAVY, brown)).toBe('kippah');
  expect(worn([240, 240, 236], brown)).toBe('kippah');
  // Dark roots, streaks of light and blue light are no cloth.
  expect(worn([40, 30, 24], [200, 170, 120])).toBeUndefined();
  expect(worn(NAVY, brown, 0.2)).toBeUndefined();
  expect(worn(NAVY, [50, 60, 120])).toBeUndefined();
});

it('does not take the sky that fades away on shiny hair for a kippah', () => {
  /** Blue as the sky on top; it ends within `soft` of its radius. */
  const blue = (soft: number) =>
    readBare((x, y) => {
      const inside = (1 - Math.hypot(x / 0.8, (y + 1.65) / 0.4)) / soft;
      return mix([40, 32, 28], [84, 92, 124], Math.max(0, Math.min(1, inside + 0.5)));
    });
  expect(blue(0.1)).toBe('kippah');
  expect(blue(1)).toBeUndefined();
});

it('sees a pompom that widens slowly, as a ball does, above a wide hat', () => {
  const ball = (x: number, y: number) => (overEars(x, y) && y > -1.4) || Math.hypot(x, y + 1.6) < 0.51;
  expect(read(ball)).toMatchObject({ kind: 'pompom-beanie' });
});

it('takes neither a tip nor what the photo cuts off for a pompom', () => {
  const cone = (x: number, y: number) =>
    (overEars(x, y) && y > -1.2) || (Math.abs(x) < (y + 2.2) * 0.9 && y < -1 && y > -2.1);
  expect(read(cone)).toMatchObject({ kind: 'beanie' });
  const pompom = (x: number, y: number) =>
    (overEars(x, y) && y > -1.6) || (Math.abs(x) < 0.4 && y > -2.4 && y < -1);
  expect(read(pompom, 'thing', () => 1, { photoTop: -2.1 })).toMatchObject({ kind: 'beanie' });
});

it('recognizes a hood by the throat that it leaves free and the clothes that it belongs to', () => {
  const hood = (x: number, y: number) =>
    isSkull(x, y, 1.4) || (Math.abs(x) > 0.9 && Math.abs(x) < 1.5 && y < 3) || (y > 2.6 && Math.abs(x) < 1.5);
  expect(read(hood, 'clothes')).toMatchObject({ kind: 'hood' });
});

it('recognizes a hood by the hair that hangs out of it next to the jaw', () => {
  const isHair = (x: number, y: number) => Math.abs(x) > 0.9 && Math.abs(x) < 1.25 && y > -0.6 && y < 2;
  const hood = (x: number, y: number) =>
    !isHair(x, y) && (isSkull(x, y, 1.5) || (Math.abs(x) > 1.2 && Math.abs(x) < 1.8 && y < 3));
  expect(read(hood, 'clothes', () => 1, { isHair })).toMatchObject({ kind: 'hood' });
});

it('keeps a turban over a bowed head, whose chin is on the collar', () => {
  const turban = (x: number, y: number) =>
    y < -0.4 - Math.max(0, 0.8 - Math.abs(x)) * 0.6 && y > -2.3 && Math.abs(x) < 1.55;
  const collar = (x: number, y: number) => (y > 0.6 && Math.abs(x) > 1) || y > 1.9;
  expect(read((x, y) => turban(x, y) || collar(x, y))).toMatchObject({ kind: 'headwrap' });
});

it('recognizes headphones by a cup and a band over hair or a bare head', () => {
  const isBand = (x: number, y: number) => y < -0.2 && Math.abs(Math.hypot(x / 1.25, y / 1.9) - 1) < 0.05;
  const isCup = (x: number, y: number) => Math.hypot(x - 1.4, (y - 0.3) / 1.3) < 0.42;
  expect(read((x, y) => isBand(x, y) || isCup(x, y))).toMatchObject({ kind: 'headphones' });
  expect(read(isBand)).toBeUndefined();
});

it('takes neither hair nor a band in it for a hat', () => {
  expect(read(() => false)).toBeUndefined();
  expect(read((x, y) => isSkull(x, y) && y > -1.45 && y < -1)).toBeUndefined();
  const hoop = (x: number, y: number) => isSkull(x, y) && y < -1.4 && Math.abs(x) > (y < -1.65 ? 0 : 0.45);
  expect(read(hoop)).toBeUndefined();
});

it('recognizes a cap before a turned head by the visor, and a beanie where none is seen', () => {
  const visor = (x: number, y: number) => isSkull(x, y) || (x > 0 && x < 1.75 && y > -1.1 && y < -0.85);
  expect(read(visor, 'thing', () => 1, { yaw: 0.35 })?.kind).toBe('cap');
  const low = (x: number, y: number) =>
    isSkull(x, y, 1.3) || (Math.abs(x) > 0.9 && Math.abs(x) < 1.3 && y > -0.8 && y < -0.1);
  expect(read(low, 'thing', () => 1, { yaw: 0.35 })?.kind).toBe('beanie');
});

it('distinguishes a hat from a headscarf where its wide brim hangs next to the cheeks', () => {
  const hat = (x: number, y: number) =>
    isSkull(x, y) || (Math.abs(x) > 0.95 && Math.abs(x) < 2.6 && y > -1.2 && y < 1 - Math.abs(x) / 4);
  expect(read(hat)?.kind).toBe('sun-hat');
  const rolled = (x: number, y: number) =>
    isSkull(x, y) || (Math.abs(x) < 2.4 && y > -0.9 - Math.abs(x) / 8 && y < -0.7 - Math.abs(x) / 8);
  expect(read(rolled)?.kind).toBe('cowboy-hat');
});

it('recognizes cloth wound around the head by the bare throat, and by the covered ear below a high forehead', () => {
  const bare = (x: number, y: number) => y > 1.6 && Math.abs(x) < 0.6;
  const wrap = (x: number, y: number) =>
    !isFace(x, y) &&
    y < 1.2 &&
    (x / 1.9) ** 2 + ((y + 0.3) / 1.8) ** 2 < 1 &&
    (y < -1.2 || Math.abs(x) > 0.9);
  expect(read(wrap, 'clothes', () => 1, { isThroat: bare })?.kind).toBe('headwrap');
  const high = (x: number, y: number) =>
    y < 0.1 && (x / 1.42) ** 2 + ((y + 0.5) / 1.5) ** 2 < 1 && (y < -1.15 || Math.abs(x) > 0.95);
  expect(read(high, 'thing', () => 1, { isThroat: bare })?.kind).toBe('headwrap');
});

it('measures a cap without the glasses below it', () => {
  const glasses = (x: number, y: number) => Math.abs(y) < 0.05 && Math.abs(x) < 1.7;
  const shaded = (x: number, y: number) => (y > -0.75 && y < -0.3 && Math.abs(x) < 1 ? 0.4 : 1);
  expect(read((x, y) => isSkull(x, y) || glasses(x, y), 'thing', shaded)?.kind).toBe('cap');
});

it('does not take braids on one side of the crown for a hat if the other side is hair', () => {
  const braids = (x: number, y: number) => x > 0.3 && isSkull(x, y, 1.5);
  expect(read(braids)).toBeUndefined();
  expect(read((x, y) => isSkull(x, y))).toBeDefined();
});

it('keeps a wrap on a head in profile, which bares brow and temple', () => {
  const wrap = (x: number, y: number) =>
    !isFace(x, y) && x > 0.1 && Math.hypot((x - 1) / 1.6, (y + 0.4) / 1.5) < 1;
  const worn = (yaw: number) =>
    read(wrap, 'thing', () => 1, { yaw, isHair: (x, y) => isSkull(x, y, 1.05) })?.kind;
  expect(worn(-0.9)).toBe('headwrap');
  expect(worn(0)).not.toBe('headwrap');
});

it('keeps a beanie above a scarf around the neck', () => {
  const scarf = (x: number, y: number) => Math.abs(x) < 1.6 && y > 0.3;
  const worn = (x: number, y: number) => overEars(x, y) || (scarf(x, y) && !isFace(x, y));
  expect(read(worn, (_x, y) => (y > 0.3 ? 'clothes' : 'thing'))?.kind).toBe('beanie');
  expect(read(worn, 'clothes')?.kind).toBe('headscarf');
});
