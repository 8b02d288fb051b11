import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { expect, it } from 'vitest';
import { createPhotoReceiver } from './receive-photo.ts';

const FACE = Buffer.from('a face');
const sent = (truncated: boolean) =>
  ({ file: Object.assign(Readable.from([FACE]), { truncated }) }) as unknown as MultipartFile;

it.each(['ends', 'fails'])('photo receiver wipes the buffer when its use %s', async (end) => {
  let seen: Buffer | undefined;
  const use = async (bytes: Buffer) => {
    expect(bytes).toEqual(FACE);
    seen = bytes;
    if (end === 'fails') throw new Error('unreadable');
  };
  await createPhotoReceiver()(sent(false), use).catch(() => {});
  expect(seen).toEqual(Buffer.alloc(FACE.length));
});
