import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './lazy-route.tsx';
import { patchDomForTranslation } from './patch-dom-for-translation.ts';
import { routes } from './routes.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element with the id "app"');
patchDomForTranslation();
// Load the first page's code while React starts and the session is read.
const firstPage = loadPage(routes, window.location.pathname);
if (window.matchMedia('(display-mode: standalone)').matches) void keepWhatIsSeen();
window.addEventListener('appinstalled', () => void keepWhatIsSeen());
createRoot(place).render(
  <StrictMode>
    <App firstPage={firstPage} />
  </StrictMode>,
);

/** The installed app shows without a connection what was seen. A failure only means that it does not. */
async function keepWhatIsSeen(): Promise<void> {
  await navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}
