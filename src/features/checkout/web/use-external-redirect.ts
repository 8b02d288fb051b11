import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Finds the URL to go to; null when there is none. Never throws: it shows failures itself. */
type FindUrl = (signal: AbortSignal) => Promise<string | null>;

/**
 * Redirects to an external URL that takes the server a while to find. Nothing happens if the person has since gone to another
 * page, or has changed what the URL was for.
 * @param purpose what the URL is for. Another value cancels the redirect.
 */
export function useExternalRedirect(purpose: string) {
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const current = useRef<{ purpose: string; control: AbortController } | null>(null);
  const last = useRef(Promise.resolve());

  const end = useCallback(() => {
    current.current = null;
    setBusy(false);
  }, []);
  const cancel = useCallback(() => {
    current.current?.control.abort();
    end();
  }, [end]);

  // Before the next paint, because the answer may come in between.
  useLayoutEffect(() => {
    if (current.current && current.current.purpose !== purpose) cancel();
  }, [purpose, cancel]);
  useLayoutEffect(() => cancel, [cancel]);
  useEffect(() => {
    // Coming back by the browser's back button can revive this very page.
    const revive = (event: PageTransitionEvent) => event.persisted && end();
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [end]);

  const redirect = async (findUrl: FindUrl, signal: AbortSignal) => {
    const address = signal.aborted ? null : await findUrl(signal);
    if (signal.aborted) return;
    // A link was pressed, but the code of its page is still loading.
    const elsewhere = window.location.pathname !== pathname;
    if (!address || elsewhere) return end();
    signal.addEventListener('abort', () => window.stop());
    window.location.assign(address);
  };
  const start = (findUrl: FindUrl) => {
    cancel();
    const control = new AbortController();
    current.current = { purpose, control };
    setBusy(true);
    // After a canceled one has ended: two at once would create two records and orders.
    last.current = last.current.then(() => redirect(findUrl, control.signal));
  };
  return { start, cancel, busy };
}
