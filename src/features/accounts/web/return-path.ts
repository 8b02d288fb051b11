import { appPaths } from '#shared/app-paths.ts';
/** docs/specification.md#limits: "Default post-login route /gallery". */
export const DEFAULT_RETURN_PATH = appPaths.gallery;

function text(source: object, key: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(source, key)?.value;
  return typeof value === 'string' ? value : '';
}

/**
 * The path that the guard stored in the history state before it redirected to /login; the gallery without
 * one.
 */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return DEFAULT_RETURN_PATH;
  const { from } = state;
  if (typeof from !== 'object' || from === null) return DEFAULT_RETURN_PATH;
  const path = text(from, 'pathname') + text(from, 'search') + text(from, 'hash');
  return /^\/(?!\/)/.test(path) ? path : DEFAULT_RETURN_PATH;
}
