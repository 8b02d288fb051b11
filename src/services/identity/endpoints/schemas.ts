import { z } from 'zod';
import { emailAddress } from '#shared/email-address.ts';
import { isStorable } from '#shared/is-storable.ts';
import { toOneLine } from '#shared/one-line.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { signInProviders } from '#shared/sign-in-providers.ts';
import { CONTINUE } from '../providers/providers.ts';
import { NEW_OWNER } from '../sign-in-links.ts';
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
/** A name, whichever, asks that the link may also open an account. */
export const wantedLink = z
  .object({ email: emailAddress(), name: z.string().optional() })
  .transform(
    ({ email, name }): Record<string, string> =>
      name === undefined ? { email } : { email, name: NEW_OWNER },
  );
/** Where the provider sends people back to is not theirs to say. */
export const wantedProvider = z
  .object({ provider: z.enum(signInProviders) })
  .transform(({ provider }) => ({ provider, callbackURL: CONTINUE, errorCallbackURL: CONTINUE }));
const part = z.string().max(4_000).optional();
/** What a provider sends back with the person. */
export const sentBack = z.object({ code: part, state: part, error: part, iss: part });
export const newPassword = z.object({ token, newPassword: password });
export const link = z.object({ token });

/** What a device answers, in base64url. */
const bytes = z
  .string('Invalid answer')
  .max(20_000)
  .regex(/^[\w-]*$/);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
/** Optional fields of an answer are dropped, but these have to be there. */
const clientExtensionResults = z.object({}).default({});
const passkeyName = z
  .string('Please enter a name')
  .transform(toOneLine)
  .check(
    isStorable('Please enter the name again.'),
    z.minLength(1, 'Please enter a name'),
    z.maxLength(60, 'Please use at most 60 characters'),
  );
export const newPasskey = z.object({
  name: passkeyName,
  response: z.object({
    ...credential,
    clientExtensionResults,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});
export const usedPasskey = z.object({
  response: z.object({
    ...credential,
    clientExtensionResults,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.nullish(),
    }),
  }),
});
const passkeyId = z.string('Please choose a passkey').max(100);
export const onePasskey = z.object({ id: passkeyId });
export const renamedPasskey = z.object({ id: passkeyId, name: passkeyName });

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
/** The provider's page. */
export const elsewhere = z.object({ url: z.url() });
/** What a provider told of a person who has no account yet. */
export const opening = z
  .object({
    provider: z.enum(signInProviders),
    email: z.string().transform(readableAddress),
    name: z.string(),
  })
  .nullable();
export const idToken = z.object({ token: z.jwt() });
export const publicKeys = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });
export const done = z.object({ status: z.boolean() });
export const signedOut = z.object({ success: z.boolean() });
/** What a device is asked; nothing in it is a secret. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
/** Of a passkey only what its owner tells them apart by. */
const passkey = z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.iso.datetime() });
export const passkeys = z.array(passkey);
export const addedPasskey = passkey;
export const changedPasskey = z.object({ passkey });
/** Of a call that was refused. */
export const refusal = z.object({ code: z.string(), message: z.string() }).partial();
