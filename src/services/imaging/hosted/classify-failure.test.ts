import { APICallError, JSONParseError } from '@ai-sdk/provider';
import { stdSerializers } from 'pino';
import { describe, expect, it } from 'vitest';
import { PictureError } from '../picture-error.ts';
import { classifyFailure } from './classify-failure.ts';

const SECRETS = { prompt: 'a secret wish', image: 'base64-of-a-face' };

function answered(statusCode: number | undefined, body: object = {}, responseHeaders = {}) {
  return new APICallError({
    message: 'It failed: a secret wish',
    url: 'https://api.example/v1/images/edits',
    requestBodyValues: SECRETS,
    ...(statusCode === undefined ? {} : { statusCode }),
    responseHeaders,
    responseBody: JSON.stringify(body),
  });
}
const openai = (code: string) => ({ error: { message: 'a secret wish', type: 'some', code } });

describe('classifyFailure', () => {
  it.each([
    ['refused', answered(400, openai('moderation_blocked'))],
    ['refused', answered(400, openai('content_policy_violation'))],
    ['busy', answered(429, openai('rate_limit_exceeded'))],
    ['misconfigured', answered(429, openai('insufficient_quota'))],
    ['misconfigured', answered(401, openai('invalid_api_key'))],
    ['misconfigured', answered(404, openai('model_not_found'))],
    ['misconfigured', answered(400, { error: { code: 400, message: 'x', status: 'INVALID_ARGUMENT' } })],
    ['down', answered(503)],
    ['down', answered(undefined)],
    ['broken', answered(200)],
    ['broken', new JSONParseError({ text: 'base64-of-a-face', cause: undefined })],
    ['broken', new DOMException('bad', 'InvalidCharacterError')],
  ])('classifies as %s', (trouble, error) => {
    const failure = classifyFailure(error);
    expect(failure).toBeInstanceOf(PictureError);
    expect(failure).toMatchObject({ trouble, isPassing: !['refused', 'misconfigured'].includes(trouble) });
  });

  it("returns an error without the photo, the description or the provider's message", () => {
    const error = answered(500, openai('server_error'), { 'x-request-id': 'req_7' });
    expect(JSON.stringify(stdSerializers.err(error))).toContain('base64-of-a-face');
    const failure = classifyFailure(error);
    const line = JSON.stringify(stdSerializers.err(failure instanceof Error ? failure : new Error('none')));
    expect(line).not.toMatch(/secret wish|base64-of-a-face/);
    expect(line).toContain('500 (server_error, request req_7)');
  });

  it.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('reads the delay from %o', (headers, retryAfter) => {
    expect(classifyFailure(answered(429, openai('rate_limit_exceeded'), headers))).toMatchObject({
      retryAfter,
    });
  });

  it('returns other errors unchanged', () => {
    const own = new Error('The disk is full');
    expect(classifyFailure(own)).toBe(own);
  });
});
