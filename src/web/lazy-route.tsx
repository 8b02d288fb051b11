import { type ComponentType, lazy, useMemo } from 'react';
import { matchRoutes, type NonIndexRouteObject } from 'react-router';

type Load = () => Promise<{ default: ComponentType }>;

/** A route whose code comes when somebody goes there. */
export type LazyRoute = NonIndexRouteObject & { load: () => Promise<unknown>; children?: LazyRoute[] };

/** The page at `path`; `load` imports the module whose default export it is. */
export function page(path: string, load: Load): LazyRoute {
  return { path, ...lazyPart(load) };
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

/**
 * `React.lazy` shows its fallback even for code that is there already, and then keeps it for 300 ms; so what has
 * been loaded is rendered as it is.
 */
function lazyPart(load: Load): Pick<LazyRoute, 'load' | 'element'> {
  let loading: ReturnType<Load> | undefined;
  let Loaded: ComponentType | undefined;
  const loadOnce = () => {
    loading ??= load().then((module) => {
      Loaded = module.default;
      return module;
    });
    return loading;
  };
  const Lazy = lazy(loadOnce);
  return { load: loadOnce, element: <Part choose={() => Loaded ?? Lazy} /> };
}

/** Chooses once for each route: going over from one to the other later would lose the page's state. */
function Part({ choose }: { choose: () => ComponentType }) {
  const Chosen = useMemo(choose, [choose]);
  return <Chosen />;
}
