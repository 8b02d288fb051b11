import { useEffect, useRef } from 'react';
import { useGallery } from '#features/gallery/web/use-gallery.ts';
import { printedTitle, serialWords, type Toytwin } from '#features/toytwins/contract.ts';
import { browserStorage } from '#web/safe-storage.ts';
import { NameText } from '#web/ui/name-text.tsx';
import { isOnlyFigure, noteGreeting } from './first-figure.ts';
import { ResultPictures } from './result-pictures.tsx';
import { SealedBox } from './sealed-box.tsx';
import type { useOpenBox } from './use-open-box.ts';

/** Sixth step: a sealed box that opens like a present, then the pictures and what can be done with them. */
export function ResultStep({ toytwin, box }: { toytwin: Toytwin; box: ReturnType<typeof useOpenBox> }) {
  const confetti = useConfetti(toytwin, box.state === 'open');
  return (
    <div>
      <canvas ref={confetti} className="pointer-events-none fixed inset-0 z-50 size-full" />
      <p role="status" className="sr-only">
        {box.state === 'sealed' && 'Your toy twin is ready. It is in a sealed box.'}
        {box.unpacked && box.state === 'open' && 'Your box is open.'}
      </p>
      <div className="rays overflow-x-clip rounded-card border-2 border-edge bg-sun p-4 pb-6 text-print-ink sm:p-8 dark:bg-[#2a1d52] dark:text-ink">
        {box.state === 'open' ? (
          <>
            <Heading toytwin={toytwin} focused={box.unpacked} />
            <ResultPictures toytwin={toytwin} />
          </>
        ) : (
          <SealedBox toytwin={toytwin} opening={box.state === 'opening'} onOpen={box.open} />
        )}
      </div>
    </div>
  );
}

/** Takes the focus of the button that the box was opened with. */
function Heading({ toytwin, focused }: { toytwin: Toytwin; focused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-4 text-center text-2xl">
      {`${serialWords(toytwin.serial)} · `}
      <NameText>{printedTitle(toytwin.title)}</NameText>
    </h2>
  );
}

/** The very first figure of a person is greeted with confetti, once, when its box is open. @returns the canvas' ref. */
function useConfetti(toytwin: Toytwin, open: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data, hasNextPage, isFetching } = useGallery();
  const isFirst = data !== undefined && !hasNextPage && !isFetching && isOnlyFigure(toytwin, data);
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || !open || !isFirst || !noteGreeting(toytwin.id, browserStorage())) return;
    void import('./throw-confetti.ts').then(({ throwConfetti }) => throwConfetti(sheet));
  }, [open, isFirst, toytwin.id]);
  return canvas;
}
