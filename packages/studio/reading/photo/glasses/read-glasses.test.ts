import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { seeGlasses } from './read-glasses.ts';

const SKIN: Rgb = [224, 178, 150];
const RED: Rgb = [160, 30, 30];
/** Seen from the side, so that the eyes are not in the middle. */
const EYES = [
  { x: -0.2, y: 0 },
  { x: 0.7, y: 0 },
] as const;
const near = (x: number, y: number) => Math.min(...EYES.map((eye) => Math.hypot(x - eye.x, y - eye.y)));

const isBridge = (x: number, y: number) => Math.abs(x - 0.25) < 0.17 && Math.abs(y + 0.02) < 0.04;

const withBridge =
  (at: HeadRegions['at']): HeadRegions['at'] =>
  (x, y) =>
    isBridge(x, y) ? 'thing' : at(x, y);

function see(isThing: (away: number) => boolean, colour = RED, lens = SKIN, bridge = isBridge) {
  const isFrame = (x: number, y: number) => isThing(near(x, y)) || bridge(x, y);
  const regions: HeadRegions = { at: (x, y) => (isFrame(x, y) ? 'thing' : 'face'), eyes: EYES };
  const patch: HeadPatch = {
    yaw: 0,
    detail: 100,
    at: (x, y) => (isFrame(x, y) ? colour : near(x, y) < 0.25 ? lens : SKIN),
  };
  return seeGlasses(patch, regions, SKIN);
}

it('sees thin frames around eyes that are not in the middle, in their colour', () => {
  expect(see((away) => away > 0.3 && away < 0.35)).toMatchObject({ colour: RED, dark: false, form: 'round' });
});

it('sees sunglasses where lenses hide the eyes, as a thing or by their darkness', () => {
  expect(see((away) => away < 0.35)).toMatchObject({ dark: true, form: 'round-sunglasses' });
  expect(see((away) => away > 0.2 && away < 0.4, RED, [30, 26, 24])?.dark).toBe(true);
});

it('sees the eyes through tinted lenses', () => {
  const tinted = see((away) => away > 0.3 && away < 0.35, RED, [120, 95, 85]);
  expect(tinted).toMatchObject({ dark: false, lens: [120, 95, 85], form: 'round-sunglasses' });
});

it('sees tinted lenses by their hue, though they are hardly darker than the cheeks', () => {
  const tinted = see((away) => away > 0.3 && away < 0.35, RED, [150, 125, 160]);
  expect(tinted).toMatchObject({ dark: false, lens: [150, 125, 160], form: 'round-sunglasses' });
});

it('sees clear lenses by their brightness, whatever colour they mirror', () => {
  const mirroring = see((away) => away > 0.3 && away < 0.35, RED, [150, 140, 230]);
  expect(mirroring).toMatchObject({ dark: false, form: 'round' });
  expect(mirroring?.lens).toBeUndefined();
});

it('takes the colour of frames from the bridge where lenses mirror another one', () => {
  const at = (x: number, y: number): Rgb =>
    isBridge(x, y) ? RED : near(x, y) < 0.35 ? [150, 140, 230] : SKIN;
  const isThing = (x: number, y: number) => (near(x, y) > 0.2 && near(x, y) < 0.35) || isBridge(x, y);
  const regions: HeadRegions = { at: (x, y) => (isThing(x, y) ? 'thing' : 'face'), eyes: EYES };
  expect(seeGlasses({ yaw: 0, detail: 100, at }, regions, SKIN)?.colour).toEqual(RED);
});

it('keeps the colour of dark lenses that are not black', () => {
  expect(see((away) => away < 0.35, [90, 40, 20], [90, 40, 20])).toMatchObject({
    dark: true,
    lens: [90, 40, 20],
  });
  expect(see((away) => away < 0.35, [30, 26, 24], [30, 26, 24])?.lens).toBeUndefined();
});

it('sees clear lenses in the shade of brows and rims', () => {
  expect(see((away) => away > 0.3 && away < 0.35, RED, [142, 113, 95])).toMatchObject({ form: 'round' });
});

