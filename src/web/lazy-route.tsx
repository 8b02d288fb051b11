import { type ComponentType, lazy, useMemo } from 'react';
import { matchRoutes, type NonIndexRouteObject } from 'react-router';
import { retryImport } from './retry-import.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A route whose code comes when somebody goes there. */
export type LazyRoute = NonIndexRouteObject & { load: () => Promise<unknown>; children?: LazyRoute[] };

/** The code of a page could not be had: the connection is down, or a new version has taken its place. */
export class PageMissing extends Error {
  override readonly name = 'PageMissing';
}

/** The page at `path`; `load` imports the module whose default export it is. */
export function page(path: string, load: Load): LazyRoute {
  // As the server tells them apart: it answers `/Login` with 404, and the page is to say so, too.
  return { path, caseSensitive: true, ...lazyPart(load) };
}

/** What stands around the pages `children`; `load` imports the module whose default export it is. */
export function layout(load: Load, children: LazyRoute[]): LazyRoute {
  return { children, ...lazyPart(load) };
}

/**
 * Fetches the code of the page at `pathname`, and of its layout, before React asks for them. Resolves when it is
 * there, or known to be out of reach: the boundary reports that once the page is rendered.
 */
export async function loadPage(routes: LazyRoute[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(matches.map(({ route }) => route.load()));
}

// How to forget each failure. React renders what failed once more before it gives it up: forgetting any sooner than
// the crash page is shown would ask again and again.
const failures = new Set<() => void>();

/** Lets code that could not be had be asked for again by whoever goes there next. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * `React.lazy` shows its fallback even for code that is there already, and then keeps it for 300 ms; so what has
 * been loaded is rendered as it is.
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
        throw new PageMissing(String(cause), { cause });
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

/** Chooses once for each route: going over from one to the other later would lose the page's state. */
function Part({ choose }: { choose: () => ComponentType }) {
  const Chosen = useMemo(choose, [choose]);
  return <Chosen />;
}
