import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type DrawFromPhoto, useDrawFromPhoto } from '#features/photos/web/draw-from-photo.ts';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { useObjectUrl } from '#web/use-object-url.ts';
import type { PreviewBody } from '../contract.ts';
import { readHeadFrame } from './head-frame.ts';
import type { PreviewState } from './preview-caption.ts';

/** Debounce time of what is typed, in milliseconds. */
const TYPING_PAUSE = 350;
/** Cache time of a preview in milliseconds; inputs that were tried before show immediately. */
const CACHE_TIME = 5 * 60_000;

/** The wizard's inputs for the preview; photo and template are required. */
export type PreviewInputs = PreviewBody;

/** `POST /api/mock-ups` as a query for a picture; aborted when newer inputs replace it. */
const previewQuery = (draw: DrawFromPhoto, inputs: PreviewInputs) =>
  queryOptions({
    queryKey: ['preview', inputs],
    queryFn: ({ signal }) => draw('mock-ups', inputs, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_TIME,
  });

/** The inputs that are typed letter by letter, and the number of the record, which depends on them. */
function useTyped(inputs: PreviewInputs) {
  const { toytwinId, design } = inputs;
  const description = inputs.description.trim();
  const name = design?.name;
  const line = design?.line;
  const secondName = design?.second?.name;
  const secondPrompt = design?.second?.prompt;
  return useMemo(
    () => ({ description, toytwinId, name, line, secondName, secondPrompt }),
    [description, toytwinId, name, line, secondName, secondPrompt],
  );
}

/**
 * The preview for the current inputs: at once for what is chosen with a tap, after a pause for what is typed. While a new
 * picture loads or cannot be loaded, `picture` stays the last one; null before the first one. `head` is the part of it in
 * which the head is seen close, where that is known.
 */
export function usePreview(inputs: PreviewInputs) {
  const draw = useDrawFromPhoto();
  const typed = useTyped(inputs);
  const settled = useDebouncedValue(typed, TYPING_PAUSE);
  const { description, toytwinId, name, line, secondName, secondPrompt } = settled;
  const { design } = inputs;
  const second = design?.second && { ...design.second, name: secondName, prompt: secondPrompt };
  const { data, error, isFetching, isError, refetch } = useQuery(
    previewQuery(draw, { ...inputs, description, toytwinId, design: { ...design, name, line, second } }),
  );
  const last = useLast(data);
  const picture = useObjectUrl(last?.file);
  const head = useMemo(() => readHeadFrame(last?.headers.get('x-head-frame')), [last]);
  const drawing = isFetching || typed !== settled;
  const state: PreviewState = drawing ? 'drawing' : isError ? 'failed' : 'ready';
  return { picture, head, state, error, tryAgain: () => void refetch() };
}
/** The value, or the last one while there is none. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The preview as {@link usePreview} gives it. */
export type Preview = ReturnType<typeof usePreview>;
