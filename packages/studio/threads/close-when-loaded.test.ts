import { Piscina } from 'piscina';
import { expect, it } from 'vitest';
import { closeWhenLoaded } from './close-when-loaded.ts';

const poolOf = (file: string, workerData?: Int32Array) =>
  new Piscina({
    filename: new URL(`./test-workers/${file}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    workerData,
  });

it('ends no thread while it loads', async () => {
  const loaded = new Int32Array(new SharedArrayBuffer(4));
  const pool = poolOf('slow-worker.ts', loaded);
  const close = closeWhenLoaded(pool);
  const work = pool.run(undefined, { name: 'work' });
  await close();
  expect(loaded[0]).toBe(1);
  expect(pool.threads).toEqual([]);
  await expect(work).resolves.toBe('done');
});

it('ends threads that are loaded', async () => {
  const pool = poolOf('slow-worker.ts', new Int32Array(1));
  const close = closeWhenLoaded(pool);
  await pool.run(undefined, { name: 'work' });
  await close();
  expect(pool.threads).toEqual([]);
});

it('does not wait for a thread that cannot start', async () => {
  const pool = poolOf('broken-worker.ts');
  const close = closeWhenLoaded(pool);
  const failures: unknown[] = [];
  pool.on('error', (failure) => failures.push(failure));
  const refused = expect(pool.run(undefined)).rejects.toThrow();
  await close();
  expect(failures).toMatchObject([{ message: 'This thread cannot start' }]);
  await refused;
});
