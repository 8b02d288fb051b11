import { eq, sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import type { ActAnswer, ActKind, ActStep, ActValues } from '../contract.ts';
import { type AuditRow, audit } from '../tables.ts';

/** One act of an operator. */
export interface Act {
  /** Made by the browser when the dialog opened: a second press of it changes nothing. */
  id: string;
  operator: { email: string };
  kind: ActKind;
  /** What it is about; no personal data but the uid. */
  about: { orderId?: string; toytwinId?: string; person?: string; subject?: string };
  why?: string | undefined;
}

/** What an act changed: values before and after, without personal data. */
export interface Change {
  before?: ActValues;
  after?: ActValues;
}

/** An act was refused by somebody whom it asked, such as the payment provider. The message is theirs. */
export class ActRefusedError extends Error {
  override readonly name = 'ActRefusedError';
}

const DONE: ActAnswer = { step: 'done', refusal: null };

/**
 * Does something that only changes our database, once for each `act.id`, in one transaction with its line in the audit.
 * @param perform makes the change in the transaction; an error that it throws undoes everything.
 */
export async function actInDatabase(
  { database }: Pick<Services, 'database'>,
  act: Act,
  perform: (transaction: Database) => Promise<Change>,
): Promise<ActAnswer> {
  await database.transaction(async (transaction) => {
    // A second press waits here for the first.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${act.id}, 0))`);
    if ((await readSteps(transaction, act.id)).length > 0) return;
    await write(transaction, act, 'done', await perform(transaction));
  });
  return DONE;
}

/**
 * Does something that asks somebody else, such as the payment provider. It is in the audit before they are asked, so a
 * process that dies in between leaves a trace.
 * @param perform must be safe to repeat and to run twice at once with one `act.id`: it asks with a key derived from the
 *   record. Throws `ActRefusedError` with their words when they refuse.
 */
export async function actOutside(
  { database }: Pick<Services, 'database'>,
  act: Act,
  before: ActValues,
  perform: () => Promise<ActValues>,
): Promise<ActAnswer> {
  const earlier = (await readSteps(database, act.id)).find(({ step }) => step !== 'asked');
  if (earlier) return answerOf(earlier);
  await write(database, act, 'asked', { before });
  try {
    await write(database, act, 'done', { before, after: await perform() });
    return DONE;
  } catch (error) {
    if (!(error instanceof ActRefusedError)) throw error;
    await write(database, act, 'refused', { before, after: { refusal: error.message } });
    return { step: 'refused', refusal: error.message };
  }
}

function readSteps(database: Database, actId: string): Promise<AuditRow[]> {
  return database.select().from(audit).where(eq(audit.actId, actId));
}

function answerOf({ step, after }: AuditRow): ActAnswer {
  return { step, refusal: step === 'refused' ? String(after?.refusal ?? '') : null };
}

async function write(database: Database, act: Act, step: ActStep, { before, after }: Change): Promise<void> {
  const { id: actId, operator, kind, about, why } = act;
  await database
    .insert(audit)
    .values({ actId, step, at: new Date(), operator: operator.email, kind, ...about, why, before, after })
    .onConflictDoNothing();
}
