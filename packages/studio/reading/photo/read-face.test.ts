import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { luminance, type Rgb } from '../../colour.ts';
import { toLab } from '../../colour-lab.ts';
import { sculptReliefHead } from '../../figure/relief-head.ts';
import { drawPortrait } from '../../fixtures/draw-portrait.ts';
import { readDrawnFace } from '../../fixtures/read-drawn-face.ts';
import { renderSculptures } from '../../sculpt/render-sculptures.ts';
import { colourDifference } from './colour-groups.ts';
import { findFace } from './face/find-face.ts';
import type { Looks } from './looks.ts';
import { FACE_PRINT } from './print/face-print.ts';
import { studyFace } from './print/study-face.ts';
import { readFaceFromPhoto } from './read-face.ts';
import { readPhoto } from './read-photo.ts';
import { GRID, nearestIndex } from './relief/head-grid.ts';

/** Edge of the patches that are compared, and of the rendered head, pixels. */
const PATCH = 28;
const HEAD = 240;
/** The camera has a perspective: seen small, the head keeps its proportions. */
const SCALE = 0.1;
/** Brows to lips on the head: a square of this many distances of the eyes. */
const FACE = 1.7;
const BELOW_EYES = 0.4;

/** The face of a rendered head without hair, grey values. */
async function toyFace(reading: Awaited<ReturnType<typeof readFaceFromPhoto>>): Promise<number[]> {
  const { looks, relief } = reading;
  if (!relief) throw new Error('The drawn portrait has no face.');
  const layer = renderSculptures([{ groups: sculptReliefHead(relief, looks, 0.3), scale: SCALE }], {
    left: (-FACE / 2) * SCALE,
    top: (FACE / 2 - BELOW_EYES) * SCALE,
    width: HEAD,
    height: HEAD,
    pixelsPerUnit: HEAD / FACE / SCALE,
    turn: [0, 0, 0],
  });
  const patch = await sharp(Buffer.from(layer.pixels), { raw: { width: HEAD, height: HEAD, channels: 4 } })
    .removeAlpha()
    .grayscale()
    .resize(PATCH, PATCH)
    .raw()
    .toBuffer();
  return [...patch];
}

/** The face of a photo turned to the front, grey values. */
async function photoFace(photo: Uint8Array): Promise<number[]> {
  const bitmap = await readPhoto(photo);
  const { cut } = studyFace(bitmap, await findFace(bitmap));
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const patch = await sharp(Uint8Array.from(cut), { raw: { width, height, channels: 3 } })
    .extract({
      left: Math.round((halfWidth - FACE / 2) * perUnit),
      top: Math.round((BELOW_EYES - FACE / 2 - top) * perUnit),
      width: Math.round(FACE * perUnit),
      height: Math.round(FACE * perUnit),
    })
    .grayscale()
    .resize(PATCH, PATCH)
    .raw()
    .toBuffer();
  return [...patch];
}

function correlate(a: number[], b: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const dot = (x: number[], y: number[], mx: number, my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * (y[i] - my), 0);
  return dot(a, b, meanA, meanB) / Math.sqrt(dot(a, a, meanA, meanA) * dot(b, b, meanB, meanB));
}

/** Drawn people: 0 brown short hair and glasses, 2 black long hair, 3 stubble, 5 blond, 6 cropped. */
const PEOPLE = [0, 2, 3, 5, 6] as const;
const personOf = (seed: number) => ({ seed, width: 600, height: 750 });

