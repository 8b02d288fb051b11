import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { sendForFile } from '#web/api/client.ts';
import type { PreviewBody } from '../contract.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** Debounce time of the description, in milliseconds. */
const TYPING_PAUSE = 350;
/** Cache time of a preview in milliseconds; inputs that were tried before show immediately. */
const CACHE_TIME = 5 * 60_000;

/** The wizard's inputs for the preview; photo and template are required. */
export type PreviewInputs = PreviewBody;

/** `POST /api/mock-ups` as a query for a picture; aborted when newer inputs replace it. */
const previewQuery = (inputs: PreviewInputs | null) =>
  queryOptions({
    queryKey: ['preview', inputs],
    queryFn: ({ signal }) => sendForFile('/api/mock-ups', inputs, signal),
    enabled: inputs !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_TIME,
  });

/**
 * The preview for the current inputs. While a new picture loads or cannot be loaded, `picture` stays the last
 * one; null before the first one. Null inputs disable the call.
 */
export function usePreview(inputs: PreviewInputs | null) {
  const words = inputs?.description.trim() ?? '';
  const toytwinId = inputs?.toytwinId;
  // Debounced together, because whether the record still matches depends on the description.
  const settled = useDebouncedValue(
    useMemo(() => ({ description: words, toytwinId }), [words, toytwinId]),
    TYPING_PAUSE,
  );
  const { data, isFetching, isError, refetch } = useQuery(previewQuery(inputs && { ...inputs, ...settled }));
  const picture = useAddress(data);
  const typing = inputs !== null && words !== settled.description;
  return { picture, busy: isFetching || typing, failed: isError, tryAgain: () => void refetch() };
}

/** An object URL for a blob. */
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
