import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, readSceneSpec } from './draw-picture.ts';
import { readDrawnFace } from './fixtures/read-drawn-face.ts';
import { PACKS_ABOUT } from './packs/about.ts';

/** Edge to which pictures are shrunk to be compared: edges and raster dots no longer count. */
const COARSE = 48;
/** Mean difference of two pictures, 0 to 255, that only their sharpness tells apart. */
const SAME = 6;

const reading = () => readDrawnFace({ seed: 21 });

const drawn = new Map<string, Promise<Buffer>>();

/** Draws a toy, each only once. */
function draw(options: object, { seed = 5, size = 256 } = {}): Promise<Buffer> {
  const key = JSON.stringify({ options, seed, size });
  const known = drawn.get(key);
  if (known) return known;
  const picture = drawAgain(options, { seed, size });
  drawn.set(key, picture);
  return picture;
}

async function drawAgain(options: object, { seed = 5, size = 256 } = {}): Promise<Buffer> {
  const words = { description: 'A pilot with a red guitar', title: 'Sam', serial: 'No. 007' };
  const task = {
    reading: await reading(),
    options: { kind: 'packaged', pack: 'action-figure', ...words, ...options } as const,
    seed,
    size,
  };
  const picture = await drawPicture(task);
  return sharp(picture).resize(COARSE, COARSE).removeAlpha().raw().toBuffer();
}

/** Mean difference of two pictures or of a part of them, 0 to 255. */
function differ(a: Buffer, b: Buffer, from = 0, until = a.length): number {
  let sum = 0;
  for (let at = from; at < until; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / (until - from);
}

describe.each(PACKS_ABOUT)('the $name', ({ id: pack }) => {
  it('is the same picture at any size', async () => {
    const small = await draw({ pack });
    const large = await draw({ pack }, { size: 512 });
    expect(differ(small, large)).toBeLessThan(SAME);
    const other = await draw({ pack }, { seed: 6 });
    expect(differ(small, other)).toBeGreaterThan(2 * differ(small, large));
  });

  it('has a second variation that differs as much as another seed', async () => {
    const first = await draw({ pack });
    const second = await draw({ pack, variation: 2 });
    expect(differ(first, second)).toBeGreaterThan(2 * SAME);
    expect(await drawAgain({ pack, variation: 2 })).toEqual(second);
  });

  it('has the colours that the owner chose', async () => {
    const [ocean, candy] = [await draw({ pack, palette: 'ocean' }), await draw({ pack, palette: 'candy' })];
    expect(differ(ocean, candy)).toBeGreaterThan(SAME);
  });

  it('has the line that the owner wrote', async () => {
    const [said, written] = [
      await draw({ pack }),
      await draw({ pack, line: 'NEVER LATE, ALWAYS GREAT, SINCE 1999' }),
    ];
    const changed = [...said].filter((value, at) => Math.abs(value - (written[at] ?? 0)) > 8).length;
    expect(changed).toBeGreaterThan(0);
    expect(changed / said.length).toBeLessThan(0.06);
  });
});

it.each([
  [{ removed: ['garment:tie', 'garment:uniform', 'thing:suitcase'] }],
  [{ removed: ['role:pilot'] }],
  [{ removed: ['theme:city'], added: ['dog', 'kite'] }],
])('draws the same numbers where the owner changes what is in the box: %j', async (parts) => {
  const numberAfter = async (options: object) => {
    const words = { description: 'A pilot with a red guitar', title: 'Sam', serial: 'No. 007' };
    const task = { kind: 'packaged', pack: 'action-figure', ...words, ...options } as const;
    return readSceneSpec({ reading: await reading(), options: task, seed: 5, size: 256 }, true).random();
  };
  expect(await numberAfter({ parts })).toBe(await numberAfter({}));
});
