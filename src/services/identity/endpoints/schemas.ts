import { z } from 'zod';
import { emailAddress } from '#shared/email-address.ts';
import { isStorable } from '#shared/is-storable.ts';
import { toOneLine } from '#shared/one-line.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { storedAddress } from '../stored-address.ts';

/** What calls of the embedded identity may send. Everything else in a body or a query is dropped. */
const password = z.string('Please enter your password');
const name = z
  .string('Please enter your full name')
  .transform(toOneLine)
  .check(isStorable('Please enter your name again.'));
const token = z.string('This link is incomplete.');

export const nothing = z.object({});
export const credentials = z.object({ email: emailAddress(), password });
export const newAccount = z.object({ name, email: emailAddress(), password });
export const newName = z.object({ name });
export const onlyEmail = z.object({ email: emailAddress() });
export const newPassword = z.object({ token, newPassword: password });
export const link = z.object({ token });

/** What its calls answer. Everything else that better-auth says is left out, above all the session's token. */
const user = z.object({
  id: z.string(),
  email: storedAddress.transform(readableAddress),
  name: z.string(),
  image: z.string().nullish(),
  emailVerified: z.boolean(),
});

export const signedIn = z.object({ user });
export const session = signedIn.nullable();
export const idToken = z.object({ token: z.jwt() });
export const publicKeys = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });
export const done = z.object({ status: z.boolean() });
export const signedOut = z.object({ success: z.boolean() });
/** Of a call that was refused. */
export const refusal = z.object({ code: z.string(), message: z.string() }).partial();
