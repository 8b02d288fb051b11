import { useQuery } from '@tanstack/react-query';
import type { Tier } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';
import { FALLBACK_PRICES, prices } from '../contract.ts';

/** What has a price: a tier, or two in one box. */
type Ware = Tier | 'duo';

/** What is paid for a toy twin, by its tier and how many people are in it. */
export const wareOf = ({ tier, people }: { tier: Tier; people: number }): Ware =>
  people === 2 ? 'duo' : tier;

/** `GET /api/payments/prices` as formatted text; the fallbacks of docs/specification.md#tiers until and unless it answers. */
export function usePrices(): Record<Ware, string> {
  const { data } = usePricesAnswer();
  if (!data) return FALLBACK_PRICES;
  return { basic: data.basic.formatted, premium: data.premium.formatted, duo: data.duo.formatted };
}

/** Whether tax comes on top of a price, on the payment provider's page. */
export function useTaxAdded(ware: Ware | null): boolean {
  const { data } = usePricesAnswer();
  return ware !== null && data?.[ware].taxAdded === true;
}

function usePricesAnswer() {
  return useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => getJson(prices, '/api/payments/prices', { signal }),
    staleTime: 5 * 60_000,
  });
}
