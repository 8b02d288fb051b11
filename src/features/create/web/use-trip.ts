import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Finds the address to leave for; null when there is none. It never throws: whatever fails, it tells by itself. */
type FindAddress = (signal: AbortSignal) => Promise<string | null>;

/**
 * Leaving the site for an address that takes the server a while to find. Whoever goes to another page meanwhile, or
 * changes what the trip is for (`wish`), stays: nothing jumps away afterwards.
 */
export function useTrip(wish: string) {
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const current = useRef<{ wish: string; control: AbortController } | null>(null);
  const last = useRef(Promise.resolve());

  const end = useCallback(() => {
    current.current = null;
    setBusy(false);
  }, []);
  const cancel = useCallback(() => {
    current.current?.control.abort();
    end();
  }, [end]);

  // At once, not after the next paint: the answer may come in between.
  useLayoutEffect(() => {
    if (current.current && current.current.wish !== wish) cancel();
  }, [wish, cancel]);
  useLayoutEffect(() => cancel, [cancel]);
  useEffect(() => {
    // Coming back by the browser's back button can revive this very page.
    const revive = (event: PageTransitionEvent) => event.persisted && end();
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [end]);

  const travel = async (findAddress: FindAddress, signal: AbortSignal) => {
    const address = signal.aborted ? null : await findAddress(signal);
    if (signal.aborted) return;
    // A link was pressed, but the code of its page has not come yet.
    const elsewhere = window.location.pathname !== pathname;
    if (!address || elsewhere) return end();
    signal.addEventListener('abort', () => window.stop());
    window.location.assign(address);
  };
  const start = (findAddress: FindAddress) => {
    cancel();
    const control = new AbortController();
    current.current = { wish, control };
    setBusy(true);
    // After the one that was cancelled has had its answers: two at once would disagree about record and order.
    last.current = last.current.then(() => travel(findAddress, control.signal));
  };
  return { start, cancel, busy };
}
