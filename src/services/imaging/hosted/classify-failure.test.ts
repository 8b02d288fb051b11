import { APICallError, InvalidArgumentError, JSONParseError } from '@ai-sdk/provider';
import { NoImageGeneratedError } from 'ai';
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
const openai = (code: string, param: string | null = null) => ({
  error: { message: 'a secret wish', type: 'some', code, param },
});
const userError = (code: string | null, param: string | null = null) => ({
  error: { message: 'a secret wish', type: 'image_generation_user_error', code, param },
});
const google = (message: string, details: object[] = [], status = 'INVALID_ARGUMENT') => ({
  error: { code: 400, message, status, details },
});
/** An answer of Gemini without a picture. */
const empty = (finishReason: string | null, blockReason?: string) =>
  new NoImageGeneratedError({
    message: 'No image generated.',
    calls: [
      {
        ...{
          images: [],
          warnings: [],
          response: { timestamp: new Date(0), modelId: 'gemini-1', headers: {} },
        },
        providerMetadata: {
          google: { images: [], finishReason, promptFeedback: blockReason ? { blockReason } : null },
        },
      },
    ],
  });

describe('classifyFailure', () => {
  it.each([
    ['refused', answered(400, openai('moderation_blocked'))],
    ['refused', answered(400, openai('content_policy_violation'))],
    ['busy', answered(429, openai('rate_limit_exceeded'))],
    ['misconfigured', answered(429, openai('insufficient_quota'))],
    ['misconfigured', answered(401, openai('invalid_api_key'))],
    ['misconfigured', answered(404, openai('model_not_found'))],
    ['misconfigured', answered(403, openai('organization_must_be_verified'))],
    ['refused', answered(400, userError(null))],
    ['refused', answered(400, userError('image_generation_failed'))],
    ['refused', answered(400, userError('invalid_value', 'prompt'))],
    ['misconfigured', answered(400, userError('invalid_value', 'size'))],
    ['refused', answered(400, openai('string_above_max_length', 'prompt'))],
    ['refused', answered(400, openai('invalid_image_file', 'image[0]'))],
    ['refused', answered(400, openai('image_parse_error'))],
    ['misconfigured', answered(400, openai('unknown_parameter', 'input_fidelity'))],
    ['misconfigured', answered(400, openai('unsupported_value', 'quality'))],
    ['misconfigured', answered(400, openai('invalid_value', 'model'))],
    ['misconfigured', answered(400, openai('something_new'))],
    ['down', answered(500, userError(null))],
    ['refused', answered(400, google('Request contains an invalid argument.'))],
    ['refused', answered(400, google('Unable to process input image. Please retry or report'))],
    ['refused', answered(400, google('Provided image is not valid.'))],
    ['refused', answered(400, google('The provided image is not supported.'))],
    ['refused', answered(400, google('The input token count (40000) exceeds the maximum'))],
    [
      'refused',
      answered(400, google('Bad photo', [{ fieldViolations: [{ field: 'contents[0].parts[1]' }] }])),
    ],
    ['misconfigured', answered(400, google('API key not valid. Please pass a valid API key.'))],
    ['misconfigured', answered(400, google('x', [{ '@type': 'ErrorInfo', reason: 'API_KEY_INVALID' }]))],
    ['misconfigured', answered(400, google('Bad', [{ fieldViolations: [{ field: 'generation_config' }] }]))],
    ['misconfigured', answered(400, google('Invalid JSON payload received. Unknown name "imageSize"'))],
    ['misconfigured', answered(400, google('* GenerateContentRequest.model: unexpected model name format'))],
    ['misconfigured', answered(400, google('Model does not support the requested response modalities'))],
    ['misconfigured', answered(400, google('Aspect ratio is not enabled for this model'))],
    ['misconfigured', answered(400, google('User location is not supported', [], 'FAILED_PRECONDITION'))],
    ['misconfigured', answered(404, google('models/gemini-9 is not found', [], 'NOT_FOUND'))],
    ['misconfigured', answered(403, google('denied', [], 'PERMISSION_DENIED'))],
    ['misconfigured', new InvalidArgumentError({ argument: 'quality', message: 'x' })],
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

  it.each([
    ...['NO_IMAGE', 'IMAGE_OTHER', 'IMAGE_SAFETY', 'IMAGE_PROHIBITED_CONTENT', 'IMAGE_RECITATION'],
    ...['SAFETY', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'RECITATION', 'SPII', 'LANGUAGE', 'OTHER'],
    // Words only; and a reason that does not exist yet.
    ...['STOP', 'IMAGE_LIKENESS'],
  ])('classifies an answer without a picture as refused: %s', (reason) => {
    expect(classifyFailure(empty(reason))).toMatchObject({ trouble: 'refused', isPassing: false });
  });

  it.each(['MAX_TOKENS', 'FINISH_REASON_UNSPECIFIED', 'MALFORMED_RESPONSE', 'UNEXPECTED_TOOL_CALL', null])(
    'classifies an answer that broke off as broken: %s',
    (reason) => {
      expect(classifyFailure(empty(reason))).toMatchObject({ trouble: 'broken', isPassing: true });
      expect(classifyFailure(empty(reason, 'PROHIBITED_CONTENT'))).toMatchObject({ trouble: 'refused' });
    },
  );

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
