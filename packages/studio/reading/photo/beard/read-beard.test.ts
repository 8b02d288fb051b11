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

const isJaw = (x: number, y: number) => y > chin - 0.8 && Math.abs(x) > 0.4;
const isBeard = (x: number, y: number) => isChin(x, y) || isLip(x, y) || isJaw(x, y);

it('recognizes what is drawn by where it is darker than the cheeks', () => {
  expect(read((x, y) => (isBeard(x, y) ? 0.5 : 1))).toBe('full');
  expect(read((x, y) => (isChin(x, y) || isLip(x, y) ? 0.5 : 1))).toBe('goatee');
  expect(read((x, y) => (isLip(x, y) ? 0.5 : 1))).toBe('moustache');
  expect(read((x, y) => (isBeard(x, y) ? 0.72 : 1))).toBe('stubble');
});

it('takes neither bare skin nor a chin in the shade for a beard', () => {
  expect(read(() => 1)).toBeUndefined();
  expect(read((x, y) => (isChin(x, y) ? 0.72 : 1))).toBeUndefined();
  expect(read((x) => (x < 0 ? 0.62 : 1))).toBeUndefined();
});
