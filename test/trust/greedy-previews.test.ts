import { setTimeout as delay } from 'node:timers/promises';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadPhoto } from '../order.ts';
import { signUp } from '../person.ts';
import { startChild, waitUntilPrinted } from '../postgres/start-child.ts';
import { type Asking, askForPreview } from './greedy-previews/ask-again.ts';
import { measureWaits } from './others-waits.ts';
import { startTarget, type Target } from './start-target.ts';

const ACCOUNTS = 10;
/** Previews that each account waits for at the same time. */
const AT_ONCE = 4;
const SECONDS = 30;
/** Between the previews of somebody else, in milliseconds: a pause in typing. */
const PAUSE_MS = 500;
const ASK_AGAIN = 'test/trust/greedy-previews/ask-again.ts';

let target: Target<Asking['people']>;
beforeAll(async () => {
  target = await startTarget({
    prepare: async ({ app, services }) => {
      const people: Asking['people'] = [];
      for (let seed = 1; seed <= ACCOUNTS + 1; seed += 1) {
        const person = await signUp(app, { origin: services.config.publicUrl });
        const { sourceImage } = await uploadPhoto(person, await drawPortrait({ seed }));
        people.push({ token: person.token, sourceImage });
      }
      return people;
    },
  });
});
afterAll(() => target?.[Symbol.asyncDispose]());

it(`${ACCOUNTS} accounts that ask for ${AT_ONCE} previews each, again and again`, async ({ annotate }) => {
  const { url } = target;
  const [other = { token: '', sourceImage: '' }, ...people] = target.prepared;
  const refused: number[] = [];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const status = await askForPreview(url, other, `A gardener with ${asked} roses`);
    if (status !== 200) refused.push(status);
  };
  await ask();
  const before = await measureWaits(ask, delay(10_000), PAUSE_MS);
  await using attack = startChild(process.execPath, [
    ASK_AGAIN,
    JSON.stringify({ url, people, atOnce: AT_ONCE } satisfies Asking),
  ]);
  await waitUntilPrinted(attack, 'asking');
  const during = await measureWaits(ask, delay(SECONDS * 1000), PAUSE_MS);
  await annotate(
    `others: ${during.count - refused.length} of ${during.count} drawn, ` +
      `p95 ${during.p95.toFixed(0)} ms, before ${before.p95.toFixed(0)} ms`,
  );
  expect(refused).toEqual([]);
  // A preview of each of them, the running one, and their own.
  expect(during.p95, 'others wait for one turn of everybody at most').toBeLessThan(
    before.p95 * (ACCOUNTS + 2),
  );
});
