import { type ComponentType, lazy, useMemo } from 'react';
import { matchRoutes, type NonIndexRouteObject } from 'react-router';
import { retryImport } from './retry-import.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A route whose code is loaded on navigation. */
export type LazyRoute = NonIndexRouteObject & { load: () => Promise<unknown>; children?: LazyRoute[] };

/** A page's code could not be loaded: the connection is down, or a new release has replaced the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A route for the page at `path`; `load` imports a module with the page as its default export. */
export function page(path: string, load: Load): LazyRoute {
  // Case-sensitive like the server, which answers 404 for `/Login`.
  return { path, caseSensitive: true, ...lazyPart(load) };
}

/** A layout around the routes `children`; `load` imports a module with the layout as its default export. */
export function layout(load: Load, children: LazyRoute[]): LazyRoute {
  return { children, ...lazyPart(load) };
}

/**
 * Loads the code of the page at `pathname` and of its layout before React renders. Resolves also after a
 * failure, which the error boundary reports once the page is rendered.
 */
export async function loadPage(routes: LazyRoute[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(matches.map(({ route }) => route.load()));
}

// Reset functions of the failed loads. They must not run before the crash page is on screen: React renders a
// failed component once more, which would start the load over and over.
const failures = new Set<() => void>();

/** Lets failed loads be tried again on the next navigation. */
export function resetFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Renders loaded code directly. `React.lazy` would show its fallback even for loaded code, and then keep it
 * for 300 ms.
 */
function lazyPart(load: Load): Pick<LazyRoute, 'load' | 'element'> {
  let loading: ReturnType<Load> | undefined;
  let Loaded: ComponentType | undefined;
  const loadOnce = () => {
    loading ??= retryImport(load).then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (cause: unknown) => {
        failures.add(forget);
        throw new ChunkLoadError(String(cause), { cause });
      },
    );
    return loading;
  };
  const forget = () => {
    loading = undefined;
    Lazy = lazy(loadOnce);
  };
  let Lazy = lazy(loadOnce);
  return { load: loadOnce, element: <Part choose={() => Loaded ?? Lazy} /> };
}

/** Chooses once per route, because switching later would lose the page's state. */
function Part({ choose }: { choose: () => ComponentType }) {
  const Chosen = useMemo(choose, [choose]);
  return <Chosen />;
}
