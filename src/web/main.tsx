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
createRoot(place).render(
  <StrictMode>
    <App firstPage={firstPage} />
  </StrictMode>,
);
