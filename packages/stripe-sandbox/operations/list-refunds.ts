import { and, desc, eq, lt, or } from 'drizzle-orm';
import { type Answer, resourceMissing } from '../api/api-error.ts';
import { presentRefund } from '../present/present-refund.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { type RefundRow, sandboxRefunds } from '../tables.ts';
import { findIntent } from './find-intent.ts';

type Input = { payment_intent: string; limit: number; starting_after?: string | undefined; expand: string[] };

/** The refunds of a payment, newest first; expands what each moved on the account. */
export async function listRefunds(scope: Scope, input: Input): Promise<Answer> {
  const wants = readExpand(input.expand, ['data.balance_transaction', 'data.failure_balance_transaction']);
  const intent = await findIntent(scope, input.payment_intent);
  const after =
    input.starting_after === undefined ? undefined : await findRefund(scope, input.starting_after);
  const found = await scope.tx
    .select()
    .from(sandboxRefunds)
    .where(
      and(
        eq(sandboxRefunds.paymentIntentId, intent.id),
        after &&
          or(
            lt(sandboxRefunds.created, after.created),
            and(eq(sandboxRefunds.created, after.created), lt(sandboxRefunds.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(sandboxRefunds.created), desc(sandboxRefunds.id))
    .limit(input.limit + 1);
  const data = found
    .slice(0, input.limit)
    .map((refund) => presentRefund(refund, intent, { expandTransaction: wants('data.balance_transaction') }));
  return {
    status: 200,
    body: { object: 'list', url: '/v1/refunds', has_more: found.length > input.limit, data },
  };
}

async function findRefund(scope: Scope, id: string): Promise<RefundRow> {
  const [refund] = await scope.tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  if (!refund) throw resourceMissing('refund', id);
  return refund;
}
