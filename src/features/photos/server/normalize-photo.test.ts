import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createPhotoDecoder, type PhotoDecoder } from './decoding/create-photo-decoder.ts';
import { createPhotoNormalizer } from './normalize-photo.ts';

const decoder = createPhotoDecoder();
afterAll(() => decoder.close());

/** The decoder, with how many photos of one pace it decoded at once. */
function countedDecoder(pace: string): { counted: PhotoDecoder; most: () => number } {
  let [now, most] = [0, 0];
  const counted: PhotoDecoder = {
    ...decoder,
    async reencode(...given) {
      const counts = given[1].pace === pace;
      if (counts) now += 1;
      most = Math.max(most, now);
      return decoder.reencode(...given).finally(() => {
        if (counts) now -= 1;
      });
    },
  };
  return { counted, most: () => most };
}

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } });
const sender = (person: string, network = person) => ({
  person,
  network,
  signal: new AbortController().signal,
});

it.each([
  ['AVIF', () => grey(1200, 1000).avif({ effort: 0 })],
  ['large', () => grey(5000, 3400).png()],
])('photo normalizer decodes slow photos, such as %s ones, one at a time', async (_kind, make) => {
  const { counted, most } = countedDecoder('slow');
  const normalizePhoto = createPhotoNormalizer(counted);
  const photo = await make().toBuffer();
  const broken = Buffer.from(photo).fill('rubbish', photo.length - 300, photo.length - 20);
  const normalized = await Promise.allSettled(
    [photo, broken, photo, photo].map(async (bytes, index) =>
      (await normalizePhoto(bytes, sender(`${index}`)))(),
    ),
  );
  expect(most()).toBe(1);
  expect(normalized.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

it('photo normalizer takes one slow photo of a person and some of a network, and any number of others', async () => {
  const { counted } = countedDecoder('slow');
  const normalizePhoto = createPhotoNormalizer(counted);
  const slow = await grey(1200, 1000).avif({ effort: 0 }).toBuffer();
  const usual = await grey(1200, 1000).jpeg().toBuffer();
  const send = async (bytes: Buffer, person: string, network: string) =>
    (await normalizePhoto(bytes, sender(person, network)))();
  const first = (await normalizePhoto(slow, sender('robin', 'home')))();
  await expect(send(slow, 'robin', 'work')).rejects.toMatchObject({ code: 'too_many_requests' });
  const senders = ['sam', 'kim', 'alex'].map((person) => sender(person, 'home'));
  const others = (await Promise.all(senders.map((one) => normalizePhoto(slow, one)))).map((begin) => begin());
  await expect(send(slow, 'lee', 'home')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('your network'),
  });
  expect(await send(usual, 'robin', 'home')).toMatchObject({ width: 1200, height: 1000 });
  await Promise.all([first, ...others]);
  expect(await send(slow, 'robin', 'home')).toMatchObject({ width: 1200 });
});
