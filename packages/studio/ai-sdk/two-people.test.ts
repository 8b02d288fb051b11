import { InvalidArgumentError } from '@ai-sdk/provider';
import { generateImage } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStudio } from '../create-studio.ts';
import { drawPicture } from '../draw-picture.ts';
import { drawPortrait } from '../fixtures/draw-portrait.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';

const studio = createStudio({ threads: 2 });
let robin: Buffer;
let kim: Buffer;

beforeAll(async () => {
  [robin, kim] = [await drawPortrait({ seed: 3 }), await drawPortrait({ seed: 4 })];
});
afterAll(() => studio.close());

const BOX = { kind: 'packaged', pack: 'window-box', title: 'Robin', serial: 'No. 007' } as const;
const TWO = {
  ...BOX,
  description: 'A drummer with a drum',
  second: { title: 'Kim', description: 'A nurse' },
};

async function make(photos: Buffer[], options: object) {
  const { image } = await generateImage({
    model: studio.imageModel,
    prompt: { text: 'a toy', images: photos },
    seed: 5,
    size: '256x256',
    maxRetries: 0,
    providerOptions: { studio: options as typeof TWO },
  });
  return Buffer.from(image.uint8Array);
}

describe('two in one box', () => {
  it('shows the person of each photo, first and second', async () => {
    const [both, same, swapped] = [
      await make([robin, kim], TWO),
      await make([robin, kim], TWO),
      await make([kim, robin], TWO),
    ];
    expect(both.equals(same)).toBe(true);
    expect(both.equals(swapped)).toBe(false);
    expect(both.equals(await make([robin, robin], TWO)), 'the second photo').toBe(false);
    const alone = await drawPicture({
      reading: await readDrawnFace({ seed: 3 }),
      secondReading: await readDrawnFace({ seed: 4 }),
      options: TWO,
      seed: 5,
      size: 256,
    });
    expect(both.equals(alone), 'by two threads as by one').toBe(true);
  });

  it.each([
    ['a second person without a photo', () => [robin], TWO, 'two photos'],
    ['a photo of nobody', () => [robin, kim], { ...BOX, description: 'A drummer' }, 'no second person'],
    ['a third photo', () => [robin, kim, robin], TWO, 'at most two'],
    ['a second photo that cannot be read', () => [robin, Buffer.from('x')], TWO, 'could not be read'],
    [
      'a second person without a description',
      () => [robin, kim],
      { ...TWO, second: { title: 'Kim', description: '' } },
      'valid options',
    ],
  ] as const)('is refused for %s', async (_name, photos, options, words) => {
    const refused = await make([...photos()], options).catch((error: unknown) => error);
    expect(InvalidArgumentError.isInstance(refused)).toBe(true);
    expect(refused).toMatchObject({ message: expect.stringContaining(words) });
  });

  it('has a model of both, and none of a second person without a photo', async () => {
    const task = { photo: robin, options: TWO, seed: 5 };
    const refused = await studio.modeller.makeGlb(task).catch((error: unknown) => error);
    expect(InvalidArgumentError.isInstance(refused)).toBe(true);
    const [both, other] = await Promise.all([
      studio.modeller.makeGlb({ ...task, secondPhoto: kim }),
      studio.modeller.makeGlb({ ...task, secondPhoto: robin }),
    ]);
    expect(Buffer.compare(both, other)).not.toBe(0);
  });

  it('has a preview of both, in its packaging and from all sides', async () => {
    const { kind: _, ...box } = TWO;
    const { signal } = new AbortController();
    const task = { ...box, photo: robin, secondPhoto: kim, seed: 5 };
    const other = { ...task, secondPhoto: robin };
    const previews = [task, other].map((one) => studio.preview.drawPreview('robin', one, signal));
    const [both, twins] = await Promise.all(previews);
    expect(both?.picture).not.toEqual(twins?.picture);
    const turnings = [task, other].map((one) => studio.preview.drawTurning('robin', one, signal));
    const [turning, turningTwins] = await Promise.all(turnings);
    expect(turning).not.toEqual(turningTwins);
    await expect(
      studio.preview.drawPreview('robin', { ...task, secondPhoto: undefined }, signal),
    ).rejects.toThrow('two photos');
  });
});
