import { useSyncExternalStore } from 'react';

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says in the installed app that what is shown was kept from before, while there is no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const isKept = !isOnline && navigator.serviceWorker?.controller;
  return (
    <div role="status">
      {isKept && (
        <p className="border-b-2 border-edge bg-sun px-4 py-2 text-center font-bold text-print-ink">
          You are offline. This is what you saw last.
        </p>
      )}
    </div>
  );
}
