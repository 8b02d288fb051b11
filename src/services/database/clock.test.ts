import { expect, it, vi } from 'vitest';
import { warnOfClock } from './clock.ts';

it.each([300, -300])('says that the clock of the database is %s seconds away', async (seconds) => {
  const warn = vi.fn();
  await warnOfClock(async () => Date.now() / 1000 + seconds, { warn });
  expect(warn.mock.calls).toEqual([
    [
      { seconds: 300 },
      'the clocks of this machine and of the database differ; set both with a time server (NTP)',
    ],
  ]);
});

it('says nothing about a clock that is right', async () => {
  const warn = vi.fn();
  await warnOfClock(async () => Date.now() / 1000, { warn });
  expect(warn).not.toHaveBeenCalled();
});
