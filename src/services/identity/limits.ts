import type { Database } from '#services/database/index.ts';
import { createLimit, type Limit } from '#services/limits/index.ts';

/** Rate limits of the embedded identity. */
export interface IdentityLimits {
  /** Wrong passwords per e-mail address. Reset by the right password, or by a new one set by e-mail. */
  wrongPasswords: Limit;
  /** Wrong passwords per network address. */
  wrongPasswordsFromPlace: Limit;
  /** Refused sign-ups per network address. */
  refusedSignUps: Limit;
  /**
   * New accounts per network address: each account has its own quotas, so many accounts would multiply them.
   */
  signUps: Limit;
  /** Reset e-mails per e-mail address. */
  resetMails: Limit;
}

const QUARTER = 15 * 60;
const HOUR = 3600;

/** Creates the rate limits of the embedded identity; counts are shared by all processes. */
export function createIdentityLimits(database: Database): IdentityLimits {
  return {
    wrongPasswords: createLimit(database, { name: 'wrong-password', points: 5, seconds: QUARTER }),
    wrongPasswordsFromPlace: createLimit(database, {
      name: 'wrong-password-ip',
      points: 100,
      seconds: QUARTER,
    }),
    refusedSignUps: createLimit(database, { name: 'refused-sign-up', points: 10, seconds: QUARTER }),
    signUps: createLimit(database, { name: 'sign-up', points: 200, seconds: HOUR }),
    resetMails: createLimit(database, { name: 'reset-mail', points: 5, seconds: HOUR }),
  };
}
