import type { RunningApp } from '../../app.ts';
import { makeDraft, openCheckout, uploadPhoto } from '../../order.ts';
import { signUp } from '../../person.ts';

/** Reads and writes like a buyer while `work` is done. @returns milliseconds of the call that waited longest. */
export async function longestWaitDuring({ app }: RunningApp, work: () => Promise<unknown>): Promise<number> {
  const robin = await signUp(app);
  const photo = await uploadPhoto(robin);
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
  while (working) {
    await look(() => robin.call({ url: '/api/toytwins' }));
    await look(async () => openCheckout(robin, await makeDraft(robin, { photo })));
  }
  await worked;
  return longest;
}
