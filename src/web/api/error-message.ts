import { ApiError } from './api-error.ts';

/** Spec section 8: "server message or '…'": the server's own words where it gave some, else `fallback`. */
export function serverMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
