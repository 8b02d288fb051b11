import { RefundRefusedError, refundCharge } from '#features/checkout/server/end/refund-charge.ts';
import { NOT_NOW, withProviderErrors } from '#features/checkout/server/provider/with-provider-errors.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import { prepareSendAgain } from '#features/emails/server/send-again.ts';
import { prepareMakeAgain } from '#features/generation/server/make-again.ts';
import { grantRedo } from '#features/generation/server/redo/grant-redo.ts';
import { releaseHold } from '#features/generation/server/release-hold.ts';
import { recordEvent } from '#features/history/server/record-event.ts';
import type { EmailKind } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import type { ActAnswer, ActKind } from '../../audit/contract.ts';
import { type Act, ActRefusedError, actInDatabase, actOutside } from '../../audit/server/act.ts';
import type { DeskOrder } from '../contract.ts';

/** Who acts, and why: an act without what it does and what it is about. */
export type Press = Pick<Act, 'id' | 'operator' | 'why'>;

/** An act about an order, as the audit names it. */
function actOf(press: Press, kind: ActKind, { id, toytwinId, uid }: OrderRow): Act {
  return { ...press, kind, about: { orderId: id, toytwinId, person: uid } };
}

/** Returns an amount of a charged order; see `refundCharge`. */
export function refundByOperator(
  services: Services,
  press: Press,
  order: OrderRow,
  wanted: { amount: number; returnedBefore: number },
): Promise<ActAnswer> {
  const act = actOf(press, 'order.refund', order);
  return actOutside(services, act, { returned: wanted.returnedBefore }, async () => {
    const { status, amountRefunded } = await askProvider(services, () =>
      refundCharge(services, order.id, wanted),
    );
    return { amount: wanted.amount, returned: amountRefunded, status };
  });
}

/** Releases held money; see `releaseHold`. */
export function releaseByOperator(services: Services, press: Press, order: OrderRow): Promise<ActAnswer> {
  const act = actOf(press, 'order.release', order);
  return actOutside(services, act, { status: order.status }, async () => {
    const { status } = await askProvider(services, () => releaseHold(services, order.id));
    return { status };
  });
}

async function askProvider<T>(services: Services, work: () => Promise<T>): Promise<T> {
  try {
    return await withProviderErrors(services, NOT_NOW, work);
  } catch (error) {
    if (error instanceof RefundRefusedError) throw new ActRefusedError(error.message, { cause: error });
    throw error;
  }
}

/** Has a toy twin made again; see `prepareMakeAgain`. */
export async function makeAgainByOperator(
  services: Services,
  press: Press,
  order: OrderRow,
  engine: DeskOrder['engines'][number] | undefined,
): Promise<ActAnswer> {
  const makeAgain = await prepareMakeAgain(services, order.toytwinId, engine);
  return actInDatabase(services, actOf(press, 'order.make_again', order), async (transaction) => {
    await makeAgain(transaction);
    return { after: { engine: engine ?? 'the present one' } };
  });
}

/** Grants one more free redo. */
export function grantRedoByOperator(services: Services, press: Press, order: OrderRow): Promise<ActAnswer> {
  return actInDatabase(services, actOf(press, 'order.grant_redo', order), async (transaction) => {
    await grantRedo(transaction, order.toytwinId);
    return {};
  });
}

/** Sends an email again. */
export async function sendMailByOperator(
  services: Services,
  press: Press,
  order: OrderRow,
  mail: EmailKind,
): Promise<ActAnswer> {
  const send = await prepareSendAgain(services, order.id, mail, press.id);
  return actInDatabase(services, actOf(press, 'order.send_mail', order), async (transaction) => {
    await send(transaction);
    return { after: { mail } };
  });
}

/** Notes that what its buyer has asked is answered; the note is the reason in the audit. */
export function markAnswered(services: Services, press: Press, order: OrderRow): Promise<ActAnswer> {
  return actInDatabase(services, actOf(press, 'order.answered', order), async (transaction) => {
    const { id: orderId, toytwinId } = order;
    await recordEvent(transaction, { toytwinId, orderId, kind: 'order.answered' });
    return {};
  });
}

/** Notes that photo and pictures of an order are shown to the operator. */
export function noteShown(services: Services, press: Press, order: OrderRow): Promise<ActAnswer> {
  return actInDatabase(services, actOf(press, 'order.show', order), async () => ({}));
}
