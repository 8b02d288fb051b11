import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import type { Stage } from '../../toytwins/contract.ts';
import { type ToytwinRow, toytwins } from '../../toytwins/tables.ts';

/** The toy twin was cancelled or deleted meanwhile: the job ends quietly. */
export class NoLongerWantedError extends Error {
  override readonly name = 'NoLongerWantedError';
}

/**
 * Writes what the job is about to do, for whoever watches, and reads the toy twin again.
 * @throws {NoLongerWantedError} when it is not being made any more.
 */
export async function enterStage(
  { database }: Pick<Services, 'database'>,
  { toytwinId, orderId }: { toytwinId: string; orderId: string },
  stage: Exclude<Stage, 'charging' | 'done'>,
): Promise<ToytwinRow> {
  const processing = and(
    eq(toytwins.id, toytwinId),
    // A newer order may be paying for it by now, and has a job of its own.
    eq(toytwins.orderId, orderId),
    eq(toytwins.status, 'processing'),
  );
  const [row] = await database
    .update(toytwins)
    .set({ stage })
    .where(and(processing, ne(toytwins.stage, 'charging')))
    .returning();
  if (row) return row;
  const [charging] = await database.select().from(toytwins).where(processing);
  if (!charging) throw new NoLongerWantedError('The toy twin is no longer being made');
  return charging;
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
