import { setTimeout as delay } from 'node:timers/promises';
import type { Tier } from '../../../src/features/toytwins/contract.ts';
import { type Toytwin, toytwin } from '../../../src/features/toytwins/contract.ts';
import type { App } from '../../../src/http/application.ts';
import { payNew } from '../../order.ts';
import { type Person, signUp } from '../../person.ts';

/** Time-out for a toy twin on a busy machine in milliseconds. */
const PATIENCE = 600_000;

/** A paid toy twin. */
export interface Purchase {
  person: Person;
  toytwinId: string;
  orderId: string;
}

/** Registers a new user who uploads a photo, creates a toy twin and pays for it. */
export async function buy(app: App, tier: Tier = 'basic'): Promise<Purchase> {
  const person = await signUp(app);
  return { person, ...(await payNew(app, person, { tier })) };
}

/** Waits until a toy twin has one of the statuses. */
export async function waitFor(purchase: Purchase, ...statuses: Toytwin['status'][]): Promise<Toytwin> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const now = await purchase.person.get(toytwin, `/api/toytwins/${purchase.toytwinId}`);
    if (statuses.includes(now.status)) return now;
    if (Date.now() > deadline) throw new Error(`A toy twin stayed ${now.status} (${now.failureMessage})`);
    await delay(200);
  }
}

/** Downloads the finished picture. @returns its first bytes, the PNG signature. */
export async function download(app: App, finished: Toytwin): Promise<string> {
  const response = await app.inject({ url: finished.packagedImageUrl ?? '' });
  if (response.statusCode !== 200) throw new Error(`The picture was answered ${response.statusCode}`);
  return response.rawPayload.subarray(1, 4).toString('latin1');
}
