import { useEffect, useRef } from 'react';
import type { Toytwin } from '../../toytwins/contract.ts';
import { ToytwinPicture } from '../../toytwins/web/toytwin-picture.tsx';
import { useGallery } from '../../toytwins/web/use-gallery.ts';
import { isOnlyFigure, noteGreeting } from './first-figure.ts';

/** Sixth step: the pictures. The very first figure of a person is greeted with confetti, once. */
export function ResultStep({ toytwin }: { toytwin: Toytwin }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data, hasNextPage, isFetching } = useGallery();
  const isFirst = data !== undefined && !hasNextPage && !isFetching && isOnlyFigure(toytwin, data);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || !isFirst || !noteGreeting(toytwin.id, localStorage)) return;
    void import('./throw-confetti.ts').then(({ throwConfetti }) => throwConfetti(sheet));
  }, [isFirst, toytwin.id]);

  return (
    <div>
      <canvas ref={canvas} className="pointer-events-none fixed inset-0 z-50 size-full" />
      <div className={toytwin.threeDModelUrl ? 'grid gap-6 sm:grid-cols-2' : 'mx-auto max-w-xl'}>
        <ToytwinPicture
          full={toytwin.packagedImageUrl}
          thumbnails={toytwin.packagedThumbnails}
          alt={`${toytwin.title}, packaged`}
          caption="Packaged Figure"
        />
        {toytwin.threeDModelUrl && (
          <ToytwinPicture
            full={toytwin.threeDModelUrl}
            thumbnails={toytwin.threeDThumbnails}
            alt={`${toytwin.title}, 3D character`}
            caption="3D Character"
          />
        )}
      </div>
    </div>
  );
}
