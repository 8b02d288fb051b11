import type { Answer } from '../api/api-error.ts';
import { presentIntent } from '../present/present-intent.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { findIntent } from './find-intent.ts';

/** The payment intent as it is; expands `latest_charge`. */
export async function retrieveIntent(scope: Scope, input: { expand: string[] }, id: string): Promise<Answer> {
  const expandCharge = readExpand(input.expand, ['latest_charge'])('latest_charge');
  return { status: 200, body: presentIntent(await findIntent(scope, id), { expandCharge }) };
}
