import { useMutation } from '@tanstack/react-query';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DeskSection } from '../../web/desk-section.tsx';
import { type InboxEntry, type InboxPictures, inboxPictures } from '../contract.ts';

type Which = InboxPictures['pictures'][number]['which'];

const WORDS: Record<Which, string> = { shown: 'The toy twin', before: 'Before', after: 'Drawn again' };

/** The pictures of a message, side by side. They are not loaded before the operator asks, and the audit notes it. */
export function EntryPictures({ entry: { id, pictures } }: { entry: InboxEntry }) {
  const show = useMutation({
    mutationFn: () =>
      sendJson(inboxPictures, 'post', `/api/operator/inbox/${id}/show`, { actId: crypto.randomUUID() }),
  });
  if (pictures.length === 0) return null;
  return (
    <DeskSection title={pictures.length === 1 ? 'Picture' : 'Pictures'}>
      {show.data ? (
        <Pictures pictures={show.data.pictures} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-prose text-soft">
            Not shown until you ask for it. The audit notes that you looked.
          </p>
          <Button variant="secondary" busy={show.isPending} onClick={() => show.mutate()}>
            Show
          </Button>
        </div>
      )}
      {show.isError && (
        <Notice tone="error" answer className="mt-3">
          {serverMessage(show.error, 'The picture could not be loaded. Please try again.')}
        </Notice>
      )}
    </DeskSection>
  );
}

function Pictures({ pictures }: InboxPictures) {
  return (
    <div className="grid max-w-3xl grid-cols-2 gap-3 only:*:col-span-2 sm:gap-5">
      {pictures.map(({ which, small, large }) => (
        <figure key={which}>
          <a href={large} target="_blank" rel="noreferrer">
            <img
              src={small}
              alt={`${WORDS[which]}, in its packaging`}
              width={512}
              height={512}
              className="aspect-square w-full max-w-md rounded-xl border-2 border-edge bg-sunken"
            />
          </a>
          <figcaption className="mt-1 text-sm text-soft">{WORDS[which]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
