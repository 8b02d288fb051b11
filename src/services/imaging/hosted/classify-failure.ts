import { AISDKError, APICallError } from '@ai-sdk/provider';
import { NoImageGeneratedError } from 'ai';
import { z } from 'zod';
import { PictureError } from '../picture-error.ts';

/**
 * Machine-readable fields of a vendor's error body. Its message may quote the buyer's text and is left out.
 */
const errorBody = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
    status: z.string().nullish(),
  }),
});

/** OpenAI's codes for a request that its safety system refused. */
const REFUSAL_CODES = new Set(['moderation_blocked', 'content_policy_violation']);
/** OpenAI answers an account without credit with 429 like an overload, but waiting does not help. */
const ACCOUNT_CODES = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']);
/** Gemini's reasons for withholding a picture. */
const REFUSAL_REASONS =
  /^(IMAGE_SAFETY|IMAGE_PROHIBITED_CONTENT|IMAGE_RECITATION|SAFETY|BLOCKLIST|PROHIBITED_CONTENT|RECITATION|SPII)$/;

const googleMetadata = z.object({
  google: z.object({
    finishReason: z.string().nullish(),
    promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  }),
});

/** Converts a vendor's error to `PictureError`; other errors are returned unchanged. */
export function classifyFailure(error: unknown): unknown {
  if (error instanceof PictureError) return error;
  if (NoImageGeneratedError.isInstance(error)) return classifyEmptyAnswer(error);
  if (APICallError.isInstance(error)) return classifyCall(error);
  // Invalid base64, or an answer of unknown shape.
  if (error instanceof DOMException || AISDKError.isInstance(error)) {
    return new PictureError('broken', `The model's answer cannot be read (${error.name})`);
  }
  return error;
}

function classifyCall(error: APICallError): PictureError {
  const { statusCode, responseHeaders = {} } = error;
  const { code, type, status } = readBody(error.responseBody);
  const name = String(code ?? status ?? type ?? 'no code');
  const request = responseHeaders['x-request-id'];
  const message = `The model's service answered ${statusCode ?? 'nothing'} (${name}${request ? `, request ${request}` : ''})`;
  if (REFUSAL_CODES.has(name)) return new PictureError('refused', message);
  if (ACCOUNT_CODES.has(name)) return new PictureError('misconfigured', message);
  if (statusCode === undefined || statusCode >= 500 || statusCode === 408 || statusCode === 409) {
    return new PictureError('down', message);
  }
  if (statusCode === 429) return new PictureError('busy', message, readRetryAfter(responseHeaders));
  return new PictureError(statusCode >= 400 ? 'misconfigured' : 'broken', message);
}

function classifyEmptyAnswer({ calls }: NoImageGeneratedError): PictureError {
  const parsed = googleMetadata.safeParse(calls?.at(-1)?.providerMetadata);
  const reason = parsed.data?.google.finishReason ?? 'no reason';
  const block = parsed.data?.google.promptFeedback?.blockReason;
  if (block || REFUSAL_REASONS.test(reason)) {
    return new PictureError('refused', `The model refused to draw (${block ?? reason})`);
  }
  return new PictureError('broken', `The model answered without a picture (${reason})`);
}

function readBody(text: string | undefined): Partial<z.infer<typeof errorBody>['error']> {
  try {
    return errorBody.safeParse(JSON.parse(text ?? '')).data?.error ?? {};
  } catch {
    return {};
  }
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), or OpenAI's own header in milliseconds. */
function readRetryAfter(headers: Record<string, string>): number | undefined {
  const exact = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const given = headers['retry-after'];
  if (given === undefined) return undefined;
  const seconds = Number(given);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
