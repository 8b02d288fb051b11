import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { FaceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { readInks } from './read-inks.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const SKIN: Rgb = [230, 180, 150];
const LIP: Rgb = [190, 105, 95];
const TOOTH: Rgb = [215, 200, 180];
const DARK: Rgb = [50, 20, 20];
const MIDDLE = 1;

/** Outlines as the mesh has them: from the left corner over the top, `high` to both sides of the middle. */
const ring = (half: number, high: number) =>
  Array.from({ length: 20 }, (_, index) => {
    const turn = (index / 20) * Math.PI * 2;
    return { x: -half * Math.cos(turn), y: MIDDLE - high * Math.sin(turn) };
  });
const lids = (left: number) => ({
  upper: [left, left + 0.15, left + 0.3].map((x) => ({ x, y: -0.05 })),
  lower: [left, left + 0.15, left + 0.3].map((x) => ({ x, y: 0.05 })),
});

/** What is read of a mouth with lips `gap` apart in a photo that has the colour `colourAt` so far below its middle. */
function mouthOf(gap: number, colourAt: (below: number) => Rgb, half = 0.34) {
  const features: FaceFeatures = {
    eyes: [lids(-0.65), lids(0.35)],
    brows: [[], []],
    lips: ring(half + 0.02, gap / 2 + 0.1),
    mouth: ring(half, gap / 2),
    oval: [],
    nose: [],
  };
  const cut = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [(pixel % width) / perUnit - halfWidth, Math.floor(pixel / width) / perUnit + top];
    const isMouth = Math.abs(x) < 0.45 && Math.abs(y - MIDDLE) < gap / 2 + 0.2;
    cut.set(isMouth ? colourAt(y - MIDDLE) : SKIN, pixel * 3);
  }
  const wearer = { skin: SKIN, hair: [60, 40, 30] as Rgb, glasses: undefined, monochrome: false };
  return readInks(features, { cut, taken: cut }, wearer, true);
}

const between = (gap: number, inside: Rgb) =>
  mouthOf(gap, (below) => (Math.abs(below) < gap / 2 ? inside : LIP));

it('a mouth shows teeth, or the dark, or is closed where the mesh alone sees it open', () => {
  expect(between(0.16, TOOTH)).toMatchObject({ mouth: 'teeth', teeth: 1 });
  expect(between(0.16, DARK)).toMatchObject({ mouth: 'open', teeth: 0 });
  expect(between(0.1, LIP).mouth).toBe('closed');
});

it('a gleam on closed lips is no tooth, however bright: it has the red of lips', () => {
  const gleam: Rgb = [225, 172, 160];
  const lips: Rgb = [120, 92, 85];
  const glossy = (gap: number, inside: Rgb) =>
    mouthOf(gap, (below) => (Math.abs(below) < gap / 2 ? inside : lips)).mouth;
  expect(glossy(0.13, gleam)).toBe('closed');
  expect(glossy(0.13, [225, 205, 190])).toBe('teeth');
});

it('a narrow mouth whose lips are parted is no smile', () => {
  const parted = (half: number) =>
    mouthOf(0.13, (below) => (Math.abs(below) < 0.065 ? [225, 190, 170] : [150, 105, 95]), half).mouth;
  expect(parted(0.4)).toBe('teeth');
  expect(parted(0.28)).not.toBe('teeth');
});

it('lips hardly apart show teeth where nothing else lies between them', () => {
  expect(between(0.04, TOOTH).mouth).toBe('teeth');
  expect(between(0.04, DARK).mouth).toBe('closed');
});

it('a scream whose lower lip the mesh loses stays as the photo shows it', () => {
  const scream = (lip: Rgb) => mouthOf(0.5, (below) => (below > 0.25 ? lip : below < -0.25 ? LIP : TOOTH));
  expect(scream(LIP).mouth).toBe('teeth');
  expect(scream(DARK).mouth).toBe('open');
});
