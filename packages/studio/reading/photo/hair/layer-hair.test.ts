import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { HAIR_PRINT, USUAL_SHADE } from './hair-layer.ts';
import { layerHair } from './layer-hair.ts';

const BROWN: Rgb = [92, 66, 48];
const { width, perUnit, halfWidth, top } = HAIR_PRINT;

/** A head of hair above the eyes, in colours of its own. */
function lift(
  colourAt: (x: number, y: number) => Rgb,
  { yaw = 0, isHair = (_x: number, y: number) => y < 0 } = {},
) {
  const patch: HeadPatch = { yaw, detail: 40, at: colourAt };
  const regions: HeadRegions = {
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
    at: (x, y) => (isHair(x, y) ? 'hair' : 'face'),
    hairAt: (x, y) => (isHair(x, y) ? 1 : 0),
  };
  return layerHair(patch, regions);
}

const shadeAt = (layer: Uint8ClampedArray | undefined, x: number, y: number) => {
  const pixel = Math.round((y - top) * perUnit) * width + Math.round((x + halfWidth) * perUnit);
  return [0, 1, 2].map((c) => (layer?.[pixel * 4 + c] ?? 0) / USUAL_SHADE);
};

const times = ([r, g, b]: Rgb, factor: number): Rgb => [r * factor, g * factor, b * factor];

describe('the strands of hair', () => {
  it('keep their places and their contrast', () => {
    const isDark = (x: number) => Math.floor(x / 0.2) % 2 === 0;
    const layer = lift((x) => (isDark(x) ? times(BROWN, 0.7) : times(BROWN, 1.3)));
    expect(shadeAt(layer, 0.1, -1)[1]).toBeLessThan(0.9);
    expect(shadeAt(layer, 0.3, -1)[1]).toBeGreaterThan(1.1);
  });

  it('lose the light from one side', () => {
    const layer = lift((x) => times(BROWN, 1 + x * 0.4));
    const [left = 0, right = 0] = [-1, 1].map((x) => shadeAt(layer, x, -1)[1]);
    expect(right / left).toBeGreaterThan(1);
    expect(right / left).toBeLessThan(1.65);
  });

  it('go on below the hair that the photo shows, without the skin next to it', () => {
    const layer = lift((_, y) => (y < 0 ? BROWN : [235, 190, 170]));
    for (const shade of shadeAt(layer, 0, 1.5)) expect(shade).toBeCloseTo(1, 1);
  });

  it('of a far side that a turned head hides are those of the near side', () => {
    const nearSide = (x: number) =>
      x < 0 && Math.floor(x / 0.2) % 2 === 0 ? times(BROWN, 0.7) : times(BROWN, 1.2);
    const layer = lift(nearSide, { yaw: 0.5 });
    for (const x of [0.4, 0.6, 0.8, 1])
      expect(shadeAt(layer, x, -1)[1]).toBeCloseTo(shadeAt(layer, -x, -1)[1] ?? 0, 1);
  });

  it('of a far side lie lower there: two sides that are twins would look like a mask', () => {
    const spot = (_: number, y: number) => (Math.abs(y + 0.9) < 0.15 ? times(BROWN, 1.4) : times(BROWN, 0.9));
    const layer = lift(spot, { yaw: 0.5 });
    expect(shadeAt(layer, -1, -0.9)[1]).toBeGreaterThan(1.1);
    expect(shadeAt(layer, 1, -0.9)[1]).toBeLessThan(1);
    expect(shadeAt(layer, 1, -1.5)[1]).toBeGreaterThan(1.1);
  });

  it('are none if hardly any hair shows', () => {
    expect(lift(() => BROWN, { isHair: (x, y) => Math.hypot(x, y + 1) < 0.3 })).toBeUndefined();
  });
});
