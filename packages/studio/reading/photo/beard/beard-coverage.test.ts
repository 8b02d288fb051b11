import { expect, it } from 'vitest';
import { USUAL_SHAPE } from '../face/frontal-face.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';
import { coverAt, measureBeardCoverage } from './beard-coverage.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const ring = (wide: number, high: number, y: number) =>
  Array.from({ length: 24 }, (_, step) => {
    const angle = (step / 24) * Math.PI * 2;
    return { x: Math.cos(angle) * wide, y: y + Math.sin(angle) * high };
  });
const features: FaceFeatures = {
  eyes: [
    { upper: [], lower: [] },
    { upper: [], lower: [] },
  ],
  brows: [[], []],
  lips: ring(0.4, 0.12, 1.05),
  mouth: [],
  oval: ring(1.2, 1.6, 0.2),
  nose: [{ x: 0, y: 0.75 }],
};

/** A plain face with hairs of a colour in some places. */
function faceWith(isHairy: (x: number, y: number) => boolean, hair: number): FaceStudy {
  const cut = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const [x, y] = [column / perUnit - halfWidth, row / perUnit + top];
    const isHair = isHairy(x, y) && ((column >> 1) + (row >> 2) * 3) % 3 > 0;
    for (const channel of [0, 1, 2]) cut[pixel * 3 + channel] = isHair ? hair : 190 - channel * 30;
  }
  const skinZone = new Float32Array(width * height);
  return {
    cut,
    features,
    skinZone,
    shape: USUAL_SHAPE,
    yaw: 0,
    pitch: 0,
  };
}

const isChin = (x: number, y: number) => Math.abs(x) < 0.3 && y > 1.3;

it('finds the beard where it grows and nowhere else', () => {
  const { coverage } = measureBeardCoverage(faceWith(isChin, 50), 'goatee');
  expect(coverAt(coverage, 0, 1.55)).toBeGreaterThan(0.8);
  expect(coverAt(coverage, 0.75, 1.2)).toBeLessThan(0.1);
  expect(coverAt(coverage, 0.2, 0.9)).toBeLessThan(0.1);
});

it('says how light a beard is over the skin', () => {
  const lightOf = (hair: number) => measureBeardCoverage(faceWith(isChin, hair), 'goatee').light;
  expect(lightOf(40)).toBeLessThan(0.8);
  expect(lightOf(235)).toBeGreaterThan(1.2);
});

it('finds white hair by its colour in a photo too soft for hairs', () => {
  const face = faceWith(() => false, 0);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [(pixel % width) / perUnit - halfWidth, Math.floor(pixel / width) / perUnit + top];
    if (isChin(x, y)) face.cut.set([196, 194, 190], pixel * 3);
  }
  const { coverage } = measureBeardCoverage(face, 'goatee');
  expect(coverAt(coverage, 0, 1.55)).toBeGreaterThan(0.8);
  expect(coverAt(coverage, 0.75, 1.2)).toBeLessThan(0.1);
});

it('finds stubble below cheeks on which the shadow of glasses lies', () => {
  const isShaded = (x: number, y: number) => Math.abs(Math.abs(x) - 0.6) < 0.2 && Math.abs(y - 0.55) < 0.2;
  const shaded = faceWith((x, y) => isChin(x, y) || isShaded(x, y), 120);
  expect(coverAt(measureBeardCoverage(shaded, 'stubble').coverage, 0, 1.55)).toBeGreaterThan(0.5);
});

it('lets a full beard run along the jaw where the photo is too dark to show it', () => {
  const coverOf = (kind: 'goatee' | 'full') =>
    coverAt(measureBeardCoverage(faceWith(isChin, 50), kind).coverage, 0.85, 1.2);
  expect(coverOf('full')).toBeGreaterThan(0.8);
  expect(coverOf('goatee')).toBeLessThan(0.1);
});

it('does not take hair that hangs next to the cheeks for a beard', () => {
  const hanging = (x: number, y: number) => isChin(x, y) || (Math.abs(x) > 0.8 && y < 0.9);
  const { coverage } = measureBeardCoverage(faceWith(hanging, 50), 'goatee');
  expect(coverAt(coverage, 0.95, 0.6)).toBeLessThan(0.1);
});
