import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pollRefunds } from '#features/checkout/server/refunds/poll-refunds.job.ts';
import { makeDraft } from '../../order.ts';
import { type Person, signUp } from '../../person.ts';
import { buyAtOnce, buyerCommands } from './buyer-commands.ts';
import type { Model } from './command.ts';
import { expectBooksEqual, expectNoDoubleCharge } from './promises.ts';
import { providerCommands } from './provider-commands.ts';
import { openShop, readBooks, type Shop, sandboxOf } from './shop.ts';
import { checkOrders, workerCommands, workOrder, workRedo } from './worker-commands.ts';

/** Sequences to try; `MONEY_RUNS=5000 npm run test:trust -- money` tries as many as the promise says. */
const RUNS = Number(process.env.MONEY_RUNS ?? 60);
const LONGEST = 24;
/** The limits per buyer are meant for people: after so many sequences another one comes. */
const SEQUENCES_PER_BUYER = 20;
const ROUNDS_TO_SETTLE = 3;

describe('money, in any order of events', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.running.close());

  it(`is captured exactly for what is delivered, in ${RUNS} sequences`, { timeout: 3_600_000 }, async () => {
    let sequences = 0;
    let charged = 0;
    let buyer: Person | undefined;
    const all = [...buyerCommands, ...workerCommands, ...providerCommands];
    const anySequence = fc.commands(all, { maxCommands: LONGEST, size: 'max' });
    const property = fc.asyncProperty(anySequence, fc.boolean(), async (sequence, isPaid) => {
      if (!buyer || sequences % SEQUENCES_PER_BUYER === 0) buyer = await signUp(shop.running.app);
      sequences += 1;
      const { id } = await makeDraft(buyer);
      const here: Shop = { ...shop, buyer, toytwinId: id };
      const model: Model = { happened: [] };
      if (isPaid) await buyAtOnce(here, 'basic');
      await fc.asyncModelRun(() => ({ model, real: here }), sequence);
      expectNoDoubleCharge(await readBooks(here));
      await settle(here);
      const books = await readBooks(here);
      expectBooksEqual(books, { isDeleted: !books.toytwin });
      charged += books.intents.filter(({ amountReceived }) => amountReceived > 0).length;
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    process.stdout.write(`money: ${sequences} sequences, ${charged} charged, books equal in all\n`);
    expect(charged, 'sequences that charge').toBeGreaterThan(RUNS / 20);
  });
});

/** Time passes without anything new: events arrive, jobs run, the periodic checks look at everything. */
async function settle(shop: Shop): Promise<void> {
  const { sandbox } = sandboxOf(shop);
  sandbox.dropWebhooks(false);
  for (let round = 0; round < ROUNDS_TO_SETTLE; round++) {
    await sandbox.sweep();
    await sandbox.deliverDue();
    await checkOrders(shop);
    const { orders } = await readBooks(shop);
    for (const [which] of orders.entries()) await workOrder(shop, which, 'works');
    await workRedo(shop, 'works');
    expectNoDoubleCharge(await readBooks(shop));
  }
  const { intents } = await readBooks(shop);
  // Refund events that were lost are polled every hour.
  if (intents.some(({ amountRefunded }) => amountRefunded > 0)) await pollRefunds(shop.running.services);
}
