import type { Answer } from '../api/api-error.ts';
import { presentIntent } from '../present/present-intent.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { findIntent } from './find-intent.ts';

/** The payment intent as it is; expands `latest_charge`, and in it what it moved on the account. */
export async function retrieveIntent(scope: Scope, input: { expand: string[] }, id: string): Promise<Answer> {
  const wants = readExpand(input.expand, ['latest_charge', 'latest_charge.balance_transaction']);
  const expandTransaction = wants('latest_charge.balance_transaction');
  const expandCharge = expandTransaction || wants('latest_charge');
  const intent = await findIntent(scope, id);
  return { status: 200, body: presentIntent(intent, { expandCharge, expandTransaction }) };
}
