import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { errorBody } from '#shared/errors.ts';

/** What a refused call answered: its HTTP status with the stable code and the words, checked for their shape. */
export function refusalOf(response: LightMyRequestResponse) {
  const { code, message, field } = z.strictObject(errorBody.shape).parse(response.json());
  return { status: response.statusCode, code, message, field };
}

/** The refusal of a record that is not there, or not the caller's: both look the same. */
export function notFoundRefusal(what: string) {
  return { status: 404, code: 'not_found', message: `${what} not found`, field: undefined };
}
