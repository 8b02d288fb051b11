import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendForFile } from '#web/api/client.ts';
import { useObjectUrl } from '#web/use-object-url.ts';
import { useOnScreen } from '#web/use-on-screen.ts';
import type { PreviewBody } from '../contract.ts';

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
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_TIME,
  });

/**
 * The person's own toy out of its box, turning: twice when it comes on the screen and again with each pointer, or not
 * at all with reduced motion. Renders nothing if it cannot be drawn.
 */
export function TurningToy({ inputs }: { inputs: PreviewBody }) {
  const place = useRef<HTMLSpanElement>(null);
  const onScreen = useOnScreen(place);
  const isSeen = useOnScreen(place, SEEN);
  const { data, isError } = useQuery({ ...turningQuery(inputs), enabled: onScreen });
  const picture = useObjectUrl(data?.file);
  if (isError) return null;
  return (
    <span
      ref={place}
      data-shown={isSeen || undefined}
      className="block size-36 shrink-0 max-sm:-mx-4 sm:mx-auto"
    >
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
