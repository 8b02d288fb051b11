import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { errorBody } from '#shared/errors.ts';

/** HTTP status, error code and message of a refused call, validated by schema. */
export function refusalOf(response: LightMyRequestResponse) {
  const { code, message, field } = z.strictObject(errorBody.shape).parse(response.json());
  return { status: response.statusCode, code, message, field };
}

/** The refusal for a record that does not exist or belongs to another user. */
export function notFoundRefusal(what: string) {
  return { status: 404, code: 'not_found', message: `${what} not found`, field: undefined };
}
