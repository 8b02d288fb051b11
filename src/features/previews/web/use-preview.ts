import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { sendForFile } from '#web/api/client.ts';
import type { PreviewBody } from '../contract.ts';
import { useSettled } from './use-settled.ts';

/** Milliseconds without a key press after which a description is taken to be meant. */
const TYPING_PAUSE = 350;
/** Pictures of wishes that were tried before come back at once; older than this, in milliseconds, they are forgotten. */
const KEPT = 5 * 60_000;

/** What the person has chosen so far; a mock-up needs the photo and the template. */
export type BoxWishes = PreviewBody;

/** `POST /api/mock-ups` as a picture. A call that a newer one has overtaken is aborted. */
const mockUpQuery = (wishes: BoxWishes | null) =>
  queryOptions({
    queryKey: ['mock-up', wishes],
    queryFn: ({ signal }) => sendForFile('/api/mock-ups', wishes, signal),
    enabled: wishes !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
  });

/**
 * The person's box as it would look now. While a new picture is on its way or cannot be had, `picture` stays
 * the last one; null as long as there is none. Null wishes ask for nothing.
 */
export function usePreview(wishes: BoxWishes | null) {
  const words = wishes?.description.trim() ?? '';
  const toytwinId = wishes?.toytwinId;
  // Together: whether the record is still of these words changes with the words.
  const settled = useSettled(
    useMemo(() => ({ description: words, toytwinId }), [words, toytwinId]),
    TYPING_PAUSE,
  );
  const { data, isFetching, isError, refetch } = useQuery(mockUpQuery(wishes && { ...wishes, ...settled }));
  const picture = useAddress(data);
  const typing = wishes !== null && words !== settled.description;
  return { picture, busy: isFetching || typing, failed: isError, tryAgain: () => void refetch() };
}

/** An address inside this page for a picture that came as a file. */
function useAddress(file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
