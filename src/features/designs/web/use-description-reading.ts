import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sendJson } from '#web/api/client.ts';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { readDescriptionAnswer } from '../contract.ts';

/** Debounce time while somebody types, in milliseconds; the preview's as well, so that both change together. */
const TYPING_PAUSE = 350;

/**
 * `POST /api/descriptions/read`: what of a description will be in the box. While a newer one is read, `reading` stays that
 * of the last; undefined before the first and for an empty description.
 */
export function useDescriptionReading(description: string) {
  const words = description.trim();
  const settled = useDebouncedValue(words, TYPING_PAUSE);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['description-reading', settled],
    queryFn: ({ signal }) =>
      sendJson(readDescriptionAnswer, 'post', '/api/descriptions/read', { description: settled }, { signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOf = words === settled && !isFetching;
  return {
    reading: words ? data : undefined,
    busy: words !== '' && !isOf,
    failed: isError,
  };
}
