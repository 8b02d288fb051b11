import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { DatabaseService } from '../database/index.ts';
import { type Jobs, type Queue, startJobs } from './index.ts';

const fresh: Queue = {
  name: 'fresh',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
};
const left: Queue = { name: 'left', retryLimit: 2, retryDelay: 0, expireInSeconds: 60 };

describe('jobs', () => {
  let service: DatabaseService;
  let jobs: Jobs;
  beforeAll(async () => {
    service = await openTestDatabase();
    jobs = await startJobs(service, [fresh, left], pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await jobs.close();
    await service.close();
  });

  const waiting = async (queue: string) =>
    (await jobs.boss.findJobs(queue)).map((job) => ({ state: job.state, data: job.data }));

  it('the first send inside a transaction on a fresh database does not hang', async () => {
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

  it('are one per key while one waits', async () => {
    await jobs.send('fresh', { number: 3 }, { singletonKey: 'one' });
    expect(await waiting('fresh')).toEqual([{ state: 'created', data: { number: 1 } }]);
  });

  // Elsewhere another process may be working on it; its heartbeat tells.
  const embedded = !process.env.TEST_DATABASE_URL;
  it.runIf(embedded)('are taken up again at the next start when their process died', async () => {
    await jobs.send('left', { number: 4 });
    const [taken] = await jobs.boss.fetch('left');
    expect(taken?.data).toEqual({ number: 4 });
    expect(await waiting('left')).toEqual([{ state: 'active', data: { number: 4 } }]);
    await jobs.close();
    jobs = await startJobs(service, [fresh, left], pino({ level: 'silent' }));
    expect(await waiting('left')).toEqual([{ state: 'retry', data: { number: 4 } }]);
  });
});
