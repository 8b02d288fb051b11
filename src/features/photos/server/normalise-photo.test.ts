import sharp, { type Sharp } from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { createPhotoNormaliser } from './normalise-photo.ts';

afterEach(() => vi.restoreAllMocks());

/** The largest number of images that sharp processed at once while `work` ran. */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  let [now, most] = [0, 0];
  const { toBuffer } = sharp.prototype;
  vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(function (this: Sharp, ...given) {
    now += 1;
    most = Math.max(most, now);
    return toBuffer.apply(this, given).finally(() => {
      now -= 1;
    });
  });
  await work();
  return most;
}

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } });

it.each([
  ['AVIF', () => grey(200, 200).avif({ effort: 0 })],
  ['large', () => grey(5000, 3400).png()],
])(
  'photo normaliser decodes photos that need much memory, such as %s ones, one at a time',
  async (_kind, make) => {
    const normalisePhoto = createPhotoNormaliser();
    const photo = await make().toBuffer();
    const broken = photo.subarray(0, photo.length - 40);
    const most = await mostAtOnce(() =>
      Promise.allSettled([photo, broken, photo, photo].map((bytes) => normalisePhoto(bytes))),
    );
    expect(most).toBe(1);
    expect((await normalisePhoto(photo)).width).toBeGreaterThan(100);
  },
);
