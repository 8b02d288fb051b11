import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSceneSpec } from '../draw-picture.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import type { StudioOptions } from '../options.ts';
import { PACKS_ABOUT } from '../packs/about.ts';
import { PACKS } from '../packs/index.ts';
import { createPage } from '../packs/shared/surface.ts';
import { drawCutout } from './draw-cutout.ts';
import { drawSticker } from './draw-sticker.ts';
import { drawWallpaper } from './draw-wallpaper.ts';
import { packPrint, readPrint } from './pack-print.ts';

const reading = await readDrawnFace({ seed: 21 });
const SEED = 7;
const options = (pack: StudioOptions['pack']): StudioOptions => ({
  kind: 'packaged',
  pack,
  description: 'An astronaut with a guitar and a telescope',
  title: 'Robin',
  serial: 'No. 007',
});

/** The share of pixels with each alpha, and the alpha of the corners. */
async function readAlpha(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  const { width, height } = info;
  const corners = [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)];
  const alphas = Array.from({ length: width * height }, (_, i) => data[i * 4 + 3] ?? 0);
  const share = (alpha: number) => alphas.filter((one) => one === alpha).length / alphas.length;
  return { width, height, corners, solid: share(255), clear: share(0), data };
}

describe.each(PACKS_ABOUT.map(({ id }) => id))('a cut-out of %s', (pack) => {
  it('is the figure on a transparent ground, as high as asked', async () => {
    const { png } = await drawCutout({ reading, options: options(pack), seed: SEED, height: 400 });
    const { corners, height, solid, clear } = await readAlpha(png);
    expect(height).toBe(400);
    expect(corners).toEqual([0, 0, 0, 0]);
    expect(solid).toBeGreaterThan(0.25);
    expect(clear).toBeGreaterThan(0.2);
  });

  it('knows how its packaging was printed, so that the print is the same without the photo', async () => {
    const toy = { options: options(pack), seed: SEED };
    const { print } = await drawCutout({ reading, ...toy, height: 64 });
    const random = readPrint({ print: packPrint.parse(JSON.parse(JSON.stringify(print))), ...toy }).random;
    const spec = readSceneSpec({ reading, ...toy, size: 64 }, true);
    let next: number | undefined;
    PACKS[pack].draw(createPage(64), {
      ...spec,
      note: {
        figure() {},
        print: () => {
          next = spec.random();
        },
      },
    });
    expect(next, 'the packaged picture goes on with this number').toBe(random());
  });
});

it('a cut-out of two people shows both', async () => {
  const second = { title: 'Kim', description: 'A nurse' };
  const toy = { options: { ...options('window-box'), second }, seed: SEED, height: 200 };
  const both = await readAlpha(
    (await drawCutout({ reading, secondReading: await readDrawnFace({ seed: 4 }), ...toy })).png,
  );
  const one = await readAlpha((await drawCutout({ reading, ...toy, options: options('window-box') })).png);
  expect(both.corners).toEqual([0, 0, 0, 0]);
  expect(both.width / one.width).toBeGreaterThan(1.4);
});

describe('a sticker', () => {
  it('has a white rim of 3 % around the figure, a soft edge and no holes', async () => {
    // A ring: the rim must not follow its hole.
    const canvas = createCanvas(400, 600);
    const context = canvas.getContext('2d');
    context.lineWidth = 40;
    context.strokeStyle = '#e4312b';
    context.strokeRect(100, 100, 200, 400);
    const sticker = await drawSticker(await canvas.encode('png'));
    const { width, height, corners, data } = await readAlpha(sticker);
    const colour = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect(corners).toEqual([0, 0, 0, 0]);
    expect(colour(Math.round(width / 2), Math.round(height / 2)), 'its hole is paper').toEqual([
      255, 255, 255, 255,
    ]);
    const row = Array.from({ length: width }, (_, x) => colour(x, Math.round(height / 2)));
    const firstRed = row.findIndex(([r = 0, g = 0]) => r > 200 && g < 100);
    const firstWhite = row.findIndex(([r, , , alpha]) => r === 255 && alpha === 255);
    expect(firstRed - firstWhite, '3 % of 400 pixels').toBeGreaterThanOrEqual(11);
    expect(firstRed - firstWhite).toBeLessThanOrEqual(13);
    expect(row[firstWhite - 2]?.[3], 'soft outside').toBeGreaterThan(0);
    expect(row[firstWhite - 2]?.[3]).toBeLessThan(128);
  });
});

describe('a wallpaper', () => {
  it('is as high as a phone, with the figure in its lower two thirds', async () => {
    const toy = { options: options('window-box'), seed: SEED };
    const { png, print } = await drawCutout({ reading, ...toy, height: 300 });
    const empty = await sharp(png)
      .composite([
        {
          input: Buffer.from([0, 0, 0, 255]),
          raw: { width: 1, height: 1, channels: 4 },
          tile: true,
          blend: 'dest-out',
        },
      ])
      .png()
      .toBuffer();
    const [with_, without] = await Promise.all(
      [png, empty].map(async (cutout) =>
        sharp(await drawWallpaper({ cutout, print, ...toy }))
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true }),
      ),
    );
    expect([with_?.info.width, with_?.info.height]).toEqual([1290, 2796]);
    const differs = (y: number) =>
      Array.from({ length: 1290 }, (_, x) => y * 1290 + x).some(
        (i) => Math.abs((with_?.data[i] ?? 0) - (without?.data[i] ?? 0)) > 40,
      );
    expect(differs(2000)).toBe(true);
    for (let y = 0; y < 900; y += 20) expect(differs(y), `the clock at ${y}`).toBe(false);
  });
});
