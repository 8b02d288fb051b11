import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import * as z from 'zod/mini';
import { shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toast.tsx';
import { changeCards, forgetHiddenCards } from './change-cards.ts';
import { toytwinQuery } from './use-toytwin.ts';

type Props = Pick<Toytwin, 'id' | 'title' | 'isStarred'> & { className?: string };

const STAR_FAILED = 'The star could not be saved. Please try again.';

/** Stars a toy twin, so that the gallery finds it again: at once, and back if the server does not store it. */
export const StarButton = memo(function StarButton({ id, title, isStarred, className }: Props) {
  const star = useStar(id);
  return (
    <button
      type="button"
      aria-pressed={isStarred}
      aria-label={`Star ${shownTitle(title)}`}
      onClick={() => star.mutate(!isStarred)}
      className={classNames('group grid size-11 place-items-center rounded-full', className)}
    >
      <span className="grid size-8 place-items-center rounded-full border-2 border-edge bg-print-cream text-print-ink group-hover:bg-white group-aria-pressed:bg-sun">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4.5">
          <path
            d="m10 2.2 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.7-4.8 2.7 1-5.4-4-3.8 5.4-.7Z"
            fill={isStarred ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </button>
  );
});

function useStar(id: string) {
  const queries = useQueryClient();
  const toast = useToast();
  const { queryKey } = toytwinQuery(id);
  const set = (isStarred: boolean) => {
    queries.setQueryData(queryKey, (shown) => shown && { ...shown, isStarred });
    changeCards(queries, (item) => (item.id === id ? { ...item, isStarred } : item));
  };
  return useMutation({
    scope: { id: `star ${id}` },
    mutationFn: (isStarred: boolean) =>
      sendJson(z.unknown(), 'put', `/api/toytwins/${id}/star`, { isStarred }),
    onMutate: set,
    onSuccess: () => forgetHiddenCards(queries),
    onError: (error, isStarred) => {
      set(!isStarred);
      toast(serverMessage(error, STAR_FAILED));
    },
  });
}
