import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Stage } from '#features/toytwins/contract.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/** The toy twin was cancelled or deleted meanwhile: the job ends quietly. */
export class NoLongerWantedError extends Error {
  override readonly name = 'NoLongerWantedError';
}

type MadeFor = { toytwinId: string; orderId: string };

/** A newer order may be paying for it by now, and has a job of its own. */
function isMadeFor({ toytwinId, orderId }: MadeFor) {
  return and(eq(toytwins.id, toytwinId), eq(toytwins.orderId, orderId), eq(toytwins.status, 'processing'));
}

/**
 * Writes what the job is about to do, for whoever watches.
 * @throws {NoLongerWantedError} when it is not being made any more.
 */
export async function enterStage(
  { database }: Pick<Services, 'database'>,
  made: MadeFor,
  stage: Exclude<Stage, 'charging' | 'done'>,
): Promise<void> {
  const entered = await database
    .update(toytwins)
    .set({ stage })
    .where(and(isMadeFor(made), ne(toytwins.stage, 'charging')))
    .returning({ id: toytwins.id });
  // An earlier try may have come as far as the charge.
  if (entered.length === 0) await readMade({ database }, made);
}

/**
 * Reads what is being made for an order.
 * @throws {NoLongerWantedError} when it is not being made any more.
 */
export async function readMade({ database }: Pick<Services, 'database'>, made: MadeFor): Promise<ToytwinRow> {
  const [row] = await database.select().from(toytwins).where(isMadeFor(made));
  if (!row) throw new NoLongerWantedError('The toy twin is no longer being made');
  return row;
}

/** Whether it still waits for this order or is being made: whatever a try ended with, its owner may have given it up. */
export async function isWanted(
  { database }: Pick<Services, 'database'>,
  { toytwinId, orderId }: { toytwinId: string; orderId: string },
): Promise<boolean> {
  const isWaiting = inArray(toytwins.status, ['queued', 'processing']);
  const rows = await database
    .select({ id: toytwins.id })
    .from(toytwins)
    .where(and(eq(toytwins.id, toytwinId), eq(toytwins.orderId, orderId), isWaiting));
  return rows.length > 0;
}
