import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#shared/errors.ts';
import { PHOTO_MAX_BYTES, PHOTO_MESSAGES } from '../contract.ts';

/** How many emptied buffers wait for the next upload. */
const SPARE = 4;

/**
 * Keeps the memory of one upload for the next: new megabytes for each cost the garbage collector a tenth of the time of
 * an upload.
 * @returns what collects an uploaded file, hands its bytes to `use`, and returns what that returns; they are wiped when
 * `use` has ended, or when the upload breaks off.
 * @throws {AppError} `too_large` from there, or `bad_request` when the upload breaks off.
 */
export function createPhotoReceiver() {
  const spare: Buffer[] = [];
  return async <Result>(
    { file }: MultipartFile,
    use: (bytes: Buffer) => Promise<Result>,
  ): Promise<Result> => {
    const memory = spare.pop() ?? Buffer.allocUnsafeSlow(PHOTO_MAX_BYTES);
    const received = { length: 0 };
    try {
      return await use(await fill(memory, file, received));
    } finally {
      memory.fill(0, 0, received.length);
      if (spare.length < SPARE) spare.push(memory);
    }
  };
}

async function fill(
  memory: Buffer,
  file: MultipartFile['file'],
  received: { length: number },
): Promise<Buffer> {
  try {
    for await (const chunk of file) received.length += (chunk as Buffer).copy(memory, received.length);
  } catch (cause) {
    throw new AppError('bad_request', PHOTO_MESSAGES.unreadable, { cause });
  }
  if (file.truncated) throw new AppError('too_large', PHOTO_MESSAGES.tooManyBytes);
  return memory.subarray(0, received.length);
}
