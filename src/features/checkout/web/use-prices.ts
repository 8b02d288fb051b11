import { useQuery } from '@tanstack/react-query';
import type { Tier } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';
import { FALLBACK_PRICES, prices } from '../contract.ts';

/** `GET /api/payments/prices` as formatted text by tier; the fallbacks of docs/specification.md#tiers until and unless it answers. */
export function usePrices(): Record<Tier, string> {
  const { data } = usePricesAnswer();
  if (!data) return FALLBACK_PRICES;
  return { basic: data.basic.formatted, premium: data.premium.formatted };
}

/** Whether tax comes on top of a tier's price, on the payment provider's page. */
export function useTaxAdded(tier: Tier | null): boolean {
  const { data } = usePricesAnswer();
  return tier !== null && data?.[tier].taxAdded === true;
}

function usePricesAnswer() {
  return useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => getJson(prices, '/api/payments/prices', { signal }),
    staleTime: 5 * 60_000,
  });
}
