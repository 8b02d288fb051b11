import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Photo, photo } from '#features/photos/contract.ts';
import type { KeptTry } from '#features/trial/web/kept-try.ts';
import { isNotFound } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { Stuck } from './stuck.tsx';

type Props = {
  kept: KeptTry;
  /** Called with the person's photo, or null if it is gone. */
  onTaken: (photo: Photo | null) => void;
};

/** Makes the photo that was tried before signing up the person's own. */
export default function TakeOverTry({ kept: { token }, onTaken }: Props) {
  // A query, because it is sent once for one token, however often this is mounted.
  const { data, error, refetch } = useQuery({
    queryKey: ['kept-try', token],
    queryFn: () => sendJson(photo, 'post', '/api/photos/from-try', { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const take = useEffectEvent(onTaken);
  const isGone = isNotFound(error);
  useEffect(() => {
    if (data) take(data);
    else if (isGone) take(null);
  }, [data, isGone]);

  if (!error || isGone) return <PageSpinner label="Fetching your box" />;
  return (
    <Stuck
      step="upload"
      message={serverMessage(error, 'Your box could not be fetched. Please try again.')}
      comfort="Your look and your words are still here."
      onRetry={() => void refetch()}
      onCreateAnother={() => onTaken(null)}
    />
  );
}
