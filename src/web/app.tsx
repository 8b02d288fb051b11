import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter, useRoutes } from 'react-router';
import { CrashBoundary } from './crash-boundary.tsx';
import { usePageFocus } from './page-focus.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';
import { PageSpinner } from './ui/spinner.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/**
 * The web app: providers, layout and routes.
 * @param props.firstPage settles when the code of the first page has loaded
 */
export function App({ firstPage }: { firstPage: Promise<void> }) {
  return (
    <BrowserRouter>
      <Providers>
        <CrashBoundary>
          <FirstPage loaded={firstPage} />
        </CrashBoundary>
      </Providers>
    </BrowserRouter>
  );
}

/**
 * Renders the first page when its code has loaded. Without Suspense, because React keeps a fallback for at
 * least 300 ms.
 */
function FirstPage({ loaded }: { loaded: Promise<void> }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void loaded.then(() => setLoaded(true));
  }, [loaded]);
  if (!isLoaded) return <PageSpinner label="Loading" />;
  return (
    <Suspense fallback={<PageSpinner label="Loading" />}>
      <Pages />
    </Suspense>
  );
}

function Pages() {
  useScrollRestoration();
  usePageFocus();
  return useRoutes(routes);
}
