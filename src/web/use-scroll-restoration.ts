import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { tabStorage } from './safe-storage.ts';

/** Scroll restoration: a new page starts at the top; going back restores the position, also after a reload. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  // Scroll offset in pixels by history entry.
  const [offsets] = useState(readOffsets);
  const loadedJustNow = useRef(true);
  useEffect(takeOverFromBrowser, []);
  useEffect(() => {
    const keep = () => writeOffsets(offsets);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [offsets]);
  useLayoutEffect(() => {
    // Every page that is loaded again has the same key.
    const entry = `${key} ${pathname}`;
    const wanted = loadedJustNow.current && !isComeBackTo() ? undefined : offsets.get(entry);
    const stop = wanted ? scrollAsItGrows(wanted) : undefined;
    if (!wanted && !loadedJustNow.current) scrollToStart(hash);
    loadedJustNow.current = false;
    const remember = () => void offsets.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, offsets]);
}

/** Whether the document was reloaded, or the visitor returned to it from another site. */
function isComeBackTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type);
}

function scrollToStart(hash: string): void {
  const target = hash && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Milliseconds after which nobody expects the page to scroll by itself. */
const PATIENCE = 10_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an offset repeatedly while the page is too short for it: it may still be loading, and the end of a
 * list may load its next part. Stops as soon as the person interacts.
 */
function scrollAsItGrows(offset: number): () => void {
  const go = () => {
    window.scrollTo(0, offset);
    if (window.scrollY > offset - 1) stop();
  };
  const growth = new ResizeObserver(go);
  const end = setTimeout(() => stop(), PATIENCE);
  function stop(): void {
    growth.disconnect();
    clearTimeout(end);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  }
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  go();
  return stop;
}

const STORED = 'scroll-offsets';
/** How many history entries survive a reload. */
const ENTRIES = 50;
const storedOffsets = z.array(z.tuple([z.string(), z.number()]));

function readOffsets(): Map<string, number> {
  try {
    return new Map(storedOffsets.parse(JSON.parse(tabStorage().getItem(STORED) ?? '[]')));
  } catch {
    return new Map();
  }
}

function writeOffsets(offsets: Map<string, number>): void {
  try {
    tabStorage().setItem(STORED, JSON.stringify([...offsets].slice(-ENTRIES)));
  } catch {
    // Without storage a reload starts at the top.
  }
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
