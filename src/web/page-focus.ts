import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

// True after a navigation to a page whose heading is not rendered yet, because its data is loading.
let awaited = false;

/** Moves the focus to the page's heading. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  awaited = !heading;
  heading?.focus({ preventScroll: true });
}

/** Moves the focus to the heading on navigation; the first page keeps the browser's default. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}

/** Used by the heading: takes the focus if it is rendered later than its page. */
export function useLateHeadingFocus(): void {
  useEffect(() => {
    if (awaited) focusHeading();
  }, []);
}
