import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadiness } from './index.ts';

const logger = pino({ level: 'silent' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('readiness checks each part at most once a second, however many callers ask', async () => {
  const database = vi.fn(async () => undefined);
  const readiness = createReadiness({ database, queue: async () => undefined }, logger);
  const answers = await Promise.all([readiness.ask(), readiness.ask(), readiness.ask()]);
  expect(answers[2]).toEqual({ ready: true, parts: { database: 'ok', queue: 'ok' } });
  expect(database).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_001);
  await readiness.ask();
  expect(database).toHaveBeenCalledTimes(2);
});

it('readiness names the failing part without details', async () => {
  const parts = { database: async () => undefined, storage: () => Promise.reject(new Error('/secret/path')) };
  const state = await createReadiness(parts, logger).ask();
  expect(state).toEqual({ ready: false, parts: { database: 'ok', storage: 'failed' } });
});

it('readiness does not wait for a part that hangs', async () => {
  const asked = createReadiness({ database: () => new Promise(() => {}) }, logger).ask();
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await asked).toEqual({ ready: false, parts: { database: 'failed' } });
});

it('readiness ends as soon as the process is about to stop', async () => {
  const readiness = createReadiness({ database: async () => undefined }, logger);
  expect((await readiness.ask()).ready).toBe(true);
  readiness.stop();
  expect(await readiness.ask()).toEqual({ ready: false, parts: { process: 'stopping' } });
});
