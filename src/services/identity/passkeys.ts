import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { isLocalAddress } from '#shared/local-host.ts';
import { authPasskeys, authUsers } from './tables.ts';

/** Seconds after a sign-in during which passkeys may be added and removed. */
export const FRESH_SECONDS = 15 * 60;
/** More than anybody has devices. */
const MOST = 20;
/** Where `npm run dev` serves the web app. */
const DEVELOPMENT = 'http://localhost:5173';
const PREFIX = '/passkey/';
/** The path of a sign-in by passkey. */
export const VERIFY_PASSKEY = `${PREFIX}verify-authentication`;
const ADDING = [`${PREFIX}generate-register-options`, `${PREFIX}verify-registration`];
const REMOVING = `${PREFIX}delete-passkey`;

/**
 * Passkeys, bound to the public URL's host and origin. They replace the password, so each use must have checked the person:
 * by face, finger or the device's code.
 */
export function createPasskeys(publicUrl: string) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Toy Twin',
    origin: isLocalAddress(publicUrl) ? [new URL(publicUrl).origin, DEVELOPMENT] : new URL(publicUrl).origin,
    // On the device, so that it offers the account without an address being typed.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => expectChecked(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => expectChecked(verification.authenticationInfo.userVerified),
    },
  });
}

/** The library asks for this check, but takes answers without it. */
function expectChecked(isChecked: boolean | undefined): void {
  if (isChecked) return;
  throw new APIError('BAD_REQUEST', {
    code: 'PERSON_NOT_CHECKED',
    message: 'Your device did not check that it is you. Please try another one.',
  });
}

/** Whether the call is about the passkeys of the person who is signed in. */
export function isAboutPasskeys(path: string): boolean {
  return path.startsWith(PREFIX);
}

/**
 * Refuses to remove a passkey a while after the sign-in, as the library does for adding one; and to add one to an account
 * whose address is not confirmed: it would stay when the address's owner takes over the account.
 */
export async function guardPasskeys(
  database: Database,
  path: string,
  { user, session }: { user: { id: string; emailVerified: boolean }; session: { createdAt: Date } },
): Promise<void> {
  const age = Date.now() - session.createdAt.getTime();
  if (path === REMOVING && age >= FRESH_SECONDS * 1000)
    throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH', message: 'Please log in again.' });
  if (!ADDING.includes(path)) return;
  if (!user.emailVerified)
    throw new APIError('FORBIDDEN', {
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please confirm your email address first. We emailed you a link.',
    });
  if ((await database.$count(authPasskeys, eq(authPasskeys.userId, user.id))) < MOST) return;
  throw new APIError('BAD_REQUEST', {
    code: 'TOO_MANY_PASSKEYS',
    message: `You have ${MOST} passkeys. Please remove one that you no longer use.`,
  });
}

/** A person's passkeys, oldest first, without what opens anything. */
export async function readPasskeys(
  database: Database,
  uid: string,
): Promise<{ name: string; day: string }[]> {
  const rows = await database
    .select({ name: authPasskeys.name, createdAt: authPasskeys.createdAt })
    .from(authPasskeys)
    .innerJoin(authUsers, eq(authUsers.id, authPasskeys.userId))
    .where(eq(authPasskeys.userId, uid))
    .orderBy(authPasskeys.createdAt);
  return rows.map(({ name, createdAt }) => ({ name: name ?? '', day: createdAt.toISOString().slice(0, 10) }));
}
