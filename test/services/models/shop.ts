import { rereadOrder } from '../../../src/features/checkout/server/read-order.ts';
import type { PictureEvent } from '../../../src/services/imaging/picture-log.ts';
import { startApp } from '../../app.ts';
import { type DraftOptions, payNew, readOrder, waitForStatus } from '../../order.ts';
import { signUp } from '../../person.ts';

/** The real product with a hosted engine, somebody who orders, and what was made. */
export async function openShop(variables: Record<string, string>) {
  const running = await startApp({ variables });
  const robin = await signUp(running.app);
  const events: PictureEvent[] = [];
  running.services.imaging.onPicture((event) => events.push(event));
  return {
    running,
    robin,
    /** Pays a new toy twin and waits for its end. */
    async order(options: DraftOptions = {}) {
      const ids = await payNew(running.app, robin, options);
      const toytwin = await waitForStatus(robin, ids.toytwinId, 'completed', 'failed');
      return {
        toytwin,
        order: await settled(ids.orderId),
        atProvider: await atProvider(ids.orderId),
        outcomes: events.filter(({ orderId }) => orderId === ids.orderId).map(({ outcome }) => outcome),
        events: events.filter(({ orderId }) => orderId === ids.orderId),
      };
    },
    close: running.close,
  };

  /** The order when its money has moved, which follows the toy twin's end. */
  async function settled(orderId: string) {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const order = await readOrder(robin, orderId);
      if (order.status !== 'authorized') return order;
      if (Date.now() > deadline) throw new Error('The money did not move');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  async function atProvider(orderId: string) {
    const order = await rereadOrder(running.services, orderId);
    const { stripe } = running.services.payment;
    const { status, amount_received } = await stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '');
    return { status, received: amount_received };
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
export const CHARGED = (cents: number) => ({ status: 'succeeded', received: cents });
export const NOT_CHARGED = { status: 'canceled', received: 0 };
