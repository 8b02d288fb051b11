import { expect, test } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { USUAL_SHAPE } from '../face/frontal-face.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { whiteLevel, yellowOf } from './photo-light.ts';
import { readSkinTone } from './read-skin-tone.ts';
import { gatherSkinEvidence } from './skin-evidence.ts';

const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
const box = (left: number, right: number, above: number, below: number) => [
  { x: left, y: above },
  { x: right, y: above },
  { x: right, y: below },
  { x: left, y: below },
];
const eye = (x: number) => ({
  upper: box(x - 0.2, x + 0.2, -0.1, 0.1).slice(0, 2),
  lower: box(x - 0.2, x + 0.2, -0.1, 0.1)
    .slice(2)
    .reverse(),
});
const features: FaceFeatures = {
  eyes: [eye(-0.5), eye(0.5)],
  brows: [box(-0.8, -0.2, -0.4, -0.3), box(0.2, 0.8, -0.4, -0.3)],
  lips: box(-0.35, 0.35, 0.95, 1.2),
  mouth: [],
  oval: [],
  nose: [],
};

/** A flat face of these colours, in a light that multiplies what they show. */
function faceOf(skin: Rgb, lips: Rgb, light: Rgb = [1, 1, 1]): FaceStudy {
  const cut = new Float32Array(width * height * 3);
  const skinZone = new Float32Array(width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [(pixel % width) / perUnit - halfWidth, Math.floor(pixel / width) / perUnit + top];
    const isEye = Math.abs(Math.abs(x) - 0.5) < 0.2 && Math.abs(y) < 0.1;
    const isLips = Math.abs(x) < 0.35 && y > 0.95 && y < 1.2;
    const isPupil = isEye && Math.abs(Math.abs(x) - 0.5) < 0.06;
    const colour: Rgb = isPupil ? [20, 16, 16] : isEye ? [205, 200, 196] : isLips ? lips : skin;
    for (const channel of [0, 1, 2] as const) cut[pixel * 3 + channel] = colour[channel] * light[channel];
    skinZone[pixel] = isEye || isLips ? 0 : 1;
  }
  return {
    cut,
    features,
    skinZone,
    shape: USUAL_SHAPE,
    yaw: 0,
    pitch: 0,
  };
}
/** A mouth whose lips are `gap` apart in its middle. */
const gapOf = (gap: number) => [
  { x: -0.2, y: 1.1 },
  { x: 0, y: 1.1 - gap / 2 },
  { x: 0.2, y: 1.1 },
  { x: 0, y: 1.1 + gap / 2 },
];
const lightOf = (white: number, yellow = 0.1) => ({ photo: white, head: white, yellow });
const read = (study: FaceStudy, white: number) =>
  readSkinTone(gatherSkinEvidence(study), lightOf(white), 120, false).step;

const light = faceOf([228, 186, 164], [190, 110, 105]);
const dark = faceOf([110, 76, 58], [112, 70, 58]);

test('light and dark skin lie far apart', () => {
  expect(read(light, 90)).toBeLessThan(3.5);
  expect(read(dark, 90)).toBeGreaterThan(7);
});

test('a dark photo hardly makes light skin darker', () => {
  const dim = faceOf([228, 186, 164], [190, 110, 105], [0.6, 0.6, 0.6]);
  expect(read(dim, 55)).toBeLessThan(4);
});

test('a bright place behind a head does not make its shade dark skin', () => {
  const shade = faceOf([228, 186, 164], [190, 110, 105], [0.45, 0.45, 0.45]);
  expect(read(shade, 100)).toBeLessThan(read(shade, 82));
});

test('a face with gleams is read darker than the same face without', () => {
  const matt = faceOf([150, 104, 82], [156, 96, 84]);
  const shiny = { ...matt, cut: Float32Array.from(matt.cut) };
  for (let at = 0; at < shiny.cut.length; at++)
    if (Math.floor(at / 3) % 20 === 0) shiny.cut[at] = Math.min(255, shiny.cut[at] * 1.5);
  expect(read(shiny, 90)).toBeGreaterThan(read(matt, 90) + 0.8);
});

