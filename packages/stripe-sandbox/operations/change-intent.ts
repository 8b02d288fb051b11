import { eq } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import { type IntentRow, sandboxPaymentIntents } from '../tables.ts';

/** Writes a move of a payment intent, already found and locked, and returns it as it now is. */
export async function changeIntent(
  scope: Scope,
  id: string,
  changes: Partial<typeof sandboxPaymentIntents.$inferInsert>,
): Promise<IntentRow> {
  const [intent] = await scope.tx
    .update(sandboxPaymentIntents)
    .set(changes)
    .where(eq(sandboxPaymentIntents.id, id))
    .returning();
  if (!intent) throw new Error(`The payment intent ${id} vanished while it was being changed`);
  return intent;
}
