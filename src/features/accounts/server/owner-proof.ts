import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '#shared/password-policy.ts';
import { PASSWORD_TOO_LONG } from '../contract.ts';

/**
 * How somebody proves that the account is theirs; nothing where Firebase signs people in, or right after a log-in with a
 * passkey. Not part of the contract: the web app's budget of code has no room for a schema that only the server uses.
 */
export const ownerProof = z.object({
  password: z.string().max(PASSWORD_MAX_LENGTH, PASSWORD_TOO_LONG).optional(),
  /** The digits of a mailed code; people type spaces between them. */
  code: z
    .string()
    .max(20)
    .transform((text) => text.replace(/\s/g, ''))
    .optional(),
});
