/** Rows per query. */
export const BATCH = 500;
/**
 * Milliseconds after which no further batch of one kind begins; the next run continues. All kinds together must end before
 * the job expires.
 */
const TIME_LIMIT = 2 * 60_000;

/**
 * Deletes what `find` finds, batch after batch, until a batch is not full.
 * @throws {AggregateError} at the end, with the error of each that could not be deleted.
 */
export async function deleteAll<Found>(
  find: () => Promise<Found[]>,
  remove: (found: Found) => Promise<void>,
): Promise<void> {
  const end = Date.now() + TIME_LIMIT;
  const errors: unknown[] = [];
  let found: Found[];
  let left: number;
  do {
    found = await find();
    const before = errors.length;
    for (const one of found) await remove(one).catch((error: unknown) => errors.push(error));
    left = errors.length - before;
  } while (found.length === BATCH && left < BATCH && Date.now() < end);
  if (errors.length > 0) throw new AggregateError(errors);
}