test('a face that the sun lights from one side is read as its lit side is', () => {
  const [sun, shade] = [faceOf([214, 168, 140], [172, 104, 96]), faceOf([86, 67, 56], [69, 42, 38])];
  const half = { ...shade, cut: Float32Array.from(shade.cut) };
  for (let at = 0; at < half.cut.length; at++)
    if ((at / 3) % width < width * 0.5) half.cut[at] = sun.cut[at] ?? 0;
  expect(read(half, 70)).toBeLessThan(read(sun, 70) + 0.8);
  expect(read(half, 70)).toBeLessThan(read(shade, 70) - 1);
});

test('lips too small to be seen make neither light skin darker nor dark skin lighter', () => {
  const small = (study: FaceStudy) => readSkinTone(gatherSkinEvidence(study), lightOf(90), 16, false).step;
  expect(small(light)).toBeLessThan(read(light, 90) + 0.6);
  expect(small(dark)).toBeGreaterThan(read(dark, 90) - 0.5);
});

test('a photo of half the size, and a little softer, tells nearly the same', () => {
  const of = (apart: number) => readSkinTone(gatherSkinEvidence(dark), lightOf(90), apart, false).step;
  expect(Math.abs(of(49) - of(48))).toBeLessThan(0.2);
});

test('a yellow lamp hardly makes light skin darker', () => {
  const lit = faceOf([228, 186, 164], [190, 110, 105], [1, 0.88, 0.55]);
  expect(read(lit, 90)).toBeLessThan(read(light, 90) + 1);
});

test('eyes that show no white say nothing about a lamp', () => {
  const shut = (yellow: number) => {
    const face = faceOf([150, 100, 74], [150, 92, 74]);
    for (let pixel = 0; pixel < face.skinZone.length; pixel++)
      if (face.skinZone[pixel] === 0) face.cut.set([150, 100, yellow], pixel * 3);
    return read(face, 90);
  };
  expect(shut(30)).toBeCloseTo(shut(90), 5);
});

test('pale lips count less if the mouth is wide open', () => {
  const closed = faceOf([196, 146, 118], [196, 140, 114]);
  const open = { ...closed, features: { ...features, mouth: gapOf(0.6) } };
  expect(read(open, 90)).toBeLessThan(read(closed, 90) - 0.3);
});

test('pale lips do not make light skin darker', () => {
  const red = read(faceOf([216, 172, 150], [180, 112, 106]), 95);
  const pale = read(faceOf([216, 172, 150], [205, 156, 134]), 95);
  expect(pale).toBeLessThan(red + 1.1);
});

test('lips a little less red than dark skin are its own, and far less red ones a mask', () => {
  const pale = read(faceOf([110, 76, 58], [102, 76, 60]), 90);
  expect(pale).toBeGreaterThan(7);
  const masked = read(faceOf([110, 76, 58], [90, 120, 170]), 90);
  expect(masked).toBeGreaterThan(pale - 1);
  expect(masked).toBeLessThan(pale + 0.3);
});

test('teeth make a dark face in a bright photo darker, and a light one in a dark photo lighter', () => {
  const smile = (skin: Rgb, light: number) => {
    const face = faceOf(skin, [190, 90, 90], [light, light, light]);
    for (let pixel = 0; pixel < face.skinZone.length; pixel++) {
      const [x, y] = [(pixel % width) / perUnit - halfWidth, Math.floor(pixel / width) / perUnit + top];
      if (Math.abs(x) < 0.3 && y > 1 && y < 1.15)
        face.cut.set([235 * light, 228 * light, 212 * light], pixel * 3);
    }
    return { ...face, features: { ...features, mouth: box(-0.3, 0.3, 1, 1.15) } };
  };
  const silent = (face: FaceStudy) => ({ ...face, features });
  const [dark, pale] = [smile([132, 92, 72], 1), smile([224, 182, 160], 0.4)];
  expect(read(dark, 90)).toBeGreaterThan(read(silent(dark), 90) + 0.5);
  expect(read(pale, 82)).toBeLessThan(read(silent(pale), 82) - 0.3);
});

