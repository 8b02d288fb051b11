import type { RunningApp } from '../../app.ts';
import { makeDraft, openCheckout, uploadPhoto } from '../../order.ts';
import { signUp } from '../../person.ts';

/** So many of one person are within every rate limit. */
const DRAFTS = 100;

/**
 * Reads and writes like a buyer while `work` is done.
 * @returns how many calls were made during the work, and the milliseconds of the longest wait.
 */
export async function longestWaitDuring(
  { app }: RunningApp,
  work: () => Promise<unknown>,
): Promise<{ calls: number; longest: number }> {
  const arrive = async () => {
    const robin = await signUp(app);
    return { robin, photo: await uploadPhoto(robin) };
  };
  // Before the work begins, which may be over sooner than somebody can sign up.
  let { robin, photo } = await arrive();
  let working = true;
  const worked = work().finally(() => {
    working = false;
  });
  const times: number[] = [];
  const look = async (call: () => Promise<unknown>) => {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  };
  try {
    for (let draft = 1; working; draft += 1) {
      await look(() => robin.call({ url: '/api/toytwins' }));
      await look(async () => openCheckout(robin, await makeDraft(robin, { photo })));
      if (draft % DRAFTS === 0) ({ robin, photo } = await arrive());
    }
  } finally {
    await worked;
  }
  return { calls: times.length, longest: Math.max(...times) };
}
