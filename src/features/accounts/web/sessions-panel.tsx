import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { getJson, sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { useLogOut } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type OpenSession, openSessions } from '../contract.ts';

const ADDRESS = '/api/users/me/sessions';
const sessionsKey = ['sessions'];

/** The browsers in which the person is logged in. Each can be logged out, or all at once. */
export default function SessionsPanel() {
  const client = useQueryClient();
  const logOutHere = useLogOut();
  const list = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => getJson(openSessions, ADDRESS, { signal }),
  });
  const end = useMutation({
    mutationFn: async (which: OpenSession | 'all') => {
      const path = which === 'all' ? ADDRESS : `${ADDRESS}/${encodeURIComponent(which.id)}`;
      await sendJson(z.unknown(), 'delete', path);
      // The session of this browser is gone: what is left to clear is in the browser.
      if (which === 'all') await logOutHere();
      else await client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  if (list.isPending) return <Skeleton className="h-32" />;
  if (list.isError)
    return (
      <RetryNotice onRetry={() => void list.refetch()}>
        {serverMessage(list.error, 'This list could not be loaded. Please try again.')}
      </RetryNotice>
    );
  return (
    <>
      <ul className="mb-4 divide-y-2 divide-line border-y-2 border-line">
        {list.data.map((session) => (
          <Row key={session.id} session={session} busy={end.isPending} onEnd={() => end.mutate(session)} />
        ))}
      </ul>
      <Button
        variant="secondary"
        busy={end.isPending && end.variables === 'all'}
        onClick={() => end.mutate('all')}
      >
        Log out everywhere
      </Button>
      {end.isError && (
        <Notice tone="error" className="mt-4" answer>
          {serverMessage(end.error, 'This could not be done. Please try again later.')}
        </Notice>
      )}
    </>
  );
}

type RowProps = { session: OpenSession; busy: boolean; onEnd: () => void };

function Row({ session: { device, signedInOn, usedOn, isThis }, busy, onEnd }: RowProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-bold">{device}</span>
        <span className="block text-sm text-soft">
          Logged in {formatDay(signedInOn)}
          {usedOn !== signedInOn && `, last used ${formatDay(usedOn)}`}
        </span>
      </span>
      {isThis ? (
        <span className="font-semibold text-good">This device</span>
      ) : (
        <Button
          variant="quiet"
          className="-mx-4"
          disabled={busy}
          aria-label={`Log out ${device}, logged in ${formatDay(signedInOn)}`}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

/** A day without a time, which is the same day everywhere. */
const formatDay = (day: string) => formatDate(`${day}T12:00`);
