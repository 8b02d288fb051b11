import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { useWayBack } from './use-way-back.ts';

/** The link from a toy twin to the gallery. */
export function BackToGallery() {
  const { isFromGallery, leave } = useWayBack();
  const onClick = (event: MouseEvent) => {
    // With a key held, a link opens in another tab or window.
    if (!isFromGallery || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leave();
  };
  return (
    <Link
      to={appPaths.gallery}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 font-bold underline decoration-sun decoration-2 underline-offset-4"
    >
      <span aria-hidden="true">←</span> Back to Gallery
    </Link>
  );
}
