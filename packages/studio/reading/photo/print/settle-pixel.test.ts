import { expect, it } from 'vitest';
import { luminance, type Rgb } from '../../../colour.ts';
import { settlePixel } from './settle-pixel.ts';

const LIGHT: Rgb = [236, 190, 162];
const DARK: Rgb = [104, 70, 56];
const BARE = { face: 1, own: 0, traced: 0, smear: 0, nose: 0, eyes: 0, mouth: 0, beard: 0, relief: 1 };

/** The light of a printed pixel over that of the skin, where the photo has `share` of it. */
function printed(skin: Rgb, share: number, place: Partial<typeof BARE> = {}): number {
  const cut = Float32Array.from(skin, (value) => value * share);
  const into = new Uint8ClampedArray(4);
  settlePixel(cut, 0, { skin, ...BARE, ...place }, into);
  return luminance([into[0], into[1], into[2]]) / luminance(skin);
}

it('deepens brows and lids, more on dark skin', () => {
  const [light, dark] = [
    printed(LIGHT, 0.6, { own: 1, traced: 1 }),
    printed(DARK, 0.6, { own: 1, traced: 1 }),
  ];
  expect(light).toBeLessThan(0.56);
  expect(dark).toBeLessThan(light - 0.05);
});

it('leaves lips about as dark as they are', () => {
  expect(printed(LIGHT, 0.6, { own: 1 })).toBeCloseTo(0.6, 1);
});

it('prints shade on skin softer the darker it is, warmer than the skin, and no smear at all', () => {
  expect(printed(LIGHT, 0.9)).toBeCloseTo(0.91, 1);
  expect(printed(LIGHT, 0.3)).toBeGreaterThan(0.55);
  expect(printed(LIGHT, 0.3)).toBeLessThan(printed(LIGHT, 0.6));
  expect(printed(LIGHT, 0.3, { smear: 1 })).toBeCloseTo(1, 2);
  const [shade] = [new Uint8ClampedArray(4)];
  settlePixel(
    Float32Array.from(LIGHT, (value) => value * 0.7),
    0,
    { skin: LIGHT, ...BARE },
    shade,
  );
  expect((shade[0] ?? 0) / (shade[2] ?? 1)).toBeGreaterThan((LIGHT[0] / LIGHT[2]) * 1.05);
});

it('keeps the gleams of dark skin more than those of light skin', () => {
  expect(printed(DARK, 1.2)).toBeGreaterThan(printed(LIGHT, 1.2) + 0.03);
});

it('keeps white beards as bright as they are, also where hard light leaves no relief', () => {
  const harsh = { own: 1, relief: 0.3 };
  expect(printed(DARK, 1.9, { ...harsh, beard: 1 })).toBeGreaterThan(1.7);
  expect(printed(DARK, 1.9, harsh)).toBeLessThan(1.5);
});

it('prints nostrils as a soft shade, and skin where there is no face', () => {
  expect(printed(LIGHT, 0.1, { nose: 1 })).toBeGreaterThan(0.5);
  expect(printed(LIGHT, 0.1, { face: 0 })).toBeCloseTo(1, 2);
});

it('takes the green of leaves out of beards, and leaves green eyes', () => {
  const cut = Float32Array.of(190, 225, 200);
  const [beard, eyes] = [new Uint8ClampedArray(4), new Uint8ClampedArray(4)];
  settlePixel(cut, 0, { skin: LIGHT, ...BARE, own: 1 }, beard);
  settlePixel(Float32Array.of(60, 90, 70), 0, { skin: LIGHT, ...BARE, own: 1, eyes: 1 }, eyes);
  expect(beard[1]).toBeLessThan(beard[0] ?? 0);
  expect(eyes[1]).toBeGreaterThan(eyes[0] ?? 255);
});

it('takes the violet of lamps out of lips, and leaves blue eyes', () => {
  const cut = Float32Array.of(150, 110, 190);
  const [lips, eyes] = [new Uint8ClampedArray(4), new Uint8ClampedArray(4)];
  settlePixel(cut, 0, { skin: LIGHT, ...BARE, own: 1 }, lips);
  settlePixel(cut, 0, { skin: LIGHT, ...BARE, own: 1, eyes: 1 }, eyes);
  expect(lips[2]).toBeLessThan(lips[0] ?? 0);
  expect(eyes[2]).toBeGreaterThan(eyes[0] ?? 255);
});
