import type { Worker } from 'node:worker_threads';
import type { Piscina } from 'piscina';

/**
 * Watches a new pool, and answers with a function that closes it: what waits is refused, what runs is finished, and
 * no thread is ended while it loads its modules. Node 24 may end the whole process then ("Check failed: (location_)
 * != nullptr", "Assertion failed: facade->InstantiateModule"), and with it every order that is being made.
 */
export function closeWhenLoaded(pool: Piscina): () => Promise<void> {
  const loaded = new Set<number>();
  pool.on('workerCreate', ({ id }: { id: number }) => loaded.add(id));

  const loading = () => pool.threads.filter(({ threadId }) => !loaded.has(threadId));
  const untilLoaded = (thread: Worker) =>
    new Promise<void>((resolve) => {
      // Threads without work do not keep a process alive; this code waits for them.
      thread.ref();
      thread.once('exit', () => resolve());
      pool.on('workerCreate', ({ id }: { id: number }) => {
        if (id === thread.threadId) resolve();
      });
    });

  return async () => {
    while (loading().length > 0) await Promise.all(loading().map(untilLoaded));
    await pool.close({ force: true });
  };
}
