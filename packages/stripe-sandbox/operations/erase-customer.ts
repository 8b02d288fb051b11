import { inArray, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import { sandboxEvents, sandboxIdempotencyKeys, sandboxPaymentIntents, sandboxSessions } from '../tables.ts';

const NOBODY = { name: '', email: '' };

/**
 * Removes the buyer's address and name from the sessions with these references of the product: from the line items, the
 * card, and every stored event and answer. Amounts and states stay, for the books. The payments must be over, because their
 * events are deleted.
 */
export async function eraseCustomer({ tx }: Scope, references: string[]): Promise<void> {
  const sessions = await tx
    .update(sandboxSessions)
    .set({ customerEmail: null })
    .where(inArray(sandboxSessions.clientReferenceId, references))
    .returning({ id: sandboxSessions.id });
  if (sessions.length === 0) return;
  const sessionIds = sessions.map(({ id }) => id);
  const intents = await tx
    .update(sandboxPaymentIntents)
    .set({ receiptEmail: null, card: sql`${sandboxPaymentIntents.card} || ${JSON.stringify(NOBODY)}::jsonb` })
    .where(inArray(sandboxPaymentIntents.sessionId, sessionIds))
    .returning({ id: sandboxPaymentIntents.id });
  // One look through the events for all of them; ids are letters, digits and underscores.
  const named = [...sessionIds, ...intents.map(({ id }) => id)].join('|');
  await tx.delete(sandboxEvents).where(sql`${sandboxEvents.body} ~ ${named}`);
  await tx.delete(sandboxIdempotencyKeys).where(sql`${sandboxIdempotencyKeys.body}::text ~ ${named}`);
}
