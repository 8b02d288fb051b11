import { and, lte, sql } from 'drizzle-orm';
import { inTransaction, type SandboxContext } from '../scope.ts';
import { sandboxIdempotencyKeys, sandboxPaymentIntents, sandboxSessions } from '../tables.ts';
import { findIntent } from './find-intent.ts';
import { findSession } from './find-session.ts';

const KEY_LIFE_SECONDS = 24 * 60 * 60;
const BATCH = 100;

// Constants, not parameters: a statement that is planned for any value cannot use these two partial indexes.
const isOpen = sql`${sandboxSessions.status} = 'open'`;
const isHeld = sql`${sandboxPaymentIntents.status} = 'requires_capture'`;

/**
 * Expires overdue sessions and releases overdue holds that nobody reads, so that their events are
 * sent; deletes old idempotency keys.
 */
export async function sweepOverdue(context: SandboxContext): Promise<void> {
  const now = context.clock();
  const { database } = context;
  const sessions = await database
    .select({ id: sandboxSessions.id })
    .from(sandboxSessions)
    .where(and(isOpen, lte(sandboxSessions.expiresAt, now)))
    .limit(BATCH);
  // Finding an overdue record settles it, each in a transaction of its own.
  for (const { id } of sessions) await inTransaction(context, (scope) => findSession(scope, id));
  const intents = await database
    .select({ id: sandboxPaymentIntents.id })
    .from(sandboxPaymentIntents)
    .where(and(isHeld, lte(sandboxPaymentIntents.captureBefore, now)))
    .limit(BATCH);
  for (const { id } of intents) await inTransaction(context, (scope) => findIntent(scope, id));
  await database
    .delete(sandboxIdempotencyKeys)
    .where(lte(sandboxIdempotencyKeys.created, now - KEY_LIFE_SECONDS));
}
