import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { sendForFile } from '#web/api/client.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { useObjectUrl } from '#web/use-object-url.ts';
import { useOnScreen } from '#web/use-on-screen.ts';
import { type PreviewBody, previewBody } from '../contract.ts';

/**
 * Milliseconds for which the pictures are kept, so that they need not be drawn again if the person goes back a step.
 */
const CACHE_TIME = 5 * 60_000;

/** So much of the toy is seen when it begins to turn. */
const SEEN = 0.8;

/** `POST /api/mock-ups/turning` as a query for a row of pictures. */
const turningQuery = (inputs: PreviewBody) =>
  queryOptions({
    queryKey: ['turning', inputs],
    queryFn: ({ signal }) => sendForFile('/api/mock-ups/turning', inputs, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_TIME,
  });

/** Milliseconds after the last change before the toy next to the preview is drawn: the box comes first. */
const AFTER_THE_BOX = 1500;

/** The toy next to the live preview, for somebody who means premium: follows what is typed, after a pause. */
export function ToyNextToBox({ inputs }: { inputs: PreviewBody }) {
  const asked = useDebouncedValue(JSON.stringify(inputs), AFTER_THE_BOX);
  const settled = useMemo(() => previewBody.parse(JSON.parse(asked)), [asked]);
  return <TurningToy inputs={settled} className="mx-auto size-20 sm:size-24 lg:size-20" />;
}

type Props = { inputs: PreviewBody; className?: string };

/**
 * The person's own toy out of its box, turning: twice when it comes on the screen and again with each pointer, or not
 * at all with reduced motion. Renders nothing if it cannot be drawn.
 */
export function TurningToy({ inputs, className = 'size-36 max-sm:-mx-4 sm:mx-auto' }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const onScreen = useOnScreen(place);
  const isSeen = useOnScreen(place, SEEN);
  const { data, isError } = useQuery({ ...turningQuery(inputs), enabled: onScreen });
  const picture = useObjectUrl(data?.file);
  if (isError) return null;
  return (
    <span ref={place} data-shown={isSeen || undefined} className={classNames('block shrink-0', className)}>
      {picture ? (
        <img
          src={picture}
          alt="Your own toy in 3D"
          width={192}
          height={192}
          className="size-full turning-strip object-cover"
        />
      ) : (
        <span aria-hidden="true" className="block size-full animate-breathe rounded-xl bg-sunken" />
      )}
    </span>
  );
}
