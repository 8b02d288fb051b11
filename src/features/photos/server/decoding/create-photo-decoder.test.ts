import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createPhotoDecoder, PhotoUndecodableError } from './create-photo-decoder.ts';

const decoder = createPhotoDecoder();
afterAll(() => decoder.close());

const LIMITS = { pixels: 100_000_000, side: 200 };
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } });

it('photo decoder makes a JPEG and a thumbnail of the pieces of a file', async () => {
  const bytes = await grey(400, 300).png().toBuffer();
  const pieces = [bytes.subarray(0, 50), bytes.subarray(50)];
  const { jpeg, thumbnail, width, height } = await decoder.reencode(pieces, LIMITS, 'usual');
  expect({ width, height }).toEqual({ width: 200, height: 150 });
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 200 });
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 200 });
});

// Decoded, it would take 600 MB.
it.each(['usual', 'slow'] as const)(
  'photo decoder survives a photo that takes too much memory: %s',
  async (pace) => {
    const huge = await grey(6000, 5400).avif({ effort: 0 }).toBuffer();
    await expect(decoder.reencode([huge], LIMITS, pace)).rejects.toThrow(PhotoUndecodableError);
    const fine = await grey(400, 300).png().toBuffer();
    expect(await decoder.reencode([fine], LIMITS, pace)).toMatchObject({ width: 200 });
  },
);

it('photo decoder refuses rubbish', async () => {
  await expect(decoder.reencode([Buffer.from('rubbish')], LIMITS, 'usual')).rejects.toThrow(
    PhotoUndecodableError,
  );
});
