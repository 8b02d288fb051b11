import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { emailAddress } from '#shared/email-address.ts';
import { AppError } from '#shared/errors.ts';

const claims = z.object({
  sub: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  // An invalid address is treated as missing.
  email: z.optional(emailAddress()).catch(undefined),
  name: z.string().optional(),
  email_verified: z.boolean().catch(false),
  iat: z.number().default(0),
  exp: z.number(),
  auth_time: z.number().optional(),
  sid: z.string().optional(),
});

/** The user of an ID token. */
export interface Caller {
  uid: string;
  /** In the form of `toEmailAddress`. */
  email: string;
  name: string;
  /** When the person signed in, in seconds since 1970, if the token says so. */
  signedInAt: number | undefined;
  /** What all ID tokens of one sign-in have in common: the id of its session, else its time. */
  session: string;
}

/** What decides whether a token is revoked. Times in seconds since 1970. */
export interface IssuedToken {
  uid: string;
  /** In the form of `toEmailAddress`, if it names one. */
  email: string | undefined;
  issuedAt: number;
  signedInAt: number | undefined;
  /** The id of its session, if it has one. */
  session: string | undefined;
}

/** An address that is a person's, as a token says that was issued then. */
export interface ProvenEmail {
  uid: string;
  email: string;
  issuedAt: Date;
}

/** The purpose of a verification. */
export interface TokenUse {
  /** Accepts the token of a deleted account, to repeat an interrupted deletion. */
  acceptDeleted?: boolean;
  /**
   * The call changes data: check revocation again, because the person may have signed out, or another process deleted
   * the account, since the token was cached.
   */
  changes?: boolean;
}

/** Verifies ID tokens. */
export interface VerifyToken {
  (token: string, use?: TokenUse): Promise<Caller>;
  /** Drops this user's cached tokens. */
  forget(uid: string): void;
}

/** Why a user's ID tokens are revoked; `disabled`: all of them, until the operator unblocks the person. */
export type RevocationReason = 'account_deleted' | 'disabled' | 'new_password' | 'signed_out';

/** What a verifier asks about tokens with a valid signature. */
export interface TokenRecords {
  /** Why a token is revoked; null if it is valid. */
  findRevocation(token: IssuedToken): Promise<RevocationReason | null>;
  /** Called with the address of a valid token, if the issuer says that the person has proven it. */
  onProvenEmail?(login: ProvenEmail): Promise<void>;
  /** Called once by this process for each sign-in of which it verifies a token, where the token says when it was. */
  onSignIn?(uid: string, at: Date): Promise<void>;
}

/**
 * Verifies a token's signature, issuer, audience and expiry and returns its claims.
 * @throws {AppError} `unauthenticated` for an invalid token, `sign_in_unavailable` if it could not be
 * verified.
 */
export type ReadToken = (token: string) => Promise<JWTPayload>;

/** How long a verified token is cached, in milliseconds. */
const CACHE_TIME = 60_000;

/** The error for an invalid token. */
export function refusedToken(cause: unknown): AppError {
  return new AppError('unauthenticated', 'Please log in again.', { cause });
}

/** docs/specification.md#messages: what a person reads whom the operator has blocked. */
const DISABLED = 'This account has been disabled. Please contact support.';

/**
 * Verifies ID tokens and caches the result for a minute; revocation is checked again before each change.
 * @throws {AppError} as `read`; `account_disabled` for a blocked person; `forbidden` if a valid token has no email address.
 */
export function createTokenVerifier(read: ReadToken, records: TokenRecords): VerifyToken {
  const checked = new LRUCache<string, { caller: Caller; issued: IssuedToken }>({ max: 10_000 });
  const signIns = new LRUCache<string, true>({ max: 10_000 });
  const noteSignIn = async ({ uid, signedInAt }: IssuedToken) => {
    const signIn = `${uid} ${signedInAt}`;
    if (signedInAt === undefined || signIns.has(signIn)) return;
    await records.onSignIn?.(uid, new Date(signedInAt * 1000));
    signIns.set(signIn, true);
  };
  const verify = async (token: string, { acceptDeleted = false, changes = false }: TokenUse = {}) => {
    const known = checked.get(token);
    if (known && !(changes && (await records.findRevocation(known.issued)))) return known.caller;
    checked.delete(token);
    const parsed = claims.safeParse(await read(token));
    if (!parsed.success) throw refusedToken(parsed.error);
    const { email, name, exp, email_verified: isProven } = parsed.data;
    const issued = readIssue(parsed.data);
    const reason = await records.findRevocation(issued);
    if (reason === 'disabled') throw new AppError('account_disabled', DISABLED);
    if (reason && !(reason === 'account_deleted' && acceptDeleted))
      throw refusedToken(new Error(`Revoked: ${reason}`));
    if (!email) {
      throw new AppError(
        'forbidden',
        'Your account has no email address. Please sign up with an email address.',
      );
    }
    const { uid, signedInAt } = issued;
    if (isProven && !reason)
      await records.onProvenEmail?.({ uid, email, issuedAt: new Date(issued.issuedAt * 1000) });
    const session = issued.session ?? String(signedInAt ?? '');
    const caller: Caller = { uid, email, name: name ?? '', signedInAt, session };
    if (!reason) await noteSignIn(issued);
    const ttl = Math.min(CACHE_TIME, exp * 1000 - Date.now());
    if (ttl > 0 && !reason) checked.set(token, { caller, issued }, { ttl });
    return caller;
  };
  const forget = (uid: string) => {
    for (const [token, { caller }] of checked.entries()) if (caller.uid === uid) checked.delete(token);
  };
  return Object.assign(verify, { forget });
}

function readIssue({ sub, email, iat, auth_time: signedInAt, sid }: z.infer<typeof claims>): IssuedToken {
  return { uid: sub, email, issuedAt: iat, signedInAt, session: sid };
}