it('sees tinted lenses where one of a pair seems to hide its eye', () => {
  const oneFilled: HeadRegions = {
    at: (x, y) => (near(x, y) < 0.35 && (x > 0.25 || near(x, y) > 0.3) ? 'thing' : 'face'),
    eyes: EYES,
  };
  const at = (x: number, y: number): Rgb => (near(x, y) < 0.35 ? [150, 120, 105] : SKIN);
  const seen = seeGlasses({ yaw: 0, detail: 100, at }, { ...oneFilled, at: withBridge(oneFilled.at) }, SKIN);
  expect(seen).toMatchObject({ dark: false, lens: [150, 120, 105], form: 'round-sunglasses' });
});

it('sees the eyes through lenses that are a thing but hardly darker than the cheeks', () => {
  const clear = see((away) => away < 0.35, [170, 140, 130], [170, 140, 130]);
  expect(clear).toMatchObject({ dark: false, lens: [170, 140, 130] });
});

it('measures how large lenses are and how thick their rims', () => {
  const thin = see((away) => away > 0.3 && away < 0.34)?.measured;
  const thick = see((away) => away > 0.3 && away < 0.42)?.measured;
  expect(thin?.width).toBeCloseTo(0.6, 1);
  expect(thick?.rim).toBeGreaterThan((thin?.rim ?? 1) + 0.05);
});

it('takes the skin out that blends into thin rims', () => {
  const [thin, thick] = [0.34, 0.42].map(
    (end) => see((away) => away > 0.3 && away < end, [120, 90, 80])?.colour,
  );
  expect(thick).toEqual([120, 90, 80]);
  expect(thin?.[0]).toBeLessThan(100);
});

it('sees none on a bare face, nor in brims and masks next to the eyes', () => {
  expect(
    see(
      () => false,
      RED,
      SKIN,
      () => false,
    ),
  ).toBeUndefined();
  expect(
    see(
      () => false,
      RED,
      SKIN,
      (_x, y) => y > 0.25,
    ),
  ).toBeUndefined();
  expect(
    see(
      () => false,
      RED,
      SKIN,
      (_x, y) => y < -0.3,
    ),
  ).toBeUndefined();
});

describe('rims too thin for a soft photo', () => {
  const colour: Rgb = [140, 110, 100];
  const isRim = (x: number, y: number) => near(x, y) > 0.28 && near(x, y) < 0.36;
  /** Nothing is a thing for certain; `probable` is how much of one a place may be. */
  const guess = (probable: (x: number, y: number) => number, hat = -9) => {
    const regions: HeadRegions = {
      at: (_x, y) => (y < hat ? 'thing' : 'face'),
      thingAt: probable,
      eyes: EYES,
    };
    const at = (x: number, y: number) => (isRim(x, y) || isBridge(x, y) ? colour : SKIN);
    return seeGlasses({ yaw: 0, detail: 40, at }, regions, SKIN);
  };

  it('are seen where nose and both eyes may be things, thin and without a form of their own', () => {
    const seen = guess((x, y) => (isRim(x, y) || isBridge(x, y) ? 0.3 : 0.005));
    expect(seen).toMatchObject({ form: 'rectangular', dark: false });
    expect(seen?.measured?.rim).toBeLessThan(0.04);
    // Skin blends into them.
    expect(seen?.colour[0]).toBeLessThan(colour[0] - 20);
  });

  it('are lenses without rims where hardly more than the bridge may be a thing', () => {
    const seen = guess((x, y) => (isBridge(x, y) ? 0.5 : isRim(x, y) && y > 0.1 ? 0.14 : 0.018));
    expect(seen).toMatchObject({ form: 'rimless', dark: false });
  });

  it('are not seen on a bare nose, around one eye alone, nor under a hat', () => {
    const both = (x: number, y: number) => (isRim(x, y) || isBridge(x, y) ? 0.3 : 0.005);
    expect(guess((x, y) => (isRim(x, y) && Math.abs(x - 0.25) > 0.16 ? 0.3 : 0.005))).toBeUndefined();
    expect(guess((x, y) => (x > 0.2 ? both(x, y) : isBridge(x, y) ? 0.3 : 0.005))).toBeUndefined();
    const isSpeck = (x: number, y: number) => Math.abs(x - 0.25) < 0.04 && isBridge(x, y);
    expect(
      guess((x, y) => ((isRim(x, y) && Math.abs(x - 0.25) > 0.16) || isSpeck(x, y) ? 0.3 : 0.005)),
    ).toBeUndefined();
    expect(guess(both, -0.9)).toBeUndefined();
  });
});

