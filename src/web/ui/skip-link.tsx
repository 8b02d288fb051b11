import type { MouseEvent } from 'react';
import { focusHeading } from '../page-focus.ts';

/** In the app it is no navigation: its own history entry would come between a person and the step before. */
function skip(event: MouseEvent) {
  event.preventDefault();
  window.scrollTo({ top: 0 });
  focusHeading();
}

/** First stop of the keyboard: past the header, to the heading; on pages without script to the id `content`. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: on pages without script it is the link that it looks like
    <a
      href="#content"
      onClick={skip}
      className="sr-only rounded-lg bg-sun px-4 py-3 font-bold text-print-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
    >
      Skip to content
    </a>
  );
}
