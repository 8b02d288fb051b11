import { setTimeout } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { afterEach, expect, it } from 'vitest';
import { keepThreadsAlive } from './keep-threads-alive.ts';

const REST = 1000;
const pools: Piscina[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.destroy())));

/** A pool that ends its thread after a short rest, and a thread that has done its work. */
async function rest() {
  const pool = new Piscina({
    filename: new URL('./test-workers/idle-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: REST,
  });
  pools.push(pool);
  await pool.run(undefined, { name: 'getReady' });
  return pool;
}
const ended = (pool: Piscina) => expect.poll(() => pool.threads).toEqual([]);

it('keeps a thread that would end by itself', async () => {
  const [left, kept] = [await rest(), await rest()];
  const [thread] = kept.threads;
  keepThreadsAlive(kept, { rest: REST, keep: 60_000, mayStay: () => true })();
  await ended(left);
  await setTimeout(3 * REST);
  expect(kept.threads).toEqual([thread]);
});

it('lets a thread end as soon as there is no room for it', async () => {
  const pool = await rest();
  let room = true;
  keepThreadsAlive(pool, { rest: REST, keep: 60_000, mayStay: () => room })();
  await setTimeout(3 * REST);
  expect(pool.threads).toHaveLength(1);
  room = false;
  await ended(pool);
});

it('lets a thread end that nobody has called for', async () => {
  const pool = await rest();
  keepThreadsAlive(pool, { rest: REST, keep: 0, mayStay: () => true })();
  await ended(pool);
});

it('starts no thread', async () => {
  const pool = await rest();
  await ended(pool);
  keepThreadsAlive(pool, { rest: REST, keep: 60_000, mayStay: () => true })();
  await setTimeout(2 * REST);
  expect(pool.threads).toEqual([]);
});
