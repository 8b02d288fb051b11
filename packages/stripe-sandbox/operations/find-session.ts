import { eq } from 'drizzle-orm';
import { resourceMissing } from '../api/api-error.ts';
import { presentSession } from '../present/present-session.ts';
import type { Scope } from '../scope.ts';
import { type IntentRow, type SessionRow, sandboxSessions } from '../tables.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { findIntent, releaseIntent } from './find-intent.ts';

/** A session and its payment, which exists once a card was tried. */
export type SessionWithIntent = { session: SessionRow; intent: IntentRow | undefined };

/**
 * The session, locked until the transaction ends, with its payment intent once a card was tried. A session whose
 * time is over expires first.
 * @throws {ApiError} `resource_missing`
 */
export async function findSession(scope: Scope, id: string): Promise<SessionWithIntent> {
  const [session] = await scope.tx
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, id))
    .for('update');
  if (!session) throw resourceMissing('checkout.session', id);
  const intent =
    session.paymentIntentId === null ? undefined : await findIntent(scope, session.paymentIntentId);
  const overdue = session.status === 'open' && session.expiresAt <= scope.now;
  return overdue ? closeSession(scope, { session, intent }) : { session, intent };
}

/** Expires an open session; also cancels a payment in it that was declined. */
export async function closeSession(scope: Scope, found: SessionWithIntent): Promise<SessionWithIntent> {
  const session = await changeSession(scope, found.session.id, { status: 'expired' });
  const intent = found.intent && (await releaseIntent(scope, found.intent, 'expired'));
  await recordEvent(
    scope,
    'checkout.session.expired',
    presentSession(session, intent, { publicUrl: scope.publicUrl }),
  );
  return { session, intent };
}

/** Writes a change of a session, already found and locked, and returns it as it now is. */
export async function changeSession(
  scope: Scope,
  id: string,
  changes: Partial<typeof sandboxSessions.$inferInsert>,
): Promise<SessionRow> {
  const [session] = await scope.tx
    .update(sandboxSessions)
    .set(changes)
    .where(eq(sandboxSessions.id, id))
    .returning();
  if (!session) throw new Error(`The checkout session ${id} vanished while it was being changed`);
  return session;
}
