import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { USUAL_SHAPE } from '../face/frontal-face.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { readBeard } from './read-beard.ts';

const SKIN: Rgb = [224, 170, 140];
const { chin } = USUAL_SHAPE;

/** A cut face, as bright as `shade` says at a place, 1 being bare skin. */
function drawFace(shade: (x: number, y: number) => number): Float32Array {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const cut = new Float32Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / perUnit - halfWidth, Math.floor(at / width) / perUnit + top];
    for (const [channel, own] of SKIN.entries()) cut[at * 3 + channel] = own * shade(x, y);
  }
  return cut;
}

const read = (shade: (x: number, y: number) => number) => readBeard(drawFace(shade), SKIN, USUAL_SHAPE)?.kind;
const isChin = (x: number, y: number) => Math.abs(x) < 0.4 && y > chin - 0.4;
const isLip = (x: number, y: number) => Math.abs(x) < 0.35 && y > 0.74 && y < 0.92;

it('sees a dense beard though light from above gleams on the moustache and one side', () => {
  expect(read((x, y) => (isChin(x, y) ? 0.5 : isLip(x, y) ? (x < 0 ? 0.84 : 0.7) : 1))).toBe('full');
});

it('takes neither bare skin nor a chin in the shade for a beard', () => {
  expect(read(() => 1)).toBeUndefined();
  expect(read((x, y) => (isChin(x, y) ? 0.72 : 1))).toBeUndefined();
});

it('takes no shade of a shave under cheeks that gleam for a beard', () => {
  const isCheek = (x: number, y: number) => Math.abs(x) > 0.45 && y > 0.4 && y < 0.7;
  const shade = (x: number, y: number) => (isCheek(x, y) ? 1.2 : isJaw(x, y) ? 0.72 : isLip(x, y) ? 0.86 : 1);
  expect(read((x, y) => (isChin(x, y) ? 0.64 : shade(x, y)))).toBe('stubble');
});

/** Light from one side: the other half of the face is half as bright. */
const sideLight = (x: number) => (x < 0 ? 0.62 : 1.2);
/** Bristles, as fine as the grid of what is measured. */
const bristly = (x: number, y: number) => 1 + 0.3 * Math.sign(Math.sin(x * 40) * Math.sin(y * 40));
const isJaw = (x: number, y: number) => y > chin - 0.8 && Math.abs(x) > 0.4;

it('sees a short beard in light from one side, thick or thin', () => {
  const bearded = (share: number) => (x: number, y: number) =>
    sideLight(x) * (isChin(x, y) || isLip(x, y) || isJaw(x, y) ? share * bristly(x, y) : 1);
  expect(read(bearded(0.55))).toBe('full');
  expect(read(bearded(0.72))).toBe('stubble');
});

it('takes no smooth shade on lip and chin for a beard', () => {
  expect(read((x, y) => sideLight(x) * (isChin(x, y) || isLip(x, y) ? 0.72 : 1))).toBeUndefined();
});

it('takes no lipstick for a moustache', () => {
  const shade = (x: number, y: number) => (isLip(x, y) ? 0.5 : 1);
  const painted = drawFace(shade);
  expect(readBeard(painted, SKIN, USUAL_SHAPE)?.kind).toBe('moustache');
  const { width, perUnit, halfWidth, top } = FACE_PRINT;
  for (let at = 0; at < painted.length / 3; at++) {
    const [x, y] = [(at % width) / perUnit - halfWidth, Math.floor(at / width) / perUnit + top];
    if (isLip(x, y)) painted.set([190, 40, 60], at * 3);
  }
  expect(readBeard(painted, SKIN, USUAL_SHAPE)).toBeUndefined();
});
