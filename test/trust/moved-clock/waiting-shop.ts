import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import type { RunningApp } from '../../app.ts';
import { createVendor, works } from '../../failing-image-model.ts';
import { makeDraft, openCheckout, payNew } from '../../order.ts';
import { signUp } from '../../person.ts';

/** Orders that wait for something, each by the id of its toy twin. */
export interface WaitingShop {
  email: string;
  toytwins: {
    /** Paid, and all pictures are stored; the process died before it charged. */
    drawn: string;
    /** Paid, nothing is drawn. */
    waiting: string;
    /** Paid, but the provider's event was lost: we do not know of it. */
    unheard: string;
    /** Its payment page is open. */
    unpaid: string;
  };
}

/** Leaves one order of each kind, as a process that ended. */
export async function fillWaitingShop(running: RunningApp): Promise<WaitingShop> {
  const { app, services } = running;
  const robin = await signUp(app, { origin: services.config.publicUrl });
  const drawn = await payNew(app, robin);
  await drawWithoutCharge(running, drawn);
  const waiting = await payNew(app, robin);
  const draft = await makeDraft(robin);
  await openCheckout(robin, draft);
  services.payment.sandbox?.dropWebhooks(true);
  const unheard = await payNew(app, robin);
  const toytwins = { drawn: drawn.toytwinId, waiting: waiting.toytwinId };
  return { email: robin.email, toytwins: { ...toytwins, unheard: unheard.toytwinId, unpaid: draft.id } };
}

const DEATH = 'the process dies here';

/** Stores all pictures, then dies. */
async function drawWithoutCharge(
  { services }: RunningApp,
  ids: { toytwinId: string; orderId: string },
): Promise<void> {
  const { imaging } = createVendor(works);
  const { paymentIntents } = services.payment.stripe;
  const capture = paymentIntents.capture.bind(paymentIntents);
  paymentIntents.capture = () => Promise.reject(new Error(DEATH));
  try {
    await generateToytwin({ ...services, imaging }, ids, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof Error && error.message === DEATH)) throw error;
  } finally {
    paymentIntents.capture = capture;
  }
}
