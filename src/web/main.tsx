import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './lazy-route.tsx';
import { patchDomForTranslation } from './patch-dom-for-translation.ts';
import { routes } from './routes.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element with the id "app"');
patchDomForTranslation();
// The first page's code travels while React starts and the server is asked who is signed in.
const firstPage = loadPage(routes, window.location.pathname);
createRoot(place).render(
  <StrictMode>
    <App firstPage={firstPage} />
  </StrictMode>,
);
