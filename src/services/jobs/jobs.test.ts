import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseService } from '#services/database/index.ts';
import { createLogger } from '#services/log/create-logger.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { type Jobs, type Queue, ShutdownError, startJobs } from './index.ts';

const fresh: Queue = {
  name: 'fresh',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
};
const long: Queue = { ...fresh, name: 'long' };
const left: Queue = { name: 'left', retryLimit: 2, retryDelay: 0, expireInSeconds: 60 };

describe('jobs', () => {
  let service: DatabaseService;
  let jobs: Jobs;
  beforeAll(async () => {
    service = await openTestDatabase();
    jobs = await startJobs(service, [fresh, left, long], pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await jobs.close();
    await service.close();
  });

  const waiting = async (queue: string) =>
    (await jobs.boss.findJobs(queue)).map((job) => ({ state: job.state, data: job.data }));

  it('do not hang on the first send inside a transaction on a fresh database', async () => {
    await service.database.transaction(async (transaction) => {
      await jobs.send('fresh', { number: 1 }, { transaction, singletonKey: 'one' });
    });
    expect(await waiting('fresh')).toEqual([{ state: 'created', data: { number: 1 } }]);
  });

  it('exist only if their transaction commits', async () => {
    const undone = service.database.transaction(async (transaction) => {
      await jobs.send('fresh', { number: 2 }, { transaction, singletonKey: 'two' });
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    expect(await waiting('fresh')).toHaveLength(1);
  });

  it('are limited to one queued job per key', async () => {
    await jobs.send('fresh', { number: 3 }, { singletonKey: 'one' });
    expect(await waiting('fresh')).toEqual([{ state: 'created', data: { number: 1 } }]);
  });

  // On PostgreSQL another process may be working on it; its heartbeat tells.
  const embedded = !process.env.TEST_DATABASE_URL;
  it.runIf(embedded)('are retried at the next start if their process died', async () => {
    await jobs.send('left', { number: 4 });
    const [taken] = await jobs.boss.fetch('left');
    expect(taken?.data).toEqual({ number: 4 });
    expect(await waiting('left')).toEqual([{ state: 'active', data: { number: 4 } }]);
    await jobs.close();
    jobs = await startJobs(service, [fresh, left, long], pino({ level: 'silent' }));
    expect(await waiting('left')).toEqual([{ state: 'retry', data: { number: 4 } }]);
  });

  it('that wait under the former name of their queue are worked, and are no longer scheduled under it', async () => {
    const { boss } = jobs;
    await boss.createQueue('was-fresh');
    await boss.schedule('was-fresh', '* * * * *', null, { singletonKey: 'all' });
    await boss.send('was-fresh', { number: 8 });
    const renamed = { ...fresh, name: 'renamed', formerly: 'was-fresh' };
    const renaming = await startJobs(service, [renamed], pino({ level: 'silent' }));
    const worked: unknown[] = [];
    await renaming.work('renamed', { notifyPollingIntervalSeconds: 2 }, async ({ data }) => {
      worked.push(data);
    });
    await renaming.send('renamed', { number: 9 });
    await expect.poll(() => worked.length, { timeout: 20_000 }).toBe(2);
    expect(worked).toEqual(expect.arrayContaining([{ number: 8 }, { number: 9 }]));
    expect(await boss.getSchedules('was-fresh')).toEqual([]);
    await renaming.close();
  });

  it('log why they cannot be fetched', async () => {
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const watched = await startJobs(service, [fresh], logger);
    const failing = vi.spyOn(watched.boss.getDb(), 'executeSql').mockRejectedValue(new Error('No room'));
    await watched.work('fresh', {}, async () => {});
    await expect.poll(() => lines.join('')).toContain('"message":"No room (Queue: fresh');
    expect(lines.join('')).not.toContain('[object Object]');
    failing.mockRestore();
    await watched.close();
  });

  it('store the kind of a failure, without keys and personal data', async () => {
    const cause = Object.assign(new Error('403'), {
      config: { headers: { authorization: 'Bearer ya29.key' } },
    });
    const place = '/data/files/images/Rb1/1795362252790-anna-mueller.jpg';
    await jobs.boss.deleteAllJobs('fresh');
    await jobs.work('fresh', {}, async () => {
      throw Object.assign(new Error(`EIO: i/o error, open '${place}' of robin@example.com`, { cause }), {
        path: place,
      });
    });
    await jobs.send('fresh', { number: 8 });
    const failed = async () => (await jobs.boss.findJobs('fresh')).find(({ state }) => state === 'failed');
    await expect.poll(failed).toBeDefined();
    const kept = JSON.stringify(await failed());
    expect(kept).toContain('Error: EIO: i/o error, open ');
    expect(kept).not.toMatch(/anna|robin|ya29/);
  });

  it('move to another worker when the process is stopping, without using up a retry', async () => {
    const reasons: unknown[] = [];
    const begin = (handled: Jobs) =>
      handled.work('long', {}, async ({ signal }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        reasons.push(signal.reason);
        // An error of interrupted work does not count as a failure of the job.
        throw new Error('Interrupted');
      });
    const states = async () => (await jobs.boss.findJobs('long')).map(({ state }) => state);
    await jobs.send('long', { number: 5 }, { singletonKey: 'five' });
    await begin(jobs);
    await expect.poll(states).toEqual(['active']);
    await jobs.stopWorking();
    expect(reasons).toEqual([expect.any(ShutdownError)]);
    const again = (await jobs.boss.findJobs<object>('long')).find(({ state }) => state === 'created');
    expect(again).toMatchObject({ data: { number: 5 }, retryCount: 0, singletonKey: 'five' });
    // Jobs can still be sent while the last requests end.
    await jobs.send('long', { number: 6 }, { singletonKey: 'five' });
    expect((await states()).filter((state) => state === 'created')).toHaveLength(1);
  });

  it('are handed back once if they let go only after everything is closed', async () => {
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const closing = await startJobs(service, [fresh, left, long], logger);
    await closing.boss.deleteAllJobs('left');
    const { promise: closed, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: reason, resolve: tellReason } = Promise.withResolvers<unknown>();
    await closing.work('left', {}, async ({ signal }) => {
      // Like the generation job: a combined signal without listeners.
      const own = AbortSignal.any([signal, AbortSignal.timeout(60_000)]);
      await closed;
      tellReason(own.reason);
      throw new Error('Interrupted');
    });
    await closing.send('left', { number: 7 });
    const states = async () => (await closing.boss.findJobs('left')).map(({ state }) => state);
    await expect.poll(states).toEqual(['active']);
    await closing.close();
    letGo();
    expect(await reason).toBeInstanceOf(ShutdownError);
    await new Promise(setImmediate);
    const { rows } = await service.database.execute(
      "select 1 from jobs.job where name = 'left' and state = 'created'",
    );
    expect(rows).toHaveLength(1);
    expect(lines).toEqual([]);
  });
});
