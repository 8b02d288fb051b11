import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Stage } from '#features/toytwins/contract.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/** The toy twin was canceled or deleted. The job ends without an error. */
export class NoLongerWantedError extends Error {
  override readonly name = 'NoLongerWantedError';
}

type MadeForOrder = { toytwinId: string; orderId: string };

/** The order matters: a newer order may pay for the toy twin by now, and has a job of its own. */
function isMadeFor({ toytwinId, orderId }: MadeForOrder) {
  return and(eq(toytwins.id, toytwinId), eq(toytwins.orderId, orderId), eq(toytwins.status, 'processing'));
}

/**
 * Writes the stage that the job enters, which the progress call answers.
 * @throws {NoLongerWantedError} when it is no longer being made.
 */
export async function enterStage(
  { database }: Pick<Services, 'database'>,
  made: MadeForOrder,
  stage: Exclude<Stage, 'charging' | 'done'>,
): Promise<void> {
  const entered = await database
    .update(toytwins)
    .set({ stage })
    .where(and(isMadeFor(made), ne(toytwins.stage, 'charging')))
    .returning({ id: toytwins.id });
  // An earlier attempt may have reached `charging`, which stays.
  if (entered.length === 0) await readProcessing({ database }, made);
}

/**
 * Reads the toy twin that is being made for an order.
 * @throws {NoLongerWantedError} when it is no longer being made.
 */
export async function readProcessing(
  { database }: Pick<Services, 'database'>,
  made: MadeForOrder,
): Promise<ToytwinRow> {
  const [row] = await database.select().from(toytwins).where(isMadeFor(made));
  if (!row) throw new NoLongerWantedError('The toy twin is no longer being made');
  return row;
}

/** Whether the toy twin still waits for this order or is being made for it, and was not canceled or deleted. */
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
