import { HTTPError } from 'ky';
import * as z from 'zod/mini';
import { embeddedError } from './embedded-errors.ts';
import { IdentityError } from './identity-error.ts';

const refusal = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) });

/** The answer of a call to the embedded identity. @throws {IdentityError} if it was refused, or there was none. */
export async function answerOf(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof HTTPError)) throw new IdentityError('network-request-failed', '', { cause });
    const told = refusal.safeParse(cause.data);
    throw embeddedError({ status: cause.response.status, ...told.data });
  }
}
