import { type Answer, invalidRequest } from '../api/api-error.ts';
import { presentSession } from '../present/present-session.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { closeSession, findSession, type SessionWithIntent } from './find-session.ts';

type Input = { expand: string[] };

/** The session as it is; expands `line_items`, `payment_intent` and `payment_intent.latest_charge`. */
export async function retrieveSession(scope: Scope, input: Input, id: string): Promise<Answer> {
  return answerWith(scope, await findSession(scope, id), input);
}

/** Ends an open session before its time, so that it can no longer be paid. */
export async function expireSession(scope: Scope, input: Input, id: string): Promise<Answer> {
  const found = await findSession(scope, id);
  if (found.session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${found.session.status}.`,
    );
  }
  return answerWith(scope, await closeSession(scope, found), input);
}

function answerWith(scope: Scope, { session, intent }: SessionWithIntent, input: Input): Answer {
  const wants = readExpand(input.expand, ['line_items', 'payment_intent', 'payment_intent.latest_charge']);
  const charge = wants('payment_intent.latest_charge');
  const expand = { intent: charge || wants('payment_intent'), charge, lineItems: wants('line_items') };
  return { status: 200, body: presentSession(session, intent, { publicUrl: scope.publicUrl, expand }) };
}
