import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotFound } from '#web/api/api-error.ts';
import { type BrowserPhoto, reopenBrowserPhoto } from './browser-photo.ts';

/** The state of a kept photo: loading, not answered, shown or deleted. */
type Fetching = 'busy' | 'failed' | 'ended';

/**
 * Fetches the photo of a box that was kept in this tab, for a person who comes back from the registration. Where it is
 * gone, the page begins with the photo again; where the server does not answer, the person may try again.
 */
export function useKeptPhoto(token: string, onFound: (photo: BrowserPhoto) => void) {
  const [state, setState] = useState<Fetching>(token ? 'busy' : 'ended');
  const leaving = useRef(new AbortController());
  const fetchPhoto = async () => {
    const { signal } = leaving.current;
    setState('busy');
    try {
      onFound(await reopenBrowserPhoto(token, signal));
      setState('ended');
    } catch (error) {
      if (!signal.aborted) setState(isNotFound(error) ? 'ended' : 'failed');
    }
  };
  const begin = useEffectEvent(fetchPhoto);
  useEffect(() => {
    if (!token) return;
    const visit = new AbortController();
    leaving.current = visit;
    void begin();
    return () => visit.abort();
  }, [token]);
  return { state, tryAgain: () => void fetchPhoto(), giveUp: () => setState('ended') };
}