test('gleams that are less red than the skin show dark skin', () => {
  const gleamingIn = (gleam: Rgb) => {
    const face = faceOf([150, 104, 82], [156, 96, 84]);
    for (let pixel = 0; pixel < face.skinZone.length; pixel += 15)
      if (face.skinZone[pixel] === 1) face.cut.set(gleam, pixel * 3);
    return face;
  };
  expect(read(gleamingIn([200, 182, 172]), 90)).toBeGreaterThan(read(gleamingIn([222, 172, 146]), 90) + 0.1);
});

test('skin in a bluish photo keeps the yellow that the photo lacks', () => {
  const step = (yellow: number) =>
    readSkinTone(gatherSkinEvidence(faceOf([140, 98, 92], [146, 92, 90])), lightOf(90, yellow), 120, false)
      .step;
  expect(step(-0.3)).toBeGreaterThan(step(0.1) + 0.3);
  expect(step(0.4)).toBe(step(0.1));
  const grey = { width: 8, height: 8, data: new Uint8Array(8 * 8 * 3).fill(120) };
  expect(yellowOf(grey)).toBeCloseTo(0, 9);
  const blue = { ...grey, data: grey.data.map((_, at) => (at % 3 === 2 ? 150 : 120)) };
  expect(yellowOf(blue)).toBeLessThan(-0.4);
});

test('a hat and a hand before the face are not its skin', () => {
  const face = faceOf([110, 76, 58], [112, 70, 58]);
  for (let pixel = 0; pixel < width * 260; pixel++) face.cut.set([236, 190, 160], pixel * 3);
  const hatted: HeadRegions = {
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
    at: () => 'face',
  };
  const edge = 260 / perUnit + top;
  const known = gatherSkinEvidence(face, { ...hatted, at: (_, y) => (y < edge ? 'thing' : 'face') });
  expect(known.lightness).toBeLessThan(gatherSkinEvidence(face, hatted).lightness - 20);
  expect(gatherSkinEvidence(face, { ...hatted, at: () => 'thing' })).toEqual(gatherSkinEvidence(face));
});

test('the deepest skin is no lighter for showing no yellow', () => {
  const yellow = read(faceOf([62, 42, 36], [60, 40, 36]), 90);
  expect(read(faceOf([62, 42, 42], [60, 40, 42]), 90)).toBeGreaterThan(yellow - 0.7);
});

test('a head before a bright sky is lit from behind', () => {
  const backlit = (study: FaceStudy, white: number) =>
    readSkinTone(gatherSkinEvidence(study), lightOf(white), 120, false).backlit;
  expect(backlit(light, 95)).toBe(0);
  expect(backlit(faceOf([60, 44, 36], [60, 36, 32]), 100)).toBeGreaterThan(0.8);
});

test('in black and white the lightness of skin alone counts', () => {
  const grey = (value: number) => faceOf([value, value, value], [value, value, value]);
  const step = (value: number) => readSkinTone(gatherSkinEvidence(grey(value)), lightOf(90), 120, true).step;
  expect(step(200)).toBeLessThan(3);
  expect(step(70)).toBeGreaterThan(5);
});

test('the white level leaves out a few glints', () => {
  const data = new Uint8Array(100 * 100 * 3).fill(128);
  data.fill(255, 0, 300);
  const photo = { width: 100, height: 100, data };
  expect(whiteLevel(photo, { left: 0, top: 0, right: 100, bottom: 100 })).toBeCloseTo(53.6, 0);
  expect(whiteLevel(photo, { left: 0, top: 0, right: 100, bottom: 10 })).toBeCloseTo(100, 0);
});
