import { expect, it, vi } from 'vitest';
import { memoiseFaceReadings } from './memoise-face-readings.ts';
import type { FaceReading } from './read-face.ts';

const photo = (name: number) => Uint8Array.of(1, 2, name);

it('reads each of the last four photos once', async () => {
  const read = vi.fn(async () => ({}) as FaceReading);
  const remembered = memoiseFaceReadings(read);
  for (const name of [0, 1, 2, 3]) await remembered(photo(name));
  expect(await remembered(photo(0))).toBe(await remembered(photo(0)));
  expect(read).toHaveBeenCalledTimes(4);
  await remembered(photo(4));
  await remembered(photo(1));
  expect(read).toHaveBeenCalledTimes(6);
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
    const remembered = memoiseFaceReadings(read);
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
  const remembered = memoiseFaceReadings(read);
  await expect(remembered(photo(0))).rejects.toThrow('no memory');
  expect(await remembered(photo(0))).toEqual({});
});
