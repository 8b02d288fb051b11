import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  type BuyFollowUpBody,
  type CheckoutSession,
  checkoutSession,
  type FollowUps,
  followUps,
} from '#features/checkout/contract.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { attemptUpgrade } from '#features/generation/server/upgrade/upgrade-toytwin.job.ts';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { RunningApp } from './app.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { type DraftOptions, payOnPage } from './order.ts';
import type { Person } from './person.ts';

const FIFTEEN_DAYS = 15 * 86_400_000;
const NEVER = new AbortController().signal;

/** A purchase makes no second variation, so that the versions of a test are those that it orders. */
export const ONE_TOY = { VARIATIONS_BASIC: '1', VARIATIONS_PREMIUM: '1' };

/** What a test asks for when the wishes do not matter. */
export const REDO = { purpose: 'redo', reason: 'not_me' } as const;
export const UPGRADE = { purpose: 'upgrade' } as const;

/** Orders for completed toy twins of one user in an app without workers. */
export function followUpOrders(now: () => RunningApp & { robin: Person }) {
  const path = (id: string) => `/api/toytwins/${id}/follow-ups`;
  const { post, buy } = calls(now, path);

  /** A completed toy twin whose free redo is over. */
  async function finish(options: DraftOptions = {}): Promise<Toytwin> {
    const { id } = await finishToytwin(now(), now().robin, options);
    const completedAt = new Date(Date.now() - FIFTEEN_DAYS);
    await now().services.database.update(toytwins).set({ completedAt }).where(eq(toytwins.id, id));
    return read(id);
  }
  /** Opens an order and pays it. @returns its id. */
  async function pay(id: string, body: BuyFollowUpBody, card?: string): Promise<string> {
    const { orderId, sessionUrl } = await buy(id, body);
    const answer = await payOnPage(now().app, sessionUrl, card);
    if (answer.statusCode !== 303) throw new Error(`Payment failed: ${answer.statusCode} ${answer.body}`);
    return orderId;
  }
  const read = (id: string) => now().robin.get(toytwin, `/api/toytwins/${id}`);
  const offers = (id: string): Promise<FollowUps> => now().robin.get(followUps, path(id));

  async function versionOf(orderId: string): Promise<VersionRow | undefined> {
    const [row] = await now().services.database.select().from(versions).where(eq(versions.orderId, orderId));
    return row;
  }
  /** Runs the job of an order once. */
  async function make(orderId: string, { lastTry = true, services = now().services, signal = NEVER } = {}) {
    const order = await rereadOrder(services, orderId);
    if (order?.purpose === 'upgrade') return attemptUpgrade(services, orderId, { signal, lastTry });
    return attemptRedo(services, (await versionOf(orderId))?.id ?? randomUUID(), { signal, lastTry });
  }
  /** Draws everything that an order pays for, but the process dies before the charge. */
  async function drawWithoutCharge(orderId: string): Promise<void> {
    const { payment } = now().services;
    const unreachable: typeof payment = {
      ...payment,
      get stripe(): never {
        throw new Error('The process died');
      },
    };
    const services = { ...now().services, payment: unreachable };
    await expect(make(orderId, { services, lastTry: false })).rejects.toThrow('died');
  }
  /** Which of a toy twin's versions show a character. */
  async function premiumOf(id: string): Promise<boolean[]> {
    const { versions: shown = [] } = await read(id);
    return shown.map(({ threeDModelUrl }) => threeDModelUrl !== null);
  }
  /** The order's payment at the provider. */
  async function atProvider(orderId: string) {
    const order = await rereadOrder(now().services, orderId);
    const { stripe } = now().services.payment;
    const { status, amount, amount_received } = await stripe.paymentIntents.retrieve(
      order?.paymentIntentId ?? '',
    );
    return { status, amount, received: amount_received };
  }
  return {
    ...{ post, buy, finish, pay, read, offers, versionOf },
    ...{ make, drawWithoutCharge, premiumOf, atProvider },
  };
}

function calls(now: () => { robin: Person }, path: (id: string) => string) {
  return {
    post: (id: string, payload: object, person = now().robin) =>
      person.call({ method: 'POST', url: path(id), payload }),
    buy: (id: string, body: BuyFollowUpBody): Promise<CheckoutSession> =>
      now().robin.send(checkoutSession, 'POST', path(id), body),
  };
}
