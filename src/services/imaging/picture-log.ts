import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Engine } from '#config/imaging.ts';
import type { PictureTrouble } from './picture-error.ts';

/** One answer of an image model. */
export type PictureEvent = {
  engine: Engine;
  model: string;
  kind: 'packaged' | 'character';
  outcome: 'made' | PictureTrouble | 'interrupted' | 'failed';
  /**
   * Our cost; undefined if no price is known. Includes late and broken answers, because they may be billed.
   */
  cents: number | undefined;
  milliseconds: number;
  orderId: string;
};
export type PictureListener = (event: PictureEvent) => void;

/** Publishes picture events. */
export interface PictureLog {
  report(event: PictureEvent): void;
  /** Subscribes to pictures from now on. */
  onPicture(listener: PictureListener): void;
}

/** Maximum number of orders whose costs are summed at a time. */
const ORDERS = 1_000;

/** Logs each picture with its order's total cost in this process, and notifies the listeners. */
export function createPictureLog(logger: Logger): PictureLog {
  const listeners: PictureListener[] = [];
  const orders = new LRUCache<string, { pictures: number; cents: number }>({ max: ORDERS });
  return {
    report(event) {
      const before = orders.get(event.orderId) ?? { pictures: 0, cents: 0 };
      const made = event.outcome === 'made' ? 1 : 0;
      const order = { pictures: before.pictures + made, cents: before.cents + (event.cents ?? 0) };
      orders.set(event.orderId, order);
      logger.info({ ...event, orderPictures: order.pictures, orderCents: order.cents }, 'picture');
      for (const listener of listeners) listener(event);
    },
    onPicture: (listener) => void listeners.push(listener),
  };
}
