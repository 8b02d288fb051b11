import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '#services/database/connection-errors.ts';
import { hasSqlState, SQL_STATE } from '#services/database/sql-state.ts';
import { AppError, type ErrorBody, type ErrorCode } from '#shared/errors.ts';
import type { App } from './application.ts';
import { CallerDisconnectedError } from './disconnect-signal.ts';

/**
 * Converts every error to `{ code, message }`. Unexpected errors are logged and answered without internals.
 */
export function addErrorHandler(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

/** Seconds until a call that failed with this status may succeed, where its error does not say. */
const RETRY_AFTER: Record<number, number> = { 429: 5, 503: 10 };

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // An error of the request's own stream: the caller disconnected or sent malformed HTTP.
  if (error === request.raw.errored)
    return answerUnknown(new CallerDisconnectedError(error.message), request, reply);
  const known = asAppError(error);
  if (!known) return answerUnknown(error, request, reply);
  // A failure on our side: the operator must see it.
  if (known.statusCode >= 500) request.log.error({ err: known, requestId: request.id }, 'request failed');
  const body: ErrorBody = { code: known.code, message: known.message, field: known.field };
  const retryAfter = known.retryAfter ?? RETRY_AFTER[known.statusCode];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // A refused range of a static file may include the file's size.
  if (isOfBuiltFile(error))
    return reply
      .status(error.status)
      .headers(error.headers ?? {})
      .send(body);
  return reply.status(known.statusCode).send(body);
}

function answerUnknown(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const level = error instanceof CallerDisconnectedError ? 'info' : 'error';
  request.log[level]({ err: error, requestId: request.id }, 'request failed');
  const body: ErrorBody = {
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
    requestId: request.id,
  };
  return reply.status(500).send(body);
}

function asAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const field = issue?.instancePath.replace(/^\//, '').replaceAll('/', '.') || undefined;
    return new AppError('bad_request', issue?.message ?? 'Invalid request', { field });
  }
  if (error.statusCode && error.statusCode < 500 && (isOfFramework(error) || isOfBuiltFile(error))) {
    return new AppError(codeOfStatus(error.statusCode), error.message, { cause: error });
  }
  // PostgreSQL cannot store U+0000, which valid JSON may contain; only the database notices.
  if (hasSqlState(error, SQL_STATE.unstorableText)) {
    return new AppError('bad_request', 'This text contains a character we cannot store.', {
      cause: error,
    });
  }
  if (isDatabaseAway(error)) {
    return new AppError('unavailable', 'We are temporarily unavailable. Please try again in a minute.', {
      cause: error,
    });
  }
  return undefined;
}

/** Errors of external services also carry a status, but it is not ours, and their messages are internal. */
function isOfFramework({ code }: FastifyError): boolean {
  return code?.startsWith('FST_') ?? false;
}

/**
 * The static file plugin throws marked errors for invalid ranges and preconditions, which may be shown to the
 * caller.
 */
function isOfBuiltFile(error: Error): error is Error & { status: number; headers?: Record<string, string> } {
  return 'expose' in error && error.expose === true;
}

function codeOfStatus(status: number): ErrorCode {
  switch (status) {
    case 401:
      return 'unauthenticated';
    case 403:
      return 'forbidden';
    case 404:
      return 'not_found';
    case 413:
      return 'too_large';
    case 415:
    case 406:
      return 'unsupported_media';
    case 429:
      return 'too_many_requests';
    default:
      return 'bad_request';
  }
}
