/**
 * Works on every item, at most `atOnce` of them at the same time, and waits for all.
 * After a failure no further item is begun; the first failure is thrown when those under way have ended.
 */
export async function forEachAtOnce<Item>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let failed = false;
  const hand = async () => {
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
  const hands = await Promise.allSettled(Array.from({ length: atOnce }, hand));
  const refused = hands.find((result) => result.status === 'rejected');
  if (!refused) return;
  await iterator.return?.();
  throw refused.reason;
}
