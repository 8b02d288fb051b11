import { useEffect, useState } from 'react';
import { browserStorage } from '#web/safe-storage.ts';
import { noteOpened, wasOpened } from './opened-boxes.ts';

/** Milliseconds from the press to the pictures: the movements of the utilities `toy-box-*` in app.css. */
const MOVEMENT = 600;

/** State of a toy twin's box. */
export type BoxState = 'sealed' | 'opening' | 'open';

/**
 * The box of a toy twin: sealed until it is opened, then always open in this browser. People who want less motion
 * see it open at once.
 */
export function useOpenBox(id: string) {
  const [state, setState] = useState<BoxState>(() => (wasOpened(id, browserStorage()) ? 'open' : 'sealed'));
  /** Whether it was opened in front of this person's eyes, rather than found open. */
  const [unpacked, setUnpacked] = useState(false);

  useEffect(() => {
    if (state !== 'opening') return;
    const timer = setTimeout(() => setState('open'), MOVEMENT);
    return () => clearTimeout(timer);
  }, [state]);

  const open = () => {
    noteOpened(id, browserStorage());
    setUnpacked(true);
    setState(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'open' : 'opening');
  };
  return { state, open, unpacked };
}
