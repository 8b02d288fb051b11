import { useState } from 'react';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToytwin } from '../use-toytwin.ts';
import { RedoProgress } from './redo-progress.tsx';
import type { RedoWishes } from './redo-wishes.ts';
import { useIsReady } from './use-is-ready.ts';
import { WindowWhenWanted } from './window-when-wanted.tsx';

type Props = { toytwin: Toytwin; redo: NonNullable<Toytwin['redo']> };

/** The free redo of a finished toy twin: the offer, how it stands while it is made, and what became of it. */
export function RedoPanel({ toytwin, redo: { state, until } }: Props) {
  const isReady = useIsReady(toytwin.id, state);
  const { isError } = useToytwin(toytwin.id);
  if (state === 'used') return isReady && <Ready />;
  if (state === 'over') {
    if (toytwin.sourceImage === null) return null;
    return <p className="text-soft">{overWords(until)}</p>;
  }
  return (
    <section
      aria-labelledby="redo"
      className="flex flex-col gap-3 rounded-card border-2 border-line bg-card p-4 sm:p-5"
    >
      <h2 id="redo" className="text-xl">
        {state === 'waiting' ? 'Your new version' : 'Not quite you?'}
      </h2>
      {state === 'failed' && (
        <Notice tone="error">It could not be made. Your pictures are as before. You can try again.</Notice>
      )}
      {state === 'waiting' ? <RedoProgress offline={isError} /> : <Offer toytwin={toytwin} until={until} />}
    </section>
  );
}

function Ready() {
  return (
    <Notice tone="success" title="Your new version is ready">
      It hangs in your gallery now. The one before it is kept: choose between them at any time.
    </Notice>
  );
}

/** Too late; or tried in vain as often as it may be. */
function overWords(until: string): string {
  return Date.parse(until) > Date.now()
    ? 'It could not be made after several tries. Your pictures are as before.'
    : `The free redo was possible until ${formatDate(until)}.`;
}

/** The offer, and the window in which it is taken. */
function Offer({ toytwin, until }: { toytwin: Toytwin; until: string }) {
  const [open, setOpen] = useState(false);
  // Kept while the window is closed, so that nothing is lost by closing it.
  const [wishes, setWishes] = useState<RedoWishes | null>(null);
  return (
    <>
      <p className="text-soft">Make it again, free until {formatDate(until)}. You keep this one, too.</p>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="self-start"
      >
        Make it again
      </Button>
      {open && (
        <WindowWhenWanted
          toytwin={toytwin}
          wishes={wishes}
          onChange={setWishes}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
