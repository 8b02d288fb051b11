import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../colour.ts';
import { FACE_PRINT } from './face-print.ts';
import { USUAL_SHAPE } from './frontal-face.ts';
import { seeBeard } from './see-beard.ts';
import type { FaceStudy } from './study-face.ts';

const SKIN: Rgb = [224, 170, 140];
const { chin } = USUAL_SHAPE;
type Shade = (x: number, y: number) => number;

/** A face whose lips lie between 1 and 1.2 below the eyes; `colour` is what it has at a place. */
function study(colour: (x: number, y: number) => Rgb): FaceStudy {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const cut = new Float32Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / perUnit - halfWidth, Math.floor(at / width) / perUnit + top];
    cut.set(colour(x, y), at * 3);
  }
  const eye = { upper: [], lower: [] };
  return {
    cut,
    features: {
      eyes: [eye, eye],
      brows: [[], []],
      lips: [
        { x: -0.4, y: 1.1 },
        { x: 0, y: 1 },
        { x: 0, y: 1.2 },
      ],
      mouth: [],
      oval: [],
      nose: [{ x: 0, y: 0.75 }],
    },
    skinZone: new Float32Array(width * height),
    shape: USUAL_SHAPE,
    yaw: 0,
    pitch: 0,
  };
}

const shaded = (shade: Shade) =>
  seeBeard(study((x, y) => [SKIN[0] * shade(x, y), SKIN[1] * shade(x, y), SKIN[2] * shade(x, y)]));
/** Hairs of a depth: as fine as those of a portrait. */
const hairs = (x: number, y: number, depth: number) =>
  1 + depth * Math.sign(Math.sin(x * 55) * Math.sin(y * 55));
const isLip: Shade = (x, y) => (Math.abs(x) < 0.4 && y > 0.75 && y < 0.99 ? 1 : 0);
const isChin: Shade = (x, y) => (Math.abs(x) < 0.35 && y > 1.25 && y < chin + 0.2 ? 1 : 0);
const isJaw: Shade = (x, y) => (Math.abs(x) >= 0.35 && y > 0.95 ? 1 : 0);
const grown =
  (parts: readonly Shade[], dark: number, depth: number): Shade =>
  (x, y) =>
    parts.some((part) => part(x, y) === 1) ? dark * hairs(x, y, depth) : 1;

describe('hairs', () => {
  it.each([
    ['short-beard', [isLip, isChin, isJaw], 0.5, 0.35],
    ['goatee', [isLip, isChin], 0.6, 0.3],
    ['chin-beard', [isChin], 0.6, 0.3],
    ['moustache', [isLip], 0.5, 0.3],
    ['stubble', [isLip, isChin, isJaw], 0.9, 0.045],
  ] as const)('are a %s by where they are and how dense', (form, parts, dark, depth) => {
    expect(shaded(grown(parts, dark, depth))?.form).toBe(form);
  });

  it('are seen as grey as the skin is bright, and give the beard its colour', () => {
    const grey = seeBeard(
      study((x, y) => {
        const share = hairs(x, y, 0.3);
        return isChin(x, y) + isLip(x, y) ? [190 * share, 188 * share, 186 * share] : SKIN;
      }),
    );
    expect(grey?.form).toBe('goatee');
    const [r, , b] = grey?.colour ?? [0, 0, 0];
    expect(r - b).toBeLessThan(10);
  });
});

describe('no hairs', () => {
  it('are shade, however dark, nor smooth things before the face', () => {
    expect(shaded(() => 1)).toBeUndefined();
    expect(shaded((x, y) => (isChin(x, y) ? 0.6 : 1))).toBeUndefined();
    expect(shaded((_x, y) => (y > 0.75 ? 0.4 : 1))).toBeUndefined();
  });

  it('are skin that is as rough all over', () => {
    expect(shaded((x, y) => hairs(x, y, 0.09))).toBeUndefined();
  });

  it('are the folds of a smile above the lip', () => {
    expect(shaded(grown([isLip], 0.9, 0.14))).toBeUndefined();
  });
});
