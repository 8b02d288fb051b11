/** Spec section 9: "Default post-login route /gallery". */
export const DEFAULT_PLACE = '/gallery';

function text(source: object, key: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(source, key)?.value;
  return typeof value === 'string' ? value : '';
}

/** Where the guard turned somebody away, from the history state it left; the gallery when it left none. */
export function attemptedPlace(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return DEFAULT_PLACE;
  const { from } = state;
  if (typeof from !== 'object' || from === null) return DEFAULT_PLACE;
  const place = text(from, 'pathname') + text(from, 'search') + text(from, 'hash');
  return /^\/(?!\/)/.test(place) ? place : DEFAULT_PLACE;
}
