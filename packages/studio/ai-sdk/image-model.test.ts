import { InvalidArgumentError } from '@ai-sdk/provider';
import { generateImage } from 'ai';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStudio } from '../create-studio.ts';
import { drawPicture } from '../draw-picture.ts';
import { drawPortrait } from '../fixtures/draw-portrait.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import type { StudioOptions } from '../options.ts';

const studio = createStudio({ threads: 2 });
const model = studio.imageModel;
let photo: Buffer;

beforeAll(async () => {
  photo = await drawPortrait({ seed: 3 });
});
afterAll(() => studio.close());

const options = (character: Partial<StudioOptions> = {}): StudioOptions => ({
  kind: 'packaged',
  pack: 'action-figure',
  description: 'A drummer with a red cape and a cat',
  title: 'Sam',
  serial: 'No. 007',
  ...character,
});

async function make(
  character: Partial<StudioOptions>,
  seed = 5,
  size: `${number}x${number}` = '256x256',
  picture = photo,
) {
  const { image } = await generateImage({
    model,
    prompt: { text: 'a toy', images: [picture] },
    seed,
    size,
    maxRetries: 0,
    providerOptions: { studio: options(character) },
  });
  return Buffer.from(image.uint8Array);
}

describe('studio image model', () => {
  it.each([
    ['action-figure', 'packaged'],
    ['window-box', 'packaged'],
    ['retro-card', 'packaged'],
    ['action-figure', 'character'],
    ['window-box', 'character'],
    ['retro-card', 'character'],
  ] as const)('renders %s as %s, opaque and not empty', async (pack, kind) => {
    const picture = await make({ pack, kind });
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      width: 256,
      height: 256,
      channels: 3,
    });
    expect((await sharp(picture).stats()).entropy).toBeGreaterThan(4);
  });

  it('makes the same bytes for the same call and others for another seed', async () => {
    const [first, second, other] = await Promise.all([make({}, 5), make({}, 5), make({}, 6)]);
    expect(first.equals(second)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  it('makes the same bytes with two threads that help each other as one that draws alone', async () => {
    const character = { kind: 'character' } as const;
    const reading = await readDrawnFace({ seed: 3 });
    const alone = await drawPicture({ reading, options: options(character), seed: 8, size: 512 });
    expect((await make(character, 8, '512x512')).equals(alone)).toBe(true);
  });

  it('makes 1536 pixels where no size is asked for', async () => {
    const { image } = await generateImage({
      model,
      prompt: { text: 'a toy', images: [photo] },
      providerOptions: { studio: options({ pack: 'window-box' }) },
    });
    expect(await sharp(image.uint8Array).metadata()).toMatchObject({
      format: 'png',
      width: 1536,
      height: 1536,
    });
  });

  it('takes the photo as base64 in a data address, too', async () => {
    const { image } = await generateImage({
      model,
      prompt: { text: 'a toy', images: [`data:image/jpeg;base64,${photo.toString('base64')}`] },
      seed: 5,
      size: '256x256',
      providerOptions: { studio: options() },
    });
    expect(Buffer.from(image.uint8Array).equals(await make({}, 5))).toBe(true);
  });

  it('refuses a photo that cannot be read', async () => {
    const broken = Buffer.from('this is no picture');
    await expect(make({}, 1, '256x256', broken)).rejects.toSatisfy(InvalidArgumentError.isInstance);
  });

  it('refuses wrong options and sizes', async () => {
    await expect(make({ description: '' })).rejects.toSatisfy(InvalidArgumentError.isInstance);
    await expect(make({}, 1, '2048x2048')).rejects.toSatisfy(InvalidArgumentError.isInstance);
    await expect(make({}, 1, '512x256')).rejects.toSatisfy(InvalidArgumentError.isInstance);
  });

  it('stops when the call is aborted', async () => {
    const stop = new AbortController();
    const call = generateImage({
      model,
      prompt: { text: 'a toy', images: [photo] },
      abortSignal: stop.signal,
      providerOptions: { studio: options() },
    });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  // What is read from a dark, tiny or transparent photo is tested in read-face.test.ts.
  it.each([
    [
      'black and white, and wide',
      (picture: Sharp) => picture.grayscale().resize(900, 300, { fit: 'cover', position: 'top' }),
    ],
    [
      'without any face',
      () => sharp({ create: { width: 300, height: 300, channels: 3, background: '#88aacc' } }).png(),
    ],
  ])('makes something of a photo that is %s', async (_name, change) => {
    const picture = await make({}, 5, '256x256', await change(sharp(photo)).toBuffer());
    expect((await sharp(picture).stats()).entropy).toBeGreaterThan(4);
  });
});
