import { useEffect, useEffectEvent, useState } from 'react';
import { type BrowserPhoto, reopenBrowserPhoto } from './browser-photo.ts';

/**
 * Fetches the photo of a box that was kept in this tab, for who comes back from the registration. Where it is gone, the page
 * begins with the photo again.
 * @returns whether it is still on its way.
 */
export function useKeptPhoto(token: string, onFound: (photo: BrowserPhoto) => void): boolean {
  const [busy, setBusy] = useState(token !== '');
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    reopenBrowserPhoto(token, leaving.signal)
      .then(found)
      .catch(() => undefined)
      .finally(() => leaving.signal.aborted || setBusy(false));
    return () => leaving.abort();
  }, [token]);
  return busy;
}
