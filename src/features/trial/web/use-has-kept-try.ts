import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { sendJson } from '#web/api/client.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';
import { browserStorage } from '#web/safe-storage.ts';
import { forgetKeptTry, hasKeptTry, readKeptFor } from './kept-key.ts';

/** Sent in the tab that removes what was kept; `storage` events reach the other tabs only. */
const REMOVED = 'toytwin-kept-try-removed';

/** Another tab may take it over, or log out. */
function onChange(look: () => void): () => void {
  for (const type of ['storage', REMOVED]) window.addEventListener(type, look);
  return () => {
    for (const type of ['storage', REMOVED]) window.removeEventListener(type, look);
  };
}

/** Deletes what was kept, here and in the server's memory, and removes it from this page. */
export function removeKeptTry(): void {
  const { token } = readKeptFor(browserStorage()) ?? {};
  forgetKeptTry(browserStorage());
  window.dispatchEvent(new Event(REMOVED));
  // The server deletes it after half an hour anyway if this call is lost.
  if (token) void sendJson(z.undefined(), 'delete', `/api/try/photos/${token}`).catch(() => undefined);
}

/** Whether a box that was tried in this browser waits for the person who is signed in. */
export function useHasKeptTry(): boolean {
  const auth = useAuth();
  const uid = auth.status === 'signed-in' ? auth.user.uid : null;
  return useSyncExternalStore(onChange, () => uid !== null && hasKeptTry(browserStorage(), uid));
}
