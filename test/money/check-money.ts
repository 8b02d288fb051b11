import fc from 'fast-check';
import { bookOrders } from '#features/checkout/server/ledger/book-orders.job.ts';
import { pollRefunds } from '#features/checkout/server/settle/poll-refunds.job.ts';
import { makeDraft } from '../order.ts';
import { type Person, signUp } from '../person.ts';
import { buyAtOnce, buyerCommands, passTwoWeeks } from './buyer-commands.ts';
import type { Model, ShopCommand } from './command.ts';
import { expectBooksEqual, expectLedgerEqual, expectNoDoubleCharge } from './promises.ts';
import { providerCommands } from './provider-commands.ts';
import { openShop, readBooks, type Shop, sandboxOf } from './shop.ts';
import { checkOrders, workerCommands, workOrder, workRedo } from './worker-commands.ts';

const LONGEST = 24;
const ROUNDS_TO_SETTLE = 3;
/** The limits per buyer are meant for people: after so many sequences another one comes. */
const SEQUENCES_PER_BUYER = 20;
/** After more sequences a shop becomes slow, because its periodic jobs look at everything that ever happened. */
const SEQUENCES_PER_SHOP = 250;

type Sequence = Iterable<ShopCommand>;
/** What the toy twin of a sequence is at its beginning. */
type Beginning = 'draft' | 'paid' | 'completed';
type OpenShop = Awaited<ReturnType<typeof openShop>>;

/**
 * Tries random sequences of what buyers, workers, the provider and the clock may do, and compares both ledgers after
 * each.
 * @returns how many toy twins were charged in all of them.
 * @throws with the shortest path to it, when a promise is broken.
 */
export async function checkMoney(sequences: number): Promise<number> {
  let charged = 0;
  for (let done = 0; done < sequences; done += SEQUENCES_PER_SHOP) {
    const shop = await openShop();
    try {
      charged += await tryInShop(shop, Math.min(SEQUENCES_PER_SHOP, sequences - done));
    } finally {
      await shop.running.close();
    }
  }
  return charged;
}

async function tryInShop(shop: OpenShop, sequences: number): Promise<number> {
  let tried = 0;
  let charged = 0;
  let buyer: Person | undefined;
  const all = [...buyerCommands, ...workerCommands, ...providerCommands];
  const anySequence = fc.commands(all, { maxCommands: LONGEST, size: 'max' });
  const beginning = fc.constantFrom('draft', 'paid', 'completed') satisfies fc.Arbitrary<Beginning>;
  const property = fc.asyncProperty(anySequence, beginning, async (sequence, from) => {
    if (!buyer || tried % SEQUENCES_PER_BUYER === 0) buyer = await signUp(shop.running.app);
    tried += 1;
    charged += await trySequence(shop, buyer, { sequence, from });
  });
  await fc.assert(property, { numRuns: sequences, endOnFailure: true });
  return charged;
}

async function trySequence(
  shop: OpenShop,
  buyer: Person,
  { sequence, from }: { sequence: Sequence; from: Beginning },
): Promise<number> {
  const { id } = await makeDraft(buyer);
  const here: Shop = { ...shop, buyer, toytwinId: id };
  const model: Model = { happened: [] };
  if (from !== 'draft') await buyAtOnce(here, 'basic');
  if (from === 'completed') {
    await workOrder(here, 0, 'works');
    await passTwoWeeks(here);
  }
  await fc.asyncModelRun(() => ({ model, real: here }), sequence);
  expectNoDoubleCharge(await readBooks(here));
  await settle(here);
  const books = await readBooks(here);
  expectBooksEqual(books, { isDeleted: !books.toytwin });
  await bookOrders(shop.running.services);
  await expectLedgerEqual(shop.running.services.database, books);
  return books.intents.filter(({ amountReceived }) => amountReceived > 0).length;
}

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
