import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhotoMemory } from './photo-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // For the cache a photo of the very first moment would never expire.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const GONE = 'Please choose your photo again';
const photo = (bytes = 100) => ({
  jpeg: Buffer.alloc(bytes),
  thumbnail: Buffer.alloc(0),
  width: 10,
  height: 10,
  fileName: 'me.jpg',
  size: bytes,
});

it('a photo is gone half an hour after it came, however often it is looked at', () => {
  const memory = createPhotoMemory();
  const token = memory.add(photo());
  vi.advanceTimersByTime(29 * MINUTE);
  expect(memory.read(token).fileName).toBe('me.jpg');
  vi.advanceTimersByTime(MINUTE + 1);
  expect(() => memory.read(token)).toThrow(GONE);
});

it('the photo that nobody has looked at for longest makes room for a new one', () => {
  const memory = createPhotoMemory({ photos: 3, bytes: 1000 });
  const [first, second, third] = [memory.add(photo()), memory.add(photo()), memory.add(photo())];
  memory.read(first);
  const fourth = memory.add(photo());
  expect(() => memory.read(second)).toThrow(GONE);
  const large = memory.add(photo(900));
  expect(() => memory.read(third)).toThrow(GONE);
  expect(memory.read(fourth).size + memory.read(large).size).toBe(1000);
});

it('a photo that could not be handed over stays for the rest of its time', async () => {
  const memory = createPhotoMemory();
  const token = memory.add(photo());
  vi.advanceTimersByTime(20 * MINUTE);
  await expect(memory.handOver(token, () => Promise.reject(new Error('No storage')))).rejects.toThrow(
    'No storage',
  );
  expect(memory.read(token).size).toBe(100);
  vi.advanceTimersByTime(10 * MINUTE + 1);
  expect(() => memory.read(token)).toThrow(GONE);
});
