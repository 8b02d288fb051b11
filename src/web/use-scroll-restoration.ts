import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Scroll restoration: a new page starts at the top; going back restores the position. */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation();
  // Scroll offset in pixels by the key of the history entry.
  const [offsets] = useState(() => new Map<string, number>());
  useEffect(takeOverFromBrowser, []);
  useLayoutEffect(() => {
    const remember = () => void offsets.set(key, window.scrollY);
    const loadedJustNow = offsets.size === 0;
    if (!loadedJustNow) scrollTo(hash, offsets.get(key));
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, hash, offsets]);
}

function scrollTo(hash: string, offset = 0): void {
  const target = hash && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, offset);
}

/**
 * Disables the browser's own restoration, which runs before the previous page is rendered; enables it again
 * for full page loads.
 */
function takeOverFromBrowser(): () => void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  return () => {
    handBack();
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handBack);
  };
}
