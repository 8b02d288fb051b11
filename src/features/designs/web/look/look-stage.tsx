import { useState } from 'react';
import { Carton } from '#web/ui/carton.tsx';
import { Loupe } from '#web/ui/loupe.tsx';

/** The last picture that was drawn, and a square of it around the head, in shares of its edge. */
export type ShownPreview = {
  picture: string | null;
  head: { x: number; y: number; edge: number } | undefined;
  state: 'drawing' | 'ready' | 'failed';
};

type Props = {
  preview: ShownPreview;
  /** How often something was changed since the drawer was opened. */
  changes: number;
};

const WHOLE = { x: 0, y: 0, edge: 1 };

/** What is said about the preview. */
function note({ preview, changes }: Props): string {
  if (preview.state === 'failed') return 'The preview could not be drawn. Your choices are saved.';
  if (preview.state === 'drawing' || changes === 0) return '';
  return 'The preview has changed.';
}

/** The preview while the look is changed: it stays in view, and each change is announced. */
export function LookStage(props: Props) {
  const { picture, head, state } = props.preview;
  const [isClose, setIsClose] = useState(false);
  const { x, y, edge } = isClose && head ? head : WHOLE;
  return (
    <div className="flex min-h-0 flex-col items-center justify-center gap-2 p-3 lg:flex-1 lg:p-8 max-lg:tall:h-[calc(50dvh-8rem)] sideways:flex-1">
      <div
        aria-busy={state === 'drawing'}
        className="relative aspect-square max-h-full w-[min(70vw,18rem)] overflow-hidden rounded-xl border-2 border-edge bg-sunken shadow-[0_6px_0_var(--edge)] lg:w-[min(100%,calc(100dvh-7rem),44rem)] max-lg:tall:h-full max-lg:tall:w-auto sideways:w-[min(100%,80dvh)]"
      >
        {picture ? (
          <img
            src={picture}
            alt="Quick preview of your box"
            width={512}
            height={512}
            style={{ transform: `scale(${1 / edge}) translate(${x * -100}%, ${y * -100}%)` }}
            className="absolute inset-0 size-full origin-top-left object-cover transition-transform duration-200"
          />
        ) : (
          <Carton className="absolute inset-0" />
        )}
        {picture && head && (
          <button
            type="button"
            aria-pressed={isClose}
            onClick={() => setIsClose(!isClose)}
            className="absolute inset-0 flex items-end justify-end rounded-xl p-2 focus-visible:-outline-offset-4"
          >
            <span className="sr-only">Close-up of the face</span>
            <span className="grid size-9 place-items-center rounded-full border-2 border-edge bg-raised text-ink lg:size-11">
              <Loupe out={isClose} />
            </span>
          </button>
        )}
      </div>
      <p role="status" className={state === 'failed' ? 'text-center text-sm font-semibold' : 'sr-only'}>
        {note(props)}
      </p>
    </div>
  );
}
