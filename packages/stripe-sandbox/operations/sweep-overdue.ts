import { and, lte, sql } from 'drizzle-orm';
import { inTransaction, type SandboxContext } from '../scope.ts';
import { sandboxIdempotencyKeys, sandboxPaymentIntents, sandboxSessions } from '../tables.ts';
import { findIntent } from './find-intent.ts';
import { findSession } from './find-session.ts';

const KEY_LIFE_SECONDS = 24 * 60 * 60;
const BATCH = 100;

// Written out, not filled in: a statement that is planned for any value cannot use the indexes of these two.
const isOpen = sql`${sandboxSessions.status} = 'open'`;
const isHeld = sql`${sandboxPaymentIntents.status} = 'requires_capture'`;

/**
 * Expires sessions and releases holds whose time is over, though nobody asks for them, so that their events go
 * out; forgets old idempotency keys.
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
