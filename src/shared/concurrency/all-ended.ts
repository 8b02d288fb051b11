/**
 * Waits until every one has ended, then throws the first failure in the order given. `Promise.all` throws at once and
 * leaves the others running: what they store then lands after the caller has cleaned up.
 */
export async function allEnded(running: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(running);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
