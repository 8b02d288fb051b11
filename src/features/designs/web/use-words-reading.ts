import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unlessBlank } from '#shared/has-ink.ts';
import { sendJson } from '#web/api/client.ts';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { readDescriptionAnswer } from '../contract.ts';

/** Debounce time while somebody types, in milliseconds; the preview's as well, so that both change together. */
const TYPING_PAUSE = 350;

/** The fields as the call names them; it reads the words of one person at a time. */
type ReadField = 'description' | 'name' | 'line';

/**
 * `POST /api/descriptions/read`: what of a description will be in the box, and why the words of a field are refused. While
 * newer words are read, `reading` stays that of the last; undefined before the first, and for a field other than the
 * description that is empty.
 * @param isAsked false where there is nobody whose words are read.
 */
export function useWordsReading(field: ReadField, text: string, isAsked = true) {
  const words = unlessBlank(text.trim()) ?? '';
  const settled = useDebouncedValue(words, TYPING_PAUSE);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['words-reading', field, settled],
    queryFn: ({ signal }) => {
      const body = { description: '', [field]: settled };
      return sendJson(readDescriptionAnswer, 'post', '/api/descriptions/read', body, { signal });
    },
    // Without a description the box contains a random accessory.
    enabled: isAsked && (settled !== '' || field === 'description'),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOfTheseWords = words === settled && !isFetching;
  return {
    words,
    reading: words || field === 'description' ? data : undefined,
    refusal: (words && isOfTheseWords && data?.refusal) || null,
    busy: words !== '' && !isOfTheseWords,
    failed: isError,
  };
}
