import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSquare, drawStory } from './draw-formats.ts';

const WALL = { r: 20, g: 90, b: 200 };
const PACK = { r: 220, g: 40, b: 30 };

/** A pack on a wall, as wide as the studio's. */
async function drawPack(side: number, packWidth: number): Promise<Buffer> {
  const [width, height] = [Math.round(side * packWidth), Math.round(side * 0.93)];
  const pack = await sharp({ create: { width, height, channels: 3, background: PACK } })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: WALL } })
    .composite([{ input: pack }])
    .png()
    .toBuffer();
}

/** Left and right end of the pack in its middle row, and what is at the corners. */
async function look(drawn: Buffer) {
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  const isPack = (x: number) => (at(x, info.height / 2)[0] ?? 0) > 150;
  const columns = [...Array(info.width).keys()].filter(isPack);
  return { left: columns[0], right: columns.at(-1), top: at(540, 4), bottom: at(540, info.height - 5) };
}

describe('a picture for posting', () => {
  it('as a story has the pack almost as wide as the screen, on its own wall', async () => {
    const drawn = await drawStory(await drawPack(1536, 0.69));
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 });
    const { left = 0, right = 0, top, bottom } = await look(drawn);
    expect(right - left).toBeGreaterThan(980);
    expect(left).toBeGreaterThan(10);
    expect(1079 - right).toBeGreaterThan(10);
    for (const [red = 255, , blue = 0] of [top, bottom]) expect(blue).toBeGreaterThan(red + 50);
  });

  it('keeps the whole picture of a hosted model, whose pack may be anywhere', async () => {
    const { left = 0, right = 0 } = await look(await drawStory(await drawPack(1024, 0.94)));
    expect(right - left).toBeGreaterThan(1000);
    expect(right - left).toBeLessThan(1030);
  });

  it('as a square is 1080 pixels a side', async () => {
    const drawn = await drawSquare(await drawPack(1536, 0.69));
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 });
  });

  it('is drawn of any shape', async () => {
    for (const [width, height] of [
      [64, 64],
      [300, 900],
      [1600, 400],
    ] as const) {
      const odd = await sharp({ create: { width, height, channels: 4, background: '#e4572e80' } })
        .png()
        .toBuffer();
      expect(await sharp(await drawStory(odd)).metadata()).toMatchObject({ width: 1080, height: 1920 });
    }
  });
});
