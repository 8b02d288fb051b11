import type * as z from 'zod/mini';
import { errorBody } from '#shared/errors.ts';
import { ApiError } from './api-error.ts';
import { reportDisabledAccount } from './disabled-account.ts';
import { logFailure, logRequest, logTokenFailure } from './log-calls.ts';
import { currentToken } from './token-source.ts';

/** Without any progress for this long, in milliseconds, the connection counts as lost. */
const SILENCE = 30_000;

type Options = {
  signal: AbortSignal;
  /** Told which share of the form has been sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Sends a multipart form and parses the answer with `schema`. Throws `ApiError`, or `ZodError` if the answer does not
 * match; an abort of `signal` is rethrown unchanged. By XMLHttpRequest, because `fetch` cannot tell how much of a body
 * has been sent over HTTP/1.1.
 */
export async function sendForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  body: FormData,
  { signal, onProgress }: Options,
): Promise<z.output<Schema>> {
  const token = await currentToken().catch((error: unknown) => {
    logTokenFailure(error);
    return null;
  });
  signal.throwIfAborted();
  const log = new Request(path, { method: 'POST' });
  logRequest(log);
  const { status, text, retryAfter } = await send({ path, body, token, signal, onProgress });
  if (status >= 200 && status < 300) return schema.parse(JSON.parse(text));
  logFailure(log, status);
  throw toError({ status, text, retryAfter });
}

function toError({ status, text, retryAfter }: Answered): ApiError {
  if (status === 0) return new ApiError(0, 'no_answer', '');
  try {
    const { code, message, field } = errorBody.parse(JSON.parse(text));
    if (code === 'account_disabled') reportDisabledAccount();
    return new ApiError(status, code, message, { field, retryAfter });
  } catch (cause) {
    return new ApiError(status, 'unknown', '', { cause });
  }
}

type Sending = Options & { path: string; body: FormData; token: string | null };

/** `retryAfter` in seconds, undefined where the server named none. */
type Answered = { status: number; text: string; retryAfter: number | undefined };

/** Resolves to the answer; status 0 without one. Rejects with the signal's reason when it aborts. */
function send({ path, body, token, signal, onProgress }: Sending) {
  return new Promise<Answered>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const expectMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      expectMore();
      onProgress(total > 0 ? loaded / total : 0);
    };
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    // Comes last in every case: after an answer, an error or an abort.
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      if (signal.aborted) reject(signal.reason);
      else resolve({ status: request.status, text: request.responseText, retryAfter: retryAfterOf(request) });
    };
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    expectMore();
    request.send(body);
  });
}

function retryAfterOf(request: XMLHttpRequest): number | undefined {
  const seconds = Number(request.getResponseHeader('retry-after') || Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
