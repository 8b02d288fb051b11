import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Photo } from '#features/photos/contract.ts';
import type { KeptTry } from '#features/trial/web/kept-try.ts';
import { isNotFound, isTemporary } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { Stuck } from './stuck.tsx';
import { takeOverOnce } from './take-over-once.ts';

/** How often a call without an answer is repeated before the person is asked. */
const TRIES = 3;

type Props = {
  kept: KeptTry;
  /** Called with the person's photo, or null if it no longer exists. */
  onTaken: (photo: Photo | null) => void;
  /** Called if another tab continues with it. */
  onTakenElsewhere: () => void;
  /** The person starts something else; the box keeps waiting. */
  onPostponed: () => void;
};

/** Makes the photo that was tried before signing up the person's own. */
export default function TakeOverTry({ kept, onTaken, onTakenElsewhere, onPostponed }: Props) {
  // A query, because it is sent once for one token, however often this is mounted.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['kept-try', kept.token],
    queryFn: () => takeOverOnce(kept),
    retry: (failures, failure) => failures < TRIES && isTemporary(failure),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const take = useEffectEvent(onTaken);
  const leave = useEffectEvent(onTakenElsewhere);
  const isGone = isNotFound(error);
  useEffect(() => {
    if (data) take(data);
    else if (data === null) leave();
    else if (isGone) take(null);
  }, [data, isGone]);

  if (!error || isGone) return <PageSpinner label="Loading your box" />;
  return (
    <Stuck
      step="upload"
      title="Your box is waiting"
      message={serverMessage(error, 'Your box could not be loaded. Please try again.')}
      comfort="Your photo, your look and your words are still here."
      busy={isFetching}
      onRetry={() => void refetch()}
      onCreateAnother={onPostponed}
    />
  );
}
