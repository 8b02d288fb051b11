import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredAddress } from './stored-address.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Tables of the embedded identity, in better-auth's schema. */
export const authUsers = pgTable('auth_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').$type<StoredAddress>().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** A disabled account cannot sign in and gets no new ID tokens. */
  disabled: boolean('disabled').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/** One per signed-in browser. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    /** Browser and system in words, such as 'Firefox on Windows'; better-auth's name for what we do not keep. */
    userAgent: text('user_agent'),
    /** Whether a passkey opened it, which proves the person as a password does. */
    byPasskey: boolean('by_passkey').notNull().default(false),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_sessions_user').on(table.userId)],
);

/** Credentials: the password hash. The other columns belong to sign-in methods that we do not offer. */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_accounts_user').on(table.userId)],
);

/** Passkeys: the public half of each. The private half never leaves the person's device. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: time('created_at').notNull().defaultNow(),
    aaguid: text('aaguid'),
  },
  (table) => [index('auth_passkeys_user').on(table.userId)],
);

/** Links that were mailed: for a new password, with the user's id in `value`, or to sign in, with the address. */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_verifications_identifier').on(table.identifier)],
);

/** A new address that an account is to have, while a mailed link is awaited. */
export const emailChanges = pgTable('email_changes', {
  uid: text('uid')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  /** In the form of `toEmailAddress`. */
  email: text('email').notNull(),
  /** Whose link is awaited: the present address's, or the new one's. */
  step: text('step', { enum: ['approve', 'confirm'] }).notNull(),
  /** In that link. */
  token: text('token').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/**
 * Revoked ID tokens: of a deleted account, from before a new password, or of a sign-in at an external service that
 * has ended. A row is kept until the last of its ID tokens has expired.
 */
export const revokedTokens = pgTable('revoked_tokens', {
  /** SHA-256 of the uid, or of uid and sign-in, because a deleted account leaves nothing that names the person. */
  person: text('person').primaryKey(),
  /** ID tokens that were issued before are revoked. */
  revokedAt: time('revoked_at').notNull(),
});

/**
 * Whose address is confirmed where an external service keeps the logins; the embedded one stores that itself. Of addresses,
 * in the form of `toEmailAddress`, and of uids only SHA-256 hashes are stored: a row that outlives its account names nobody.
 */
export const confirmedEmails = pgTable(
  'confirmed_emails',
  {
    person: text('person').primaryKey(),
    /** What the operator has confirmed. */
    email: text('email'),
    /** The login's own address: as its newest ID token says, or what it was when the operator gave the profile another one. */
    loginEmail: text('login_email'),
    /** When that ID token was issued. No token has proven the address before the first. */
    loginIssuedAt: time('login_issued_at').notNull().default(new Date(0)),
  },
  (table) => [index('confirmed_emails_login').on(table.loginEmail)],
);

/**
 * People whom the operator has blocked, where an external service signs them in; the embedded one has a column for it.
 * A row outlives the account: the same login could open another one.
 */
export const blockedPeople = pgTable('blocked_people', {
  /** SHA-256 of the uid. */
  person: text('person').primaryKey(),
  blockedAt: time('blocked_at').notNull().defaultNow(),
});

/** The days on which people signed in, by UTC. Nothing else of a sign-in is kept. */
export const signInDays = pgTable(
  'sign_in_days',
  { uid: text('uid').notNull(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.day] }), index('sign_in_days_day').on(table.day)],
);

/** Keys that sign our ID tokens. */
export const authJwks = pgTable('auth_jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
});
