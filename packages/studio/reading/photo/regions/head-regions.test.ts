import { expect, it } from 'vitest';
import type { Face } from '../face/find-face.ts';
import { HEAD_INPUT, type HeadModel } from './head-model.ts';
import { askAboutHead, readHeadRegions } from './head-regions.ts';

/** A face whose eyes are 40 pixels apart, in the middle of a small photo. */
const face: Face = {
  found: true,
  leftEye: { x: 80, y: 60 },
  rightEye: { x: 120, y: 60 },
  landmarks: [],
  size: 100,
  rivals: [],
  monochrome: false,
};
/** A network's answer with these kinds. */
const answering = (kindAt: (at: number) => number) => ({
  kinds: Float32Array.from({ length: HEAD_INPUT ** 2 * 6 }, (_, at) => kindAt(at)),
  impression: { wide: new Float32Array(), fine: new Float32Array() },
});
const photo = { width: 200, height: 200, data: new Uint8Array(200 * 200 * 3) };

/** A network that sees hair in the upper half of its picture and the kind of the number below. */
const seeing =
  (below: number): HeadModel =>
  () =>
    answering((at) => {
      const isUpper = at < (HEAD_INPUT ** 2 * 6) / 3;
      return at % 6 === (isUpper ? 1 : below) ? 3 : -1;
    });

it('says what is where in the photo, and nothing about what is outside', () => {
  const regions = readHeadRegions(askAboutHead(seeing(3), photo, face), photo, face);
  expect(regions?.at(0, -1.2)).toBe('hair');
  expect(regions?.at(0, 0.6)).toBe('face');
  expect(regions?.at(0, -1.6)).toBeUndefined();
  expect(regions?.hairAt?.(0, -1.2)).toBeCloseTo(0.92, 1);
  expect(regions?.hairAt?.(0, 0.6)).toBeCloseTo(0.02, 1);
  expect(regions?.hairAt?.(0, -1.6)).toBe(0);
  expect(regions?.eyes).toEqual([
    { x: expect.closeTo(-0.5), y: expect.closeTo(0) },
    { x: expect.closeTo(0.5), y: expect.closeTo(0) },
  ]);
});

it('knows nothing if the network sees no face, as in a drawing', () => {
  expect(readHeadRegions(askAboutHead(seeing(0), photo, face), photo, face)).toBeUndefined();
});

it('knows nothing if it sees a hat on a face of which it is not certain: that is the hair of a drawing', () => {
  const hatted =
    (certainty: number): HeadModel =>
    () =>
      answering((at) => {
        const isUpper = at < (HEAD_INPUT ** 2 * 6) / 3;
        return at % 6 === (isUpper ? 5 : 3) ? certainty : -1;
      });
  expect(readHeadRegions(askAboutHead(hatted(3), photo, face), photo, face)?.at(0, -1.2)).toBe('thing');
  expect(readHeadRegions(askAboutHead(hatted(2.5), photo, face), photo, face)).toBeUndefined();
});