describe('face reading', () => {
  const looks = new Map<number, Looks>();
  let photos: Uint8Array[];

  beforeAll(async () => {
    photos = await Promise.all(PEOPLE.map((seed) => drawPortrait(personOf(seed))));
    for (const seed of PEOPLE) looks.set(seed, (await readDrawnFace(personOf(seed))).looks);
  });

  it('keeps tanned skin warm in a greenish light', async () => {
    const [, long = new Uint8Array()] = photos;
    const greenish = await sharp(long).linear([0.86, 1, 0.86], [0, 0, 0]).png().toBuffer();
    const { skin } = (await readFaceFromPhoto(greenish)).looks;
    const [, red, yellow] = toLab(skin);
    expect(yellow / red).toBeLessThan(2.5);
  });

  it('reads the same step of skin, within one, in half the light', async () => {
    const dim = await sharp(photos[1]).linear(0.73, 0).png().toBuffer();
    const { skinTone } = (await readFaceFromPhoto(dim)).looks;
    expect(Math.abs(skinTone - (looks.get(2)?.skinTone ?? 0))).toBeLessThan(1);
  });

  it.each([0, 5] as const)('keeps the colour of hair in the blue of dusk: drawn person %i', async (seed) => {
    const photo = photos[PEOPLE.indexOf(seed)];
    const dusk = await sharp(photo).linear([0.5, 0.75, 1.2], [0, 0, 12]).png().toBuffer();
    const { hair } = (await readFaceFromPhoto(dusk)).looks;
    expect(colourDifference(hair, looks.get(seed)?.hair ?? [0, 0, 0])).toBeLessThan(22);
  });

  it('leaves hair grey that is nearly as pale as the skin', async () => {
    const { data, info } = await sharp(photos[PEOPLE.indexOf(5)]).raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += 3) {
      const colour: Rgb = [data[at], data[at + 1], data[at + 2]];
      if (colourDifference(colour, [186, 144, 88]) < 24) data.fill(luminance(colour) + 35, at, at + 3);
    }
    const { width, height } = info;
    const grey = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    expect(luminance((await readFaceFromPhoto(grey)).looks.hair)).toBeGreaterThan(145);
  });

  it.each([
    ['#000', 1.1],
    ['#fff', 3],
  ])('gives a face cut out before %s colours that can be shown', async (around, above) => {
    const photo = photos[0] ?? new Uint8Array();
    const { leftEye, rightEye } = await findFace(await readPhoto(photo));
    const [x, y, unit] = [(leftEye.x + rightEye.x) / 2, leftEye.y, rightEye.x - leftEye.x];
    const [wide, high] = [unit * 0.9, unit * 1.4];
    const oval = `M${x - wide} ${y + unit * 0.4}a${wide} ${high} 0 1 0 ${wide * 2} 0a${wide} ${high} 0 1 0 ${-wide * 2} 0`;
    const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750"><path fill="${around}" fill-rule="evenodd" d="M0 0h600v750H0z${oval}"/></svg>`;
    const framed = await sharp(photo)
      .composite([{ input: Buffer.from(frame) }])
      .png()
      .toBuffer();
    const top = Math.max(0, Math.round(y - unit * above));
    const cut = sharp(framed).extract({ left: 0, top, width: 600, height: 750 - top });
    const { hair, skin } = (await readFaceFromPhoto(await cut.png().toBuffer())).looks;
    for (const channel of [...hair, ...skin]) expect(Math.max(0, Math.min(255, channel))).toBe(channel);
  });

  it('puts the face of this photo on the toy, not just any face', async () => {
    const pair = [3, 5];
    const faces = await Promise.all(pair.map(async (seed) => photoFace(await drawPortrait({ seed }))));
    const toys = await Promise.all(pair.map(async (seed) => toyFace(await readDrawnFace({ seed }))));
    for (const [person, toy] of toys.entries()) {
      const own = correlate(toy, faces[person] ?? []);
      expect(own).toBeGreaterThan(0.5);
      expect(own).toBeGreaterThan(correlate(toy, faces[1 - person] ?? []) + 0.05);
    }
  });

  it('gives the toy the skin and the hair of the person', () => {
    const near = (colour: Rgb | undefined, expected: Rgb) =>
      expect(colourDifference(colour ?? [0, 0, 0], expected)).toBeLessThan(22);
    near(looks.get(0)?.hair, [104, 66, 44]);
    near(looks.get(2)?.hair, [32, 26, 26]);
    near(looks.get(5)?.hair, [186, 144, 88]);
    near(looks.get(5)?.skin, [240, 205, 180]);
    near(looks.get(6)?.skin, [180, 122, 90]);
  });

  it('distinguishes long hair from short and cropped hair', () => {
    const lengths = PEOPLE.map((seed) => looks.get(seed)?.hairLength);
    expect(lengths).toEqual(['short', 'long', 'cropped', 'medium', 'cropped']);
  });

  it('sees glasses and stubble where they are, and nowhere else', () => {
    expect(PEOPLE.map((seed) => looks.get(seed)?.glasses !== undefined)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(PEOPLE.map((seed) => looks.get(seed)?.beard?.kind)).toEqual([
      undefined,
      undefined,
      'stubble',
      undefined,
      undefined,
    ]);
  });

  it('gives the same head and looks for the same picture', async () => {
    const again = await sharp(photos[0]).png({ compressionLevel: 1 }).toBuffer();
    const [first, second] = [await readDrawnFace(personOf(0)), await readFaceFromPhoto(again)];
    expect(second).not.toBe(first);
    expect(second.relief).toEqual(first.relief);
    expect(second.looks).toEqual(first.looks);
  });

  it('tints the skin of a black and white photo', async () => {
    const grey = await sharp(photos[3]).grayscale().png().toBuffer();
    const { looks: seen } = await readFaceFromPhoto(grey);
    expect(seen.monochrome).toBe(true);
    expect(seen.skin[0]).toBeGreaterThan(seen.skin[2] + 20);
  });

  it('makes something of a dark, a tiny and a transparent photo', async () => {
    const photo = sharp(photos[0]);
    const dark = await readFaceFromPhoto(await photo.clone().linear(0.18, 0).png().toBuffer());
    expect(dark.looks.faceFound).toBe(true);
    expect(luminance(dark.looks.skin)).toBeGreaterThan(130);
    const tiny = await readFaceFromPhoto(await photo.clone().resize(160).png().toBuffer());
    expect(tiny.looks.faceFound).toBe(true);
    const clear = await sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await readFaceFromPhoto(clear)).looks.faceFound).toBe(false);
  });

  it('keeps the light of a small face at night and in snow', async () => {
    const head = await sharp(photos[0]).resize(170).png().toBuffer();
    const { looks: near } = await readFaceFromPhoto(head);
    for (const background of ['#040404', '#d8dce0']) {
      const scene = sharp({ create: { width: 1400, height: 1400, channels: 3, background } });
      const { looks: seen } = await readFaceFromPhoto(
        await scene
          .composite([{ input: head }])
          .png()
          .toBuffer(),
      );
      expect(Math.abs(luminance(seen.skin) - luminance(near.skin)), background).toBeLessThan(12);
      expect(Math.abs(luminance(seen.hair) - luminance(near.hair)), background).toBeLessThan(12);
    }
  });
});

describe('a smile', () => {
  it.each([4, 5])('keeps white teeth where it is narrow: drawn person %i', async (seed) => {
    const reading = await readDrawnFace(personOf(seed));
    const { face = [] } = reading.relief ?? {};
    let white = 0;
    for (let y = 0.7; y < 1.6; y += 1 / GRID.perUnit) {
      for (let x = -0.6; x < 0.6; x += 1 / GRID.perUnit) {
        const at = (nearestIndex(y) * GRID.edge + nearestIndex(x)) * 4;
        if (Math.min(...face.slice(at, at + 3)) > 200) white++;
      }
    }
    expect(white).toBeGreaterThan(60);
  });
});
