import { FALLBACK_PRICES } from '#features/checkout/contract.ts';

/** A price in the plain HTML; the server puts the configured one in its place (`data-price`). */
export function Price({ tier }: { tier: 'basic' | 'premium' }) {
  return <span data-price={tier}>{FALLBACK_PRICES[tier]}</span>;
}
