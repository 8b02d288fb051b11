import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { appPaths } from '#shared/app-paths.ts';
import { routes } from './routes.tsx';

it.each(Object.values(appPaths))('shows a page at %s', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path);
});