/** Frames whose outline around an eye is where `size` becomes 1, on a head that is turned by `yaw` radians. */
function formOf(size: (x: number, y: number, side: number) => number, yaw = 0) {
  const inLens = (x: number, y: number) => {
    const side = x < 0.25 ? 0 : 1;
    return size(x - EYES[side].x, y - EYES[side].y, side === 0 ? -1 : 1);
  };
  const isFrame = (x: number, y: number) => {
    const own = inLens(x, y);
    return (own > 1 && own < 1.2) || (isBridge(x, y) && own > 1);
  };
  const regions: HeadRegions = { at: (x, y) => (isFrame(x, y) ? 'thing' : 'face'), eyes: EYES };
  return seeGlasses({ yaw, detail: 100, at: () => SKIN }, regions, SKIN)?.form;
}

it.each([
  ['round', (x: number, y: number) => Math.hypot(x, y) / 0.32],
  ['oval', (x: number, y: number) => Math.hypot(x / 0.38, y / 0.29)],
  ['rectangular', (x: number, y: number) => Math.max(Math.abs(x) / 0.38, Math.abs(y) / 0.26)],
  // A drop: full above, narrow below on the side of the nose.
  [
    'aviator',
    (x: number, y: number, side: number) =>
      y < 0 || x * side > 0 ? Math.max(Math.abs(x) / 0.36, Math.abs(y) / 0.3) : Math.hypot(x / 0.3, y / 0.24),
  ],
] as const)('tells %s frames by the course of their rims', (form, size) => {
  expect(formOf(size)).toBe(form);
});

it('does not take frames for an aviator if only one lens drops, or if the rim is not seen below', () => {
  const rectangle = (x: number, y: number) => Math.max(Math.abs(x) / 0.38, Math.abs(y) / 0.26);
  const drop = (x: number, y: number, side: number) =>
    y < 0 || x * side > 0 ? rectangle(x, y) : Math.hypot(x / 0.3, y / 0.24);
  expect(formOf((x, y, side) => (side < 0 ? drop(x, y, side) : rectangle(x, y)))).toBe('rectangular');
  const unseen = (x: number, y: number, side: number) => (x * side < -0.1 && y > 0.12 ? 2 : rectangle(x, y));
  expect(formOf(unseen)).not.toBe('aviator');
});

it('distinguishes rectangular frames with round corners, and those of a turned head, from round ones', () => {
  const rounded = (width: number) => (x: number, y: number) =>
    ((Math.abs(x) / width) ** 2.9 + (Math.abs(y) / 0.3) ** 2.9) ** (1 / 2.9);
  expect(formOf(rounded(0.33))).toBe('round');
  expect(formOf(rounded(0.39))).toBe('rectangular');
  expect(formOf(rounded(0.35), 0.5)).toBe('rectangular');
});

it('takes wide frames whose rim is seen in parts for rectangular ones', () => {
  const oval = (x: number, y: number) => Math.hypot(x / 0.38, y / 0.29);
  expect(formOf(oval)).toBe('oval');
  expect(formOf((x, y) => (Math.abs(x) > 0.12 && Math.abs(x) < 0.3 && y > 0 ? 2 : oval(x, y)))).toBe(
    'rectangular',
  );
});

it('recognizes rectangular frames by the corners that are seen', () => {
  const square = (x: number, y: number) => Math.max(Math.abs(x) / 0.3, Math.abs(y) / 0.28);
  expect(formOf((x, y, side) => (x * side > 0.1 && y < -0.1 ? 2 : square(x, y)))).toBe('rectangular');
});
