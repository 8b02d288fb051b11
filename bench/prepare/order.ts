import { setTimeout as delay } from 'node:timers/promises';
import { type Tier, toytwin } from '../../src/features/toytwins/contract.ts';
import type { App } from '../../src/http/application.ts';
import { CARDS, makeDraft, openCheckout, uploadPhoto } from '../../test/order.ts';
import { signUp } from '../../test/person.ts';

const PATIENCE = 90_000;
/** Seldom enough that looking is no part of what is measured; the time is the product's own record. */
const LOOK_EVERY = 250;

/** A toy twin whose payment page is open. */
export interface OpenOrder {
  toytwinId: string;
  sessionUrl: string;
  token: string;
}

/** Makes drafts and opens their checkout, ready to be paid when the server is up. */
export async function openOrders(app: App, tiers: Tier[]): Promise<OpenOrder[]> {
  const person = await signUp(app);
  const photo = await uploadPhoto(person);
  const orders: OpenOrder[] = [];
  for (const tier of tiers) {
    const draft = await makeDraft(person, { tier, photo });
    const { sessionUrl } = await openCheckout(person, draft);
    orders.push({ toytwinId: draft.id, sessionUrl, token: person.token });
  }
  return orders;
}

/** What a buyer fills in on the sandbox's page. */
export const CARD_FORM = {
  email: 'robin@example.com',
  cardNumber: CARDS.approved,
  cardExpiry: '12 / 34',
  cardCvc: '123',
  billingName: 'Robin Example',
};

/**
 * Pays on the sandbox's page, as a browser does, and waits for the toy twin.
 * @returns milliseconds from authorised to completed, by the product's own record.
 */
export async function payAndWait(url: string, { toytwinId, sessionUrl, token }: OpenOrder): Promise<number> {
  const paid = await fetch(sessionUrl, {
    method: 'POST',
    body: new URLSearchParams(CARD_FORM),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The payment was answered with ${paid.status}`);
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    await delay(LOOK_EVERY);
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/toytwins/${toytwinId}`, { headers });
    const { status, processingTime, failureMessage } = toytwin.parse(await response.json());
    if (status === 'completed' && processingTime !== null) return processingTime;
    if (status === 'failed') throw new Error(`The toy twin failed: ${failureMessage}`);
  }
  throw new Error('The toy twin was not ready in time');
}
