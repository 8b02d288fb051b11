import { FALLBACK_PRICES } from '#features/checkout/contract.ts';

/** A price in static HTML; the server inserts the configured one (`data-price`). */
export function Price({ tier }: { tier: keyof typeof FALLBACK_PRICES }) {
  return <span data-price={tier}>{FALLBACK_PRICES[tier]}</span>;
}
