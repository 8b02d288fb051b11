import { expect, it, vi } from 'vitest';
import { memoiseFaceReadings } from './memoise-face-readings.ts';
import type { FaceReading } from './read-face.ts';

const photo = (name: number) => Uint8Array.of(1, 2, name);

it('reads each of the last 48 photos once', async () => {
  const read = vi.fn(async () => ({}) as FaceReading);
  const { read: remembered } = memoiseFaceReadings(read);
  for (let name = 0; name < 48; name += 1) await remembered(photo(name));
  expect(await remembered(photo(0))).toBe(await remembered(photo(0)));
  expect(read).toHaveBeenCalledTimes(48);
  await remembered(photo(48));
  await remembered(photo(1));
  expect(read).toHaveBeenCalledTimes(50);
});

it('keeps what is used, and forgets it a minute later', async () => {
  let time = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const wait = async (milliseconds: number) => {
    time += milliseconds;
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  try {
    const read = vi.fn(async () => ({}) as FaceReading);
    const { read: remembered } = memoiseFaceReadings(read);
    for (const pause of [0, 40_000, 40_000]) {
      await wait(pause);
      await remembered(photo(0));
    }
    expect(read).toHaveBeenCalledTimes(1);
    await wait(70_000);
    await remembered(photo(0));
    expect(read).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
    clock.mockRestore();
  }
});

it('tries a photo again that could not be read', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue({});
  const { read: remembered } = memoiseFaceReadings(read);
  await expect(remembered(photo(0))).rejects.toThrow('no memory');
  expect(await remembered(photo(0))).toEqual({});
});

it('knows what is read or being read, and nothing else', async () => {
  const { promise, resolve } = Promise.withResolvers<FaceReading>();
  const read = vi.fn(() => promise);
  const readings = memoiseFaceReadings(read);
  expect(await readings.known(photo(0))).toBeUndefined();
  const reading = readings.read(photo(0));
  await expect.poll(() => read).toHaveBeenCalled();
  const known = readings.known(photo(0));
  resolve({} as FaceReading);
  expect(await known).toBe(await reading);
  expect(await readings.known(photo(1))).toBeUndefined();
});
