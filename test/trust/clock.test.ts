import { expect, it } from 'vitest';
import { connectTo } from '../connect-to.ts';
import type { Books } from '../money/shop.ts';
import { payNew } from '../order.ts';
import { signUp } from '../person.ts';
import { readEqualBooks, waitUntilSettled } from './moved-clock/books.ts';
import { createFakeClock, findFaketime } from './moved-clock/fake-clock.ts';
import { fillWaitingShop, type WaitingShop } from './moved-clock/waiting-shop.ts';
import { startTarget, type Target } from './start-target.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PATIENCE = { timeout: 3_600_000 };

const library = await findFaketime();
const MISSING = 'libfaketime is not installed (Debian: apt-get install libfaketime)';

type Kind = keyof WaitingShop['toytwins'];
/** The status of each order; the ledgers are compared for all of them. */
type Expected = Record<Kind, string>;
const charged: Expected = { drawn: 'captured', waiting: 'captured', unheard: 'captured', unpaid: 'open' };
const released: Expected = { drawn: 'released', waiting: 'released', unheard: 'released', unpaid: 'expired' };

/** Where the clock stands when the server starts, and what becomes of orders that were begun by the machine's clock. */
const starts: { name: string; seconds: number; expected: Expected }[] = [
  { name: '8 days later, when every hold is over', seconds: 8 * DAY, expected: released },
  {
    name: 'half an hour before the holds end',
    seconds: 7 * DAY - 30 * MINUTE,
    expected: { ...released, drawn: 'captured' },
  },
  { name: 'set back by an hour', seconds: -HOUR, expected: charged },
  { name: 'set back by 8 days', seconds: -8 * DAY, expected: charged },
];

it.for(starts)('orders that wait, and a start $name', PATIENCE, async ({ seconds, expected }, context) => {
  context.skip(!library, MISSING);
  await using clock = await createFakeClock(library ?? '', seconds);
  await using target = await startTarget({ prepare: fillWaitingShop, variables: clock.variables });
  const { email, toytwins } = target.prepared;
  const ends = Object.entries(toytwins).filter(([kind]) => kind !== 'unpaid' || expected.unpaid !== 'open');
  await waitUntilSettled(
    target.url,
    email,
    ends.map(([, id]) => id),
  );
  await target.stop();
  const books = await readEqualBooks(target.dataDir);
  const found = Object.entries(toytwins).map(([kind, id]) => [kind, books.get(id)?.orders[0]?.status]);
  const ended = [...books.values()].filter(isEndedByProvider).length;
  await context.annotate(
    `${found.map(([kind, status]) => `${kind}: ${status}`).join(', ')}; ${ended} holds ended by the provider`,
  );
  expect(Object.fromEntries(found)).toEqual(expected);
  // The provider ends a hold by itself only when it is over. Before that, we do.
  expect(ended).toBe(seconds > 7 * DAY ? 3 : 0);
});

/** Where the clock is moved, one place after the other, while the server works. */
const moves: { name: string; path: number[] }[] = [
  { name: 'back by an hour', path: [-HOUR] },
  { name: '8 days forward, and back', path: [8 * DAY, 0] },
];

it.for(moves)('an order that is drawn while the clock goes $name', PATIENCE, async ({ path }, context) => {
  context.skip(!library, MISSING);
  await using clock = await createFakeClock(library ?? '', 0);
  await using target = await startTarget({ prepare: async () => {}, variables: clock.variables });
  const before = await buy(target);
  for (const seconds of path) await clock.moveTo(seconds);
  const after = await buy(target);
  for (const { email, toytwinId } of [before, after]) await waitUntilSettled(target.url, email, [toytwinId]);
  await target.stop();
  const books = await readEqualBooks(target.dataDir);
  const found = [before, after].map(({ toytwinId }) => books.get(toytwinId)?.orders[0]?.status);
  await context.annotate(`begun before: ${found[0]}, begun after: ${found[1]}`);
  expect(found[1]).toBe('captured');
});

/** Seconds since 1970 shortly before Berlin's clocks change, in 2027. */
const changes = [
  { name: 'summer', at: Date.parse('2027-03-28T00:59:45Z') / 1000 },
  { name: 'winter', at: Date.parse('2027-10-31T00:59:45Z') / 1000 },
];

it.for(changes)('an order in the minute in which $name time begins', PATIENCE, async ({ at }, context) => {
  context.skip(!library, MISSING);
  const untilThen = () => Math.round(at - Date.now() / 1000);
  await using clock = await createFakeClock(library ?? '', untilThen());
  const variables = { ...clock.variables, TZ: 'Europe/Berlin' };
  await using target = await startTarget({ prepare: async () => {}, variables });
  await clock.moveTo(untilThen());
  const { email, toytwinId } = await buy(target);
  await waitUntilSettled(target.url, email, [toytwinId]);
  await target.stop();
  const one = (await readEqualBooks(target.dataDir)).get(toytwinId);
  expect(one?.toytwin?.status).toBe('completed');
  const [order] = one?.orders ?? [];
  const held = (order?.captureBefore?.getTime() ?? 0) - (order?.authorizedAt?.getTime() ?? 0);
  await context.annotate(`${order?.status}; held from ${order?.authorizedAt?.toISOString()} on`);
  expect(Math.round(held / 60_000), 'minutes').toBe((7 * DAY) / MINUTE);
});

async function buy({ url }: Target<void>): Promise<{ email: string; toytwinId: string }> {
  const shop = connectTo(url);
  const buyer = await signUp(shop, { origin: url });
  const { toytwinId } = await payNew(shop, buyer);
  return { email: buyer.email, toytwinId };
}

function isEndedByProvider({ intents }: Books): boolean {
  return intents.some(({ cancellationReason }) => cancellationReason === 'automatic');
}
