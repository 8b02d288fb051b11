import { useEffect, useRef } from 'react';
import { useGallery } from '#features/gallery/web/use-gallery.ts';
import { printedTitle, readyTitleOf, serialWords, type Toytwin } from '#features/toytwins/contract.ts';
import { PasskeyOfferPlace } from '#web/passkey-offer/passkey-offer-place.tsx';
import { browserStorage } from '#web/safe-storage.ts';
import { NameText } from '#web/ui/name-text.tsx';
import { isOnlyFigure, noteGreeting } from './first-figure.ts';
import { ResultPictures } from './result-pictures.tsx';
import { SealedBox } from './sealed-box.tsx';
import type { useOpenBox } from './use-open-box.ts';

/** Sixth step: a sealed box that opens like a present, then the pictures and what can be done with them. */
export function ResultStep({ toytwin, box }: { toytwin: Toytwin; box: ReturnType<typeof useOpenBox> }) {
  const isFirst = useIsFirst(toytwin);
  const confetti = useConfetti(toytwin, isFirst && box.state === 'open');
  return (
    <div>
      <canvas ref={confetti} className="pointer-events-none fixed inset-0 z-50 size-full" />
      <p role="status" className="sr-only">
        {box.state === 'sealed' && `${readyTitleOf(toytwin)}. It is in a sealed box.`}
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
      {isFirst && box.state === 'open' && <PasskeyOfferPlace />}
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
function useConfetti(toytwin: Toytwin, isDue: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || !isDue || !noteGreeting(toytwin.id, browserStorage())) return;
    void import('./throw-confetti.ts').then(({ throwConfetti }) => throwConfetti(sheet));
  }, [isDue, toytwin.id]);
  return canvas;
}

/** Whether this is the first figure of a person, once that is known. */
function useIsFirst(toytwin: Toytwin): boolean {
  const { data, hasNextPage, isFetching } = useGallery();
  return data !== undefined && !hasNextPage && !isFetching && isOnlyFigure(toytwin, data);
}
