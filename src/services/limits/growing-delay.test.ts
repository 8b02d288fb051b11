import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseService } from '#services/database/index.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { createGrowingDelay, delayAfter } from './growing-delay.ts';
import { rateLimits } from './tables.ts';

const GROWTH = { free: 2, first: 4, longest: 30, forgottenAfter: 3600 };

it('delayAfter doubles with each failure that is not free, up to the longest', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1000].map((failures) => delayAfter(failures, GROWTH))).toEqual([
    0, 0, 4, 8, 16, 30, 30, 30,
  ]);
});

describe('growing delay', () => {
  let service: DatabaseService;
  beforeAll(async () => {
    service = await openTestDatabase();
  });
  afterAll(() => service.close());
  // Otherwise a slow machine would wait long enough by itself.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());
  const delayNamed = (name: string) => createGrowingDelay(service.database, { name, ...GROWTH });
  const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  it('refuses until the time is over, and then waits twice as long', async () => {
    const delay = delayNamed('doubling');
    const waits: number[] = [];
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await delay.take('robin')).secondsLeft).toBe(0);
      const { secondsLeft } = await delay.take('robin');
      if (secondsLeft === 0) continue;
      waits.push(secondsLeft);
      passSeconds(secondsLeft);
    }
    expect(waits).toEqual([4, 8, 16, 30]);
    expect((await delay.take('alex')).secondsLeft).toBe(0);
  });

  it('is not made longer by attempts that come too early', async () => {
    const delay = delayNamed('early');
    for (let failure = 1; failure <= 3; failure += 1) await delay.take('robin');
    for (let early = 0; early < 20; early += 1) {
      expect((await delay.take('robin')).secondsLeft).toBeLessThanOrEqual(4);
    }
    passSeconds(4);
    expect(await delay.take('robin')).toMatchObject({ secondsLeft: 0, failures: 4 });
  });

  it('admits no more parallel attempts than sequential ones', async () => {
    const delay = delayNamed('crowd');
    const attempts = await Promise.all(Array.from({ length: 30 }, () => delay.take('robin')));
    expect(attempts.filter(({ secondsLeft }) => secondsLeft === 0)).toHaveLength(3);
  });

  it('forgets an attempt that was no failure, and nobody else’s wait with it', async () => {
    const delay = delayNamed('back');
    const first = await delay.take('robin');
    for (let failure = 2; failure <= 3; failure += 1) await delay.take('robin');
    await first.giveBack();
    expect((await delay.take('robin')).secondsLeft).toBeGreaterThan(0);
    passSeconds(4);
    for (let success = 0; success < 5; success += 1) {
      const attempt = await delay.take('robin');
      expect(attempt).toMatchObject({ secondsLeft: 0, failures: 3 });
      await attempt.giveBack();
    }
  });

  it('starts over when it is cleared, or after its time', async () => {
    const delay = delayNamed('anew');
    for (const restart of [() => delay.clear('robin'), async () => passSeconds(3600)]) {
      for (let failure = 1; failure <= 3; failure += 1) await delay.take('robin');
      expect((await delay.take('robin')).secondsLeft).toBeGreaterThan(0);
      await restart();
      expect(await delay.take('robin')).toMatchObject({ secondsLeft: 0, failures: 1 });
      await delay.clear('robin');
    }
  });

  it('stores no email address', async () => {
    await delayNamed('secret').take('robin@example.com');
    expect(JSON.stringify(await service.database.select().from(rateLimits))).not.toContain('robin');
  });
});
