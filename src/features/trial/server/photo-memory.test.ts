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

it('a photo is deleted half an hour after its upload, however often it is used', () => {
  const memory = createPhotoMemory();
  const { token } = memory.add(photo(), 'one');
  vi.advanceTimersByTime(29 * MINUTE);
  expect(memory.read(token).fileName).toBe('me.jpg');
  vi.advanceTimersByTime(MINUTE + 1);
  expect(() => memory.read(token)).toThrow(GONE);
});

it('the least recently used photo of a network makes room for a new one', () => {
  const memory = createPhotoMemory({ photos: 3, bytes: 1000 });
  const add = (bytes?: number) => memory.add(photo(bytes), 'one').token;
  const [first, second, third] = [add(), add(), add()];
  memory.read(first);
  const fourth = add();
  expect(() => memory.read(second)).toThrow(GONE);
  const large = add(900);
  expect(() => memory.read(third)).toThrow(GONE);
  expect(memory.read(fourth).size + memory.read(large).size).toBe(1000);
});

it('networks that fill the memory lose their own photos, and no others, used or not', () => {
  const memory = createPhotoMemory({ photos: 60, bytes: 1_000_000 });
  const { token } = memory.add(photo(), 'visitor');
  for (let sent = 0; sent < 300; sent += 1) {
    const { token: theirs } = memory.add(photo(900), `network ${sent % 13}`);
    memory.read(theirs);
    vi.advanceTimersByTime(1000);
  }
  expect(memory.read(token).size).toBe(100);
  for (let sent = 0; sent < 300; sent += 1) memory.add(photo(60_000), `network ${sent % 13}`);
  expect(memory.read(token).size, 'nor by large photos').toBe(100);
});

it('a photo in use is deleted last: photos of as many networks as there is room for keep it', () => {
  const memory = createPhotoMemory({ photos: 20, bytes: 1_000_000 });
  const { token: used } = memory.add(photo(), 'visitor');
  const { token: idle } = memory.add(photo(), 'somebody');
  memory.read(used);
  for (let network = 0; network < 100; network += 1) {
    memory.add(photo(), `network ${network}`);
    vi.advanceTimersByTime(2000);
  }
  expect(memory.read(used).size).toBe(100);
  expect(() => memory.read(idle)).toThrow(GONE);
});

it('a new photo is kept until its first use, even if all others are in use', () => {
  const memory = createPhotoMemory({ photos: 20, bytes: 1_000_000 });
  for (let network = 0; network < 20; network += 1) memory.read(memory.add(photo(), `user ${network}`).token);
  const { token } = memory.add(photo(), 'newcomer');
  memory.add(photo(), 'next newcomer');
  expect(memory.read(token).size).toBe(100);
});

it('a class that tries it together keeps its photos in use, before idle ones of others with several', () => {
  const memory = createPhotoMemory({ photos: 40, bytes: 1_000_000 });
  const pupils = Array.from({ length: 10 }, () => memory.add(photo(), 'school').token);
  for (const pupil of pupils) memory.read(pupil);
  for (let sent = 0; sent < 100; sent += 1) {
    memory.add(photo(), `network ${sent % 5}`);
    vi.advanceTimersByTime(2000);
  }
  for (const pupil of pupils) expect(memory.read(pupil).size).toBe(100);
});

it('a photo that could not be moved stays for the rest of its time', async () => {
  const memory = createPhotoMemory();
  const { token } = memory.add(photo(), 'one');
  vi.advanceTimersByTime(20 * MINUTE);
  await expect(memory.handOver(token, () => Promise.reject(new Error('No storage')))).rejects.toThrow(
    'No storage',
  );
  expect(memory.read(token).size).toBe(100);
  vi.advanceTimersByTime(10 * MINUTE + 1);
  expect(() => memory.read(token)).toThrow(GONE);
});
