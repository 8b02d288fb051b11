import { expect, test } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { USUAL_SHAPE } from '../face/frontal-face.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';
import { readSkinTone, whiteLevel } from './read-skin-tone.ts';

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
    chin: USUAL_SHAPE.chin,
    print: USUAL_SHAPE,
    yaw: 0,
    pitch: 0,
  };
}
/** A mouth whose lips are so far apart in its middle. */
const gapOf = (gap: number) => [
  { x: -0.2, y: 1.1 },
  { x: 0, y: 1.1 - gap / 2 },
  { x: 0.2, y: 1.1 },
  { x: 0, y: 1.1 + gap / 2 },
];
const read = (study: FaceStudy, white: number) =>
  readSkinTone(study, { photo: white, head: white }, 120, false).step;

const light = faceOf([228, 186, 164], [190, 110, 105]);
const dark = faceOf([110, 76, 58], [112, 70, 58]);

test('light and dark skin lie far apart', () => {
  expect(read(light, 90)).toBeLessThan(3.5);
  expect(read(dark, 90)).toBeGreaterThan(7);
});

test('a dark photo makes light skin hardly darker', () => {
  const dim = faceOf([228, 186, 164], [190, 110, 105], [0.6, 0.6, 0.6]);
  expect(read(dim, 55)).toBeLessThan(4);
});

test('a bright place behind a head makes its shade no dark skin', () => {
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

test('a photo of half the size, and a little softer, tells nearly the same', () => {
  const of = (apart: number) => readSkinTone(dark, { photo: 90, head: 90 }, apart, false).step;
  expect(Math.abs(of(49) - of(48))).toBeLessThan(0.2);
});

test('a yellow lamp makes light skin hardly darker', () => {
  const lit = faceOf([228, 186, 164], [190, 110, 105], [1, 0.88, 0.55]);
  expect(read(lit, 90)).toBeLessThan(read(light, 90) + 1);
});

test('eyes that show no white tell of no lamp', () => {
  const shut = (yellow: number) => {
    const face = faceOf([150, 100, 74], [150, 92, 74]);
    for (let pixel = 0; pixel < face.skinZone.length; pixel++)
      if (face.skinZone[pixel] === 0) face.cut.set([150, 100, yellow], pixel * 3);
    return read(face, 90);
  };
  expect(shut(30)).toBeCloseTo(shut(90), 5);
});

test('pale lips tell less of a mouth that is wide open', () => {
  const closed = faceOf([150, 104, 82], [152, 102, 82]);
  const open = { ...closed, features: { ...features, mouth: gapOf(0.6) } };
  expect(read(open, 90)).toBeLessThan(read(closed, 90) - 0.5);
});

test('pale lips make light skin no darker', () => {
  const red = read(faceOf([216, 172, 150], [180, 112, 106]), 95);
  const pale = read(faceOf([216, 172, 150], [205, 156, 134]), 95);
  expect(pale).toBeLessThan(red + 1.1);
});

test('lips a little less red than dark skin are its own, and far less red ones a mask', () => {
  const pale = read(faceOf([110, 76, 58], [102, 76, 60]), 90);
  expect(pale).toBeGreaterThan(7);
  expect(read(faceOf([110, 76, 58], [90, 120, 170]), 90)).toBeLessThan(pale - 0.5);
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

test('a shade that is redder than the light tells of dark skin', () => {
  const shadedBy = (shade: Rgb) => {
    const face = faceOf([150, 104, 82], [156, 96, 84]);
    for (let pixel = 0; pixel < face.skinZone.length; pixel += 3)
      if (face.skinZone[pixel] === 1) face.cut.set(shade, pixel * 3);
    return face;
  };
  expect(read(shadedBy([124, 70, 55]), 90)).toBeGreaterThan(read(shadedBy([105, 73, 57]), 90) + 0.4);
});

test('the deepest skin is no lighter for showing no yellow', () => {
  const yellow = read(faceOf([62, 42, 36], [60, 40, 36]), 90);
  expect(read(faceOf([62, 42, 42], [60, 40, 42]), 90)).toBeGreaterThan(yellow - 0.7);
});

test('a head before a bright sky is lit from behind', () => {
  const backlit = (study: FaceStudy, white: number) =>
    readSkinTone(study, { photo: white, head: white }, 120, false).backlit;
  expect(backlit(light, 95)).toBe(0);
  expect(backlit(faceOf([60, 44, 36], [60, 36, 32]), 100)).toBeGreaterThan(0.8);
});

test('black and white tells skin by its lightness alone', () => {
  const grey = (value: number) => faceOf([value, value, value], [value, value, value]);
  const step = (value: number) => readSkinTone(grey(value), { photo: 90, head: 90 }, 120, true).step;
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
