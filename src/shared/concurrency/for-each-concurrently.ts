import { allEnded } from './all-ended.ts';

/**
 * Calls `work` for every item, at most `concurrency` at the same time, and waits until all calls have ended.
 *
 * After a failure no further call begins, and the first failure is thrown once the calls under way have ended. That is
 * why this is neither p-map nor `Readable.forEach`, which throw at once and leave them running.
 */
export async function forEachConcurrently<Item>(
  items: AsyncIterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let failed = false;
  const worker = async () => {
    while (!failed) {
      try {
        const next = await iterator.next();
        if (next.done) return;
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  try {
    await allEnded(Array.from({ length: concurrency }, worker));
  } catch (error) {
    await iterator.return?.();
    throw error;
  }
}
