import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../../web/api/client.ts';
import type { Tier } from '../../toytwins/contract.ts';
import { FALLBACK_PRICES, prices } from '../contract.ts';

/** `GET /api/payments/prices` as formatted text by tier; the fallbacks of spec section 3 until and unless it answers. */
export function usePrices(): Record<Tier, string> {
  const { data } = useQuery({
    queryKey: ['prices'],
    queryFn: () => getJson(prices, '/api/payments/prices'),
    staleTime: 5 * 60_000,
  });
  if (!data) return FALLBACK_PRICES;
  return { basic: data.basic.formatted, premium: data.premium.formatted };
}
