import type { RunningApp } from '../../app.ts';
import { makeDraft, openCheckout, uploadPhoto } from '../../order.ts';
import { signUp } from '../../person.ts';

/** So many of one person are within every rate limit. */
const DRAFTS = 100;

/** Reads and writes like a buyer while `work` is done. @returns milliseconds of the call that waited longest. */
export async function longestWaitDuring({ app }: RunningApp, work: () => Promise<unknown>): Promise<number> {
  let working = true;
  const worked = work().finally(() => {
    working = false;
  });
  let longest = 0;
  const look = async (call: () => Promise<unknown>) => {
    const begun = performance.now();
    await call();
    longest = Math.max(longest, performance.now() - begun);
  };
  try {
    while (working) {
      const robin = await signUp(app);
      const photo = await uploadPhoto(robin);
      for (let draft = 0; working && draft < DRAFTS; draft += 1) {
        await look(() => robin.call({ url: '/api/toytwins' }));
        await look(async () => openCheckout(robin, await makeDraft(robin, { photo })));
      }
    }
  } finally {
    await worked;
  }
  return longest;
}
