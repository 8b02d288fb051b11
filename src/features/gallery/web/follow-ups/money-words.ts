import type { FollowUp, Price } from '#features/checkout/contract.ts';

/** A price on a button: '$1.99', or with the tax that the payment page adds. */
export function priceWords({ formatted, taxAdded }: Price): string {
  return taxAdded ? `${formatted} plus tax` : formatted;
}

/** What happens with the money, before it is paid. @param ready what must be ready first. */
export function promiseWords(price: Price, ready: string): string {
  return `We hold ${priceWords(price)} on your card. You are charged only when ${ready} is ready.`;
}

/** Why the last order was not charged; null where it was, or is still on its way. */
export function failureWords(order: FollowUp['order']): string | null {
  if (order?.status !== 'released') return null;
  return `${order.reason ?? 'It could not be made.'} You were NOT charged. Your toy twin is unchanged.`;
}
