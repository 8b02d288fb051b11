import { rereadOrder } from '../../../src/features/checkout/server/read-order.ts';
import { toytwin } from '../../../src/features/toytwins/contract.ts';
import type { PictureEvent } from '../../../src/services/imaging/picture-log.ts';
import { startApp } from '../../app.ts';
import { type DraftOptions, payNew, readOrder } from '../../order.ts';
import { signUp } from '../../person.ts';

/** Time-out in milliseconds: three attempts of a hosted engine on a busy machine. */
export const PATIENCE = 280_000;

/** Polls until the condition is true. */
async function poll<Value>(read: () => Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    if (Date.now() > deadline) throw new Error(`It stayed ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The product with a hosted engine, a buyer, and helpers to order and inspect. */
export async function openShop(variables: Record<string, string>) {
  const running = await startApp({ variables });
  const robin = await signUp(running.app);
  const events: PictureEvent[] = [];
  running.services.imaging.onPicture((event) => events.push(event));
  return {
    running,
    robin,
    /** Pays a new toy twin and waits for its final status. */
    async order(options: DraftOptions = {}) {
      const ids = await payNew(running.app, robin, options);
      const end = await ended(ids.toytwinId);
      return {
        toytwin: end,
        order: await settled(ids.orderId),
        atProvider: await atProvider(ids.orderId),
        outcomes: events.filter(({ orderId }) => orderId === ids.orderId).map(({ outcome }) => outcome),
        events: events.filter(({ orderId }) => orderId === ids.orderId),
      };
    },
    close: running.close,
  };

  /** The toy twin once it is completed or failed. */
  async function ended(id: string) {
    const read = () => robin.get(toytwin, `/api/toytwins/${id}`);
    return poll(read, ({ status }) => status === 'completed' || status === 'failed');
  }
  /** The order once its payment is settled, which follows the toy twin's final status. */
  async function settled(orderId: string) {
    return poll(
      () => readOrder(robin, orderId),
      ({ status }) => status !== 'authorized',
    );
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
