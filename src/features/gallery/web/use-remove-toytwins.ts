import { useQueryClient } from '@tanstack/react-query';
import { removedAnswer, restoredAnswer, UNDO_SECONDS } from '#features/toytwins/gallery/contract.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { useToast } from '#web/ui/toast.tsx';
import { changeCards, forgetHiddenCards } from './change-cards.ts';

const REMOVE_FAILED = 'Nothing was removed. Please try again.';
const UNDO_FAILED = 'The removal could not be undone. Please try again from your gallery.';
const GALLERY = { queryKey: ['toytwins', 'gallery'] };

const counted = (count: number) => (count === 1 ? 'Toy twin' : `${count} toy twins`);

/**
 * `POST /api/toytwins/remove`: the cards leave at once, and a toast offers to take it back for ten seconds. The server deletes
 * nothing before, and deletes it then whether this page is still open or not.
 */
export function useRemoveToytwins() {
  const queries = useQueryClient();
  const toast = useToast();
  return (ids: readonly string[]): void => {
    const gone = new Set(ids);
    // A preview that is still being drawn would ask for what is gone.
    for (const id of ids) void queries.cancelQueries({ queryKey: ['draft-preview', id] });
    const putBack = changeCards(queries, (item) => (gone.has(item.id) ? undefined : item));
    // Sent to its end also when the page is left at this moment.
    const removal = sendJson(removedAnswer, 'post', '/api/toytwins/remove', { ids }, { keepalive: true });
    const undo = async () => {
      try {
        await removal;
        const { restored } = await sendJson(restoredAnswer, 'post', '/api/toytwins/restore', { ids });
        // Not before: a card that is back has its preview drawn of what the server must have again.
        if (restored.length === ids.length) putBack();
        toast(restored.length > 0 ? `${counted(restored.length)} back in your gallery` : UNDO_FAILED);
      } catch (error) {
        toast(serverMessage(error, UNDO_FAILED));
      }
      await queries.invalidateQueries(GALLERY);
    };
    toast(`${counted(ids.length)} removed`, {
      words: 'Undo',
      run: () => void undo(),
      time: UNDO_SECONDS * 1000,
    });
    removal.then(
      ({ kept }) => {
        // Its own page may be still on the screen, and would ask for it again.
        for (const id of ids) queries.removeQueries({ queryKey: ['toytwins', 'one', id], type: 'inactive' });
        forgetHiddenCards(queries);
        const [first] = kept;
        if (!first) return;
        void queries.invalidateQueries(GALLERY);
        toast(
          kept.length === 1
            ? first.message
            : `${counted(kept.length)} could not be removed. ${first.message}`,
        );
      },
      (error: unknown) => {
        putBack();
        toast(serverMessage(error, REMOVE_FAILED));
      },
    );
  };
}
