import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Stage } from '#features/toytwins/contract.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import { asynchronousCommit } from '#services/database/asynchronous-commit.ts';
import { prepareOnce } from '#services/database/prepare-once.ts';
import type { Services } from '#services/index.ts';

/** The toy twin was cancelled or deleted. The job ends without an error. */
export class NoLongerWantedError extends Error {
  override readonly name = 'NoLongerWantedError';
}

type MadeForOrder = { toytwinId: string; orderId: string };

/** The order matters: a newer order may pay for the toy twin by now, and has a job of its own. */
const isMadeFor = and(
  eq(toytwins.id, sql.placeholder('toytwinId')),
  eq(toytwins.orderId, sql.placeholder('orderId')),
  eq(toytwins.status, 'processing'),
);

const writeStage = prepareOnce((database) =>
  database
    .update(toytwins)
    .set({ stage: sql`${sql.placeholder('stage')}` })
    .where(and(isMadeFor, ne(toytwins.stage, 'charging'), asynchronousCommit))
    .returning({ id: toytwins.id })
    .prepare('write_stage'),
);

const toytwinMadeFor = prepareOnce((database) =>
  database.select().from(toytwins).where(isMadeFor).prepare('toytwin_made_for'),
);

/**
 * Writes the stage that the job enters, which the progress call answers.
 * @throws {NoLongerWantedError} when it is not being made any more.
 */
export async function enterStage(
  { database }: Pick<Services, 'database'>,
  made: MadeForOrder,
  stage: Exclude<Stage, 'charging' | 'done'>,
): Promise<void> {
  const entered = await writeStage(database).execute({ ...made, stage });
  // An earlier attempt may have reached `charging`, which stays.
  if (entered.length === 0) await readProcessing({ database }, made);
}

/**
 * Reads the toy twin that is being made for an order.
 * @throws {NoLongerWantedError} when it is not being made any more.
 */
export async function readProcessing(
  { database }: Pick<Services, 'database'>,
  made: MadeForOrder,
): Promise<ToytwinRow> {
  const [row] = await toytwinMadeFor(database).execute({ ...made });
  if (!row) throw new NoLongerWantedError('The toy twin is no longer being made');
  return row;
}

/** Whether the toy twin still waits for this order or is being made for it, and was not cancelled or deleted. */
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
