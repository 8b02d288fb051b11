import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SpinnerWheel } from '#web/ui/spinner.tsx';
import type { PhotoConcern } from '../contract.ts';
import { concernMessages } from './concern-messages.ts';
import { usePhotoCheck } from './use-photo-check.ts';

/** How many concerns are shown, most serious first; a longer list would discourage. */
const MOST_CONCERNS = 2;

type Answers = { onUseAnyway: () => void; onChooseAnother: () => void };
type Props = Answers & {
  /** URL of the stored photo; null before it is stored. */
  sourceImage: string | null;
  /** The photo card. */
  children: ReactNode;
};

/** The photo with the result of its quality check. The check advises; the user may continue anyway. */
export function PhotoReview({ sourceImage, children, ...answers }: Props) {
  const { concerns, checking } = usePhotoCheck(sourceImage);
  const poor = concerns !== undefined && concerns.length > 0;
  return (
    <div
      className={classNames(
        'flex w-full flex-col items-center',
        poor ? 'gap-4 sm:flex-row-reverse sm:justify-center sm:gap-8' : 'gap-3',
      )}
    >
      {poor ? (
        <Concerns concerns={concerns} {...answers} />
      ) : (
        <p role="status" className="flex min-h-7 items-center gap-2 font-bold">
          {checking && (
            <>
              <SpinnerWheel className="size-5 text-soft" />
              <span className="text-soft">Checking your photo</span>
            </>
          )}
          {concerns && (
            <>
              <Tick />
              <span className="text-good">Good photo</span>
            </>
          )}
        </p>
      )}
      {children}
    </div>
  );
}

function Concerns({ concerns, onUseAnyway, onChooseAnother }: Answers & { concerns: PhotoConcern[] }) {
  return (
    <div ref={bringIntoView} className="w-full max-w-md scroll-my-32">
      <Notice
        tone="info"
        title="This photo may not give the best likeness"
        className="text-left"
        action={
          <>
            <Button variant="secondary" onClick={onChooseAnother}>
              Choose another photo
            </Button>
            <Button variant="quiet" onClick={onUseAnyway} className="-ml-4 sm:ml-0">
              Use it anyway
            </Button>
          </>
        }
      >
        <ul className="flex flex-col gap-1">
          {concerns.slice(0, MOST_CONCERNS).map((concern) => (
            <li key={concern}>{concernMessages[concern]}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** On a phone the result may be far above the pressed button. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 animate-pop">
      <circle cx="12" cy="12" r="11" className="fill-grass stroke-edge" strokeWidth="2" />
      <path
        d="m7 12.5 3.4 3.2L17 8.8"
        className="fill-none stroke-print-ink"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
