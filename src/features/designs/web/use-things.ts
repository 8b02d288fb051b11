import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { thingsAnswer } from '../contract.ts';

/**
 * `GET /api/things`: all things of the shelf, or those that a search finds in any language. While a newer search runs,
 * `things` stay those of the last.
 * @param enabled false as long as nobody needs them.
 */
export function useThings(search: string, enabled = true) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['things', search],
    queryFn: ({ signal }) => getJson(thingsAnswer, '/api/things', { searchParams: { search }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  return {
    things: data?.things,
    didYouMean: data?.didYouMean ?? null,
    searching: isPlaceholderData,
    failed: isError,
    tryAgain: () => void refetch(),
  };
}
