import { and, eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityMails } from '../embedded.ts';
import type { OwnLogin } from '../identity.ts';
import { authUsers } from '../tables.ts';
import { askEmailChange, followEmailChange } from './email-change.ts';
import { createOwnerCode } from './owner-code.ts';
import { readWaysIn } from './ways-in.ts';

const UNCONFIRMED = 'Please confirm your email address first. We emailed you a link.';
const TOO_MANY_MAILS = 'You have requested several emails. Please wait a quarter of an hour.';

/** What people do with their own login in our database. */
export function createOwnLogin(database: Database, mails: IdentityMails): OwnLogin {
  // Mails cost money, and fill mailboxes.
  const limit = createLimit(database, { name: 'own-login-mails', points: 6, seconds: 900 });
  return {
    readWays: (uid) => readWaysIn(database, uid),
    async mailCode(uid) {
      const confirmed = and(eq(authUsers.id, uid), eq(authUsers.emailVerified, true));
      if ((await database.$count(authUsers, confirmed)) === 0) throw new AppError('forbidden', UNCONFIRMED);
      await enforceLimit(limit, uid, TOO_MANY_MAILS);
      await mails.sendOwnerCode({ verificationId: await createOwnerCode(database, uid) });
    },
    async askEmailChange(uid, email) {
      await enforceLimit(limit, uid, TOO_MANY_MAILS);
      return askEmailChange(database, mails, { uid, email });
    },
    followEmailChange: (transaction, caller, token) => followEmailChange(transaction, mails, caller, token),
  };
}
