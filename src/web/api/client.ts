import ky, { HTTPError, isKyError, isTimeoutError, type KyRequest, type Options } from 'ky';
import type * as z from 'zod/mini';
import { errorBody } from '#shared/errors.ts';
import { ApiError } from './api-error.ts';
import { reportDisabledAccount } from './disabled-account.ts';
import { logFailure, logRequest, logTokenFailure } from './log-calls.ts';
import { currentToken } from './token-source.ts';

/** docs/specification.md#calls: "time-out 30000 ms". */
const API_TIMEOUT = 30_000;

async function addToken(request: KyRequest): Promise<void> {
  try {
    const token = await currentToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
  } catch (error) {
    logTokenFailure(error);
  }
}

/** The HTTP status of a failed call; 0 without an answer. */
function statusOf(error: unknown): number {
  return error instanceof HTTPError ? error.response.status : 0;
}

/** Client of our API: JSON, bearer ID token if signed in, one retry for reads, every call logged. */
export const api = ky.create({
  prefix: '/',
  timeout: API_TIMEOUT,
  retry: { limit: 1, methods: ['get'] },
  headers: { Accept: 'application/json' },
  hooks: {
    beforeRequest: [
      async ({ request }) => {
        logRequest(request);
        await addToken(request);
      },
    ],
    beforeError: [
      ({ error, request }) => {
        // Aborted because the page was left: no failure to log.
        if (request.signal.aborted && !isTimeoutError(error)) return error;
        logFailure(request, statusOf(error));
        return error;
      },
    ],
    // Log the failed attempt before its retry.
    beforeRetry: [
      async ({ request, error }) => {
        logFailure(request, statusOf(error));
        logRequest(request);
        // Without a connection there was no token either.
        if (!request.headers.has('Authorization')) await addToken(request);
      },
    ],
  },
});

/** Converts an error of a call to `ApiError`; an abort is returned unchanged, because it is no failure. */
export function toApiError(error: unknown): unknown {
  if (error instanceof HTTPError) {
    const body = errorBody.safeParse(error.data);
    if (body.data?.code === 'account_disabled') reportDisabledAccount();
    return body.success
      ? new ApiError(error.response.status, body.data.code, body.data.message, {
          cause: error,
          field: body.data.field,
        })
      : new ApiError(error.response.status, 'unknown', '', { cause: error });
  }
  if (isKyError(error)) return new ApiError(0, 'no_answer', '', { cause: error });
  return error;
}

async function call<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  options: Options,
): Promise<z.output<Schema>> {
  try {
    const response = await api(path, options);
    return schema.parse(response.status === 204 ? undefined : await response.json());
  } catch (error) {
    throw toApiError(error);
  }
}

/**
 * Reads `path` and parses the answer with `schema`. Throws `ApiError`, or `ZodError` if the answer does not
 * match.
 */
export function getJson<Schema extends z.ZodMiniType>(schema: Schema, path: string, options: Options = {}) {
  return call(schema, path, { ...options, method: 'get' });
}

/** Sends `body` as JSON (none if undefined) and parses the answer with `schema`. Throws like `getJson`. */
export function sendJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  method: 'post' | 'put' | 'delete',
  path: string,
  body?: unknown,
  options: Options = {},
) {
  return call(schema, path, body === undefined ? { ...options, method } : { ...options, method, json: body });
}

/** The longest `Retry-After` in seconds that a picture waits for; a longer one is reported. */
const SOON = 5;

/** Another picture of the same person took its place in the queue, or the queue is full right now. */
function isDrawnSoon({ status, headers }: Response): boolean {
  if (status === 409) return true;
  const after = headers.get('retry-after');
  return (status === 429 || status === 503) && after !== null && Number(after) <= SOON;
}

/** Requests a picture again for a quarter of a minute while its turn has not come, without an error. */
const DRAWN_AGAIN = {
  limit: 7,
  methods: ['post'],
  backoffLimit: 3_000,
  jitter: (delay: number) => delay * (0.75 + Math.random() / 2),
  shouldRetry: ({ error }: { error: Error }) => error instanceof HTTPError && isDrawnSoon(error.response),
} satisfies Options['retry'];

/** A received file, and the headers that describe it. */
export type FileAnswer = { file: Blob; headers: Headers };

/**
 * Sends `body` as JSON and returns the picture that is drawn of it. Throws `ApiError`; an abort of `signal` is rethrown
 * unchanged.
 */
export function sendForFile(path: string, body: unknown, signal: AbortSignal): Promise<FileAnswer> {
  return callForFile(path, { method: 'post', json: body, signal, retry: DRAWN_AGAIN });
}

/** Reads `path` as a file. Throws like `sendForFile`. */
export function getFile(path: string, signal: AbortSignal): Promise<FileAnswer> {
  return callForFile(path, { method: 'get', signal });
}

async function callForFile(path: string, options: Options): Promise<FileAnswer> {
  try {
    const response = await api(path, { ...options, headers: { Accept: '*/*' } });
    return { file: await response.blob(), headers: response.headers };
  } catch (error) {
    throw toApiError(error);
  }
}
