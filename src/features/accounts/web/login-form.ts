import * as z from 'zod/mini';
import { hasForeignMailbox, INVALID_EMAIL, toEmailAddress } from '#shared/email-address.ts';

const FOREIGN_MAILBOX = `${INVALID_EMAIL} Before the @, use only the letters a to z, digits and symbols.`;

/** Schema of the login form. It leaves an address as it was written; the server and Firebase's client convert it. */
export const loginForm = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Please enter your email address', abort: true }),
    z.refine((written) => toEmailAddress(written) !== null, {
      error: ({ input }) => (hasForeignMailbox(String(input)) ? FOREIGN_MAILBOX : INVALID_EMAIL),
    }),
  ),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});
export type LoginForm = z.infer<typeof loginForm>;

/** Only the address, to which a link is mailed. */
export const linkForm = z.pick(loginForm, { email: true });
