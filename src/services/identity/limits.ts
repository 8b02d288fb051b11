import type { Database } from '#services/database/index.ts';
import { createLimit, type Limit } from '#services/limits/index.ts';

/** How often something may be tried at the embedded identity. */
export interface IdentityLimits {
  /** Wrong passwords for one address. The right password, or a new one by mail, gives all tries back. */
  wrongPasswords: Limit;
  /** Wrong passwords from one place, whatever the address. */
  wrongPasswordsFromPlace: Limit;
  /** Refused sign-ups from one place. */
  refusedSignUps: Limit;
  /** New accounts from one place: each has limits of its own, so that many accounts would be many shares. */
  signUps: Limit;
  /** Reset mails to one address. */
  resetMails: Limit;
}

const QUARTER = 15 * 60;
const HOUR = 3600;

/** The limits of the embedded identity, counted in the database for all processes. */
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
