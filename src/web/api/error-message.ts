import { ApiError } from './api-error.ts';

/** docs/specification.md#messages, "server message or '…'": the server's message, or `fallback` without one. */
export function serverMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
