import { beforeEach, expect, test, vi } from 'vitest';
import type { PictureField } from '../look/vocabulary.ts';
import { photoDigest } from '../reading/photo/photo-digest.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import { createStudioPreview, type PreviewTask } from './create-preview.ts';

vi.mock('../reading/photo/photo-digest.ts', { spy: true });
beforeEach(() => void vi.mocked(photoDigest).mockClear());

const patient = new AbortController().signal;
const drawn = async () => Uint8Array.of(1);
const preview = { picture: Uint8Array.of(1), head: { x: 0.1, y: 0.2, edge: 0.3 } };
const drawnPreview = async () => preview;
const taskOf = (photo: number): PreviewTask => ({
  photo: Uint8Array.of(photo),
  seed: 1,
  description: 'A cook',
  title: 'Robin',
  serial: 'No. 001',
  pack: 'window-box',
});

/** Previews on threads that know the face of photo 0, and read others when the test says so. */
function slowReader() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const studio = createStudioPreview({
    getReady() {},
    warmUp: async () => undefined,
    knownFace: async ([photo]) => (photo === 0 ? ({} as FaceReading) : undefined),
    readFace: async ([photo = -1]) => {
      begun.push(photo);
      await new Promise<void>((resolve) => ends.push(resolve));
      return {} as FaceReading;
    },
    checkPhoto: async () => ({ concerns: [], faces: [] }),
    renderPreview: drawnPreview,
    renderChoices: drawn,
    renderTurning: drawn,
  });
  return { studio, begun, endNext: () => ends.shift()?.() };
}

/** Waits until other threads have computed the digests of `count` photos of this test. */
async function digestsKnown(count: number): Promise<void> {
  const { settledResults } = vi.mocked(photoDigest).mock;
  await expect.poll(() => settledResults.filter(({ type }) => type === 'fulfilled')).toHaveLength(count);
  await new Promise(setImmediate);
}

test('previews of a known face do not wait for faces that are being read', async () => {
  const { studio, begun, endNext } = slowReader();
  const unread = studio.drawPreview('robin', taskOf(1), patient);
  await expect.poll(() => begun).toEqual([1]);
  expect(await studio.drawPreview('kim', taskOf(0), patient)).toEqual(preview);
  endNext();
  expect(await unread).toEqual(preview);
});

test('previews read the faces of checked photos in turn: somebody who checks hundreds delays nobody else', async () => {
  const { studio, begun, endNext } = slowReader();
  for (let photo = 1; photo <= 100; photo += 1) {
    await studio.checkPhoto('robin', Uint8Array.of(photo), patient);
  }
  // Whichever digest is known first.
  await expect.poll(() => begun).toHaveLength(1);
  const other = studio.drawPreview('kim', taskOf(200), patient);
  await digestsKnown(101);
  endNext();
  await expect.poll(() => begun.slice(1)).toEqual([200]);
  endNext();
  expect(await other).toEqual(preview);
});

test('all that a page asks for at once about a new photo waits for one reading, and nothing is refused', async () => {
  const { studio, begun, endNext } = slowReader();
  // Another face is being read, and somebody's heads are being drawn.
  const other = studio.drawChoices('kim', { photo: Uint8Array.of(1), field: 'hair' }, patient);
  await expect.poll(() => begun).toEqual([1]);
  const photo = Uint8Array.of(2);
  const fields: PictureField[] = ['hair', 'glasses', 'facialHair', 'headwear', 'expression', 'finish'];
  const packs = [1, 2, 3, 1, 2, 3].map(() => studio.drawPreview('robin', taskOf(2), patient));
  const rows = [...fields, ...fields].map((field) => studio.drawChoices('robin', { photo, field }, patient));
  const turning = studio.drawTurning('robin', taskOf(2), patient);
  await digestsKnown(20);
  for (let reading = 0; reading < 2; reading += 1) {
    await expect.poll(() => begun).toHaveLength(reading + 1);
    endNext();
  }
  await Promise.all([other, ...packs, ...rows, turning]);
  expect(begun, 'each face was read once').toEqual([1, 2]);
});

test('a reading that several wait for goes on when one of them leaves', async () => {
  const { studio, begun, endNext } = slowReader();
  const leaving = new AbortController();
  const first = studio.drawPreview('kim', taskOf(1), patient);
  await expect.poll(() => begun).toEqual([1]);
  const left = studio.drawPreview('robin', taskOf(2), leaving.signal);
  const stayed = studio.drawPreview('robin', taskOf(2), patient);
  await digestsKnown(3);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  endNext();
  await expect.poll(() => begun).toEqual([1, 2]);
  endNext();
  expect(await Promise.all([first, stayed])).toEqual([preview, preview]);
});

test.each([
  ['draws what was read', {} as FaceReading, 1],
  ['does nothing where a face was read before', undefined, 0],
])('a warm-up %s', async (_, reading, times) => {
  const renderPreview = vi.fn(drawnPreview);
  const warmUp = vi.fn(async () => reading);
  createStudioPreview({
    getReady() {},
    warmUp,
    knownFace: async () => undefined,
    readFace: async () => ({}) as FaceReading,
    checkPhoto: async () => ({ concerns: [], faces: [] }),
    renderPreview,
    renderChoices: drawn,
    renderTurning: drawn,
  }).warmUp();
  await expect.poll(() => warmUp).toHaveBeenCalledOnce();
  await new Promise(setImmediate);
  expect(renderPreview).toHaveBeenCalledTimes(times);
});
