import { useEffect, useRef } from 'react';
import { ToytwinPicture } from '#features/gallery/web/toytwin-picture.tsx';
import { useGallery } from '#features/gallery/web/use-gallery.ts';
import { printedTitle, serialWords, type Toytwin } from '#features/toytwins/contract.ts';
import { browserStorage } from '#web/safe-storage.ts';
import { isOnlyFigure, noteGreeting } from './first-figure.ts';

/** Sixth step: the pictures. The very first figure of a person is greeted with confetti, once. */
export function ResultStep({ toytwin }: { toytwin: Toytwin }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data, hasNextPage, isFetching } = useGallery();
  const isFirst = data !== undefined && !hasNextPage && !isFetching && isOnlyFigure(toytwin, data);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || !isFirst || !noteGreeting(toytwin.id, browserStorage())) return;
    void import('./throw-confetti.ts').then(({ throwConfetti }) => throwConfetti(sheet));
  }, [isFirst, toytwin.id]);

  return (
    <div>
      <canvas ref={canvas} className="pointer-events-none fixed inset-0 z-50 size-full" />
      <div className="rays rounded-card border-2 border-edge bg-sun p-4 pb-6 text-print-ink sm:p-8">
        <p className="mb-4 text-center font-display text-2xl">
          {serialWords(toytwin.serial)} · {printedTitle(toytwin.title)}
        </p>
        <Pictures toytwin={toytwin} />
      </div>
    </div>
  );
}

function Pictures({ toytwin }: { toytwin: Toytwin }) {
  const packaged = (
    <ToytwinPicture
      full={toytwin.packagedImageUrl}
      thumbnails={toytwin.packagedThumbnails}
      alt={`${printedTitle(toytwin.title)}, packaged figure`}
      caption="Packaged Figure"
    />
  );
  if (!toytwin.threeDModelUrl) return <div className="mx-auto max-w-lg">{packaged}</div>;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {packaged}
      <ToytwinPicture
        full={toytwin.threeDModelUrl}
        thumbnails={toytwin.threeDThumbnails}
        alt={`${printedTitle(toytwin.title)}, 3D character`}
        caption="3D Character"
      />
    </div>
  );
}
