import { useSyncExternalStore } from 'react';

/** Height in pixels that only an on-screen keyboard takes from the window: bars of the browser are lower. */
const LEAST_KEYBOARD = 150;

function subscribe(onChange: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', onChange);
  seen?.addEventListener('scroll', onChange);
  return () => {
    seen?.removeEventListener('resize', onChange);
    seen?.removeEventListener('scroll', onChange);
  };
}

function readTop(): number | null {
  const seen = window.visualViewport;
  // What is pinched larger is not covered.
  if (!seen || window.innerHeight - seen.height * seen.scale < LEAST_KEYBOARD) return null;
  return Math.round(seen.offsetTop);
}

/**
 * Whether an on-screen keyboard covers the lower part of the window.
 * @returns pixels from the top of the window to the part that is seen: Safari moves it down; null without a keyboard.
 */
export function useOnScreenKeyboard(): number | null {
  return useSyncExternalStore(subscribe, readTop);
}
