import type { MouseEvent } from 'react';
import { focusHeading } from '../page-focus.ts';

/** Prevents the navigation: a history entry of its own would break the back button. */
function skip(event: MouseEvent) {
  event.preventDefault();
  window.scrollTo({ top: 0 });
  focusHeading();
}

/** Skip link: the first tab stop; jumps to the heading, or to the id `content` on pages without scripts. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: on pages without scripts it works as a real link
    <a
      href="#content"
      onClick={skip}
      className="sr-only rounded-lg bg-sun px-4 py-3 font-bold text-print-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
    >
      Skip to content
    </a>
  );
}
