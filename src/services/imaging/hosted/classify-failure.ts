import {
  AISDKError,
  APICallError,
  InvalidArgumentError,
  LoadAPIKeyError,
  NoSuchModelError,
  UnsupportedFunctionalityError,
} from '@ai-sdk/provider';
import { NoImageGeneratedError } from 'ai';
import { z } from 'zod';
import { PictureError } from '../picture-error.ts';
import { readRefusal } from './read-refusal.ts';

/**
 * Gemini's reasons for an end that has nothing to do with what was asked for. With any other reason an answer without a
 * picture is a decision, which the same request meets again and which is billed each time: `NO_IMAGE`, `IMAGE_SAFETY`,
 * `IMAGE_OTHER`, or `STOP` after words only.
 */
const BROKEN_OFF =
  /^(FINISH_REASON_UNSPECIFIED|MAX_TOKENS|CONTINUATION|MALFORMED_.*|MISSING_.*|.*TOOL_CALLS?)$/;

const googleMetadata = z.object({
  google: z.object({
    finishReason: z.string().nullish(),
    promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  }),
});

/** The SDK's errors about our own call. Nothing was sent. */
const MISUSES = [InvalidArgumentError, LoadAPIKeyError, NoSuchModelError, UnsupportedFunctionalityError];

/** Converts a vendor's error to `PictureError`; other errors are returned unchanged. */
export function classifyFailure(error: unknown): unknown {
  if (error instanceof PictureError) return error;
  if (NoImageGeneratedError.isInstance(error)) return classifyEmptyAnswer(error);
  if (APICallError.isInstance(error)) return classifyCall(error);
  if (MISUSES.some((misuse) => misuse.isInstance(error))) {
    return new PictureError('misconfigured', "The model's settings cannot be used");
  }
  // Invalid base64, or an answer of unknown shape.
  if (error instanceof DOMException || AISDKError.isInstance(error)) {
    return new PictureError('broken', `The model's answer cannot be read (${error.name})`);
  }
  return error;
}

function classifyCall(error: APICallError): PictureError {
  const { statusCode, responseHeaders = {} } = error;
  const { name, blames } = readRefusal(statusCode, error.responseBody);
  const request = responseHeaders['x-request-id'];
  const message = `The model's service answered ${statusCode ?? 'nothing'} (${name}${request ? `, request ${request}` : ''})`;
  if (blames === 'input') return new PictureError('refused', message);
  if (blames === 'account') return new PictureError('misconfigured', message);
  if (statusCode === undefined || statusCode >= 500 || statusCode === 408 || statusCode === 409) {
    return new PictureError('down', message);
  }
  if (statusCode === 429) return new PictureError('busy', message, readRetryAfter(responseHeaders));
  return new PictureError(statusCode >= 400 ? 'misconfigured' : 'broken', message);
}

function classifyEmptyAnswer({ calls }: NoImageGeneratedError): PictureError {
  const parsed = googleMetadata.safeParse(calls?.at(-1)?.providerMetadata);
  const reason = parsed.data?.google.finishReason;
  const block = parsed.data?.google.promptFeedback?.blockReason;
  if (block || (reason && !BROKEN_OFF.test(reason))) {
    return new PictureError('refused', `The model refused to draw (${block ?? reason})`);
  }
  return new PictureError('broken', `The model answered without a picture (${reason ?? 'no reason'})`);
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
