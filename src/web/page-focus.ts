import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

// A page was gone to whose heading is not there yet, because what it names is still being fetched.
let awaited = false;

/** Takes the focus to the page's heading, from where reading goes on. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  awaited = !heading;
  heading?.focus({ preventScroll: true });
}

/** Another page begins at its heading; the first one at its top, as the browser has it. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}

/** For the heading itself: takes the focus when it comes later than its page. */
export function useAwaitedFocus(): void {
  useEffect(() => {
    if (awaited) focusHeading();
  }, []);
}
