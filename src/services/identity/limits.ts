import type { Database } from '#services/database/index.ts';
import { type Count, createCount } from '#services/limits/count.ts';
import { createGrowingDelay, type GrowingDelay } from '#services/limits/growing-delay.ts';
import { createLimit, type Limit } from '#services/limits/index.ts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The number of failures at which the account's owner gets a mail. */
export const MANY_FAILURES = 20;

/** Rate limits of the embedded identity. A place is a network address, or an IPv6 prefix. */
export interface IdentityLimits {
  /** Wrong passwords. Nobody is locked out: each further one waits longer. */
  wrongPasswords: {
    /** Per address and place: others' mistakes do not slow down the owner elsewhere. */
    account: GrowingDelay;
    /** Per address over all places, less strict, against guessing from many places. */
    everywhere: GrowingDelay;
    /** Per place over all addresses, less strict, against trying one password everywhere. */
    place: GrowingDelay;
    /** Per known device, instead of all others. */
    device: GrowingDelay;
    /** Per account: passwords that confirm its deletion. */
    deletion: GrowingDelay;
  };
  /** Sign-ups with registered addresses, per place: they tell who has an account. */
  registeredAddresses: Count;
  /**
   * New accounts per network address: each account has its own quotas, so many accounts would multiply them.
   */
  signUps: Limit;
  /** Questions for a passkey, per place: the login page asks one each time it is opened. */
  passkeys: Limit;
  /** Questions for a provider's page, per place. */
  providers: Limit;
  mails: Record<RequestedMail, MailLimits>;
}

/** Mails that anybody can ask for. */
export type RequestedMail = 'reset' | 'signInLink' | 'confirmation';

/** Limits of one kind of mail. */
export interface MailLimits {
  /** Requests per address and place, or per known device. */
  asked: GrowingDelay;
  /** Mails per address over all places, or per known device. */
  sent: GrowingDelay;
}

/** Creates the rate limits of the embedded identity; counts are shared by all processes. */
export function createIdentityLimits(database: Database, signUpsPerHour: () => number): IdentityLimits {
  const delay = (name: string, free: number, first: number, longest: number, forgottenAfter: number) =>
    createGrowingDelay(database, { name, free, first, longest, forgottenAfter });
  return {
    wrongPasswords: {
      account: delay('wrong-password', 5, 5, 5 * MINUTE, DAY),
      everywhere: delay('wrong-password-everywhere', MANY_FAILURES, 1, MINUTE, DAY),
      place: delay('wrong-password-place', 100, 1, 10, QUARTER),
      device: delay('wrong-password-device', 10, 5, 5 * MINUTE, DAY),
      deletion: delay('wrong-password-deletion', 5, 5, 5 * MINUTE, DAY),
    },
    registeredAddresses: createCount(database, { name: 'registered-address', seconds: HOUR }),
    signUps: createLimit(database, { name: 'sign-up', points: signUpsPerHour, seconds: HOUR }),
    passkeys: createLimit(database, { name: 'passkey', points: 600, seconds: HOUR }),
    providers: createLimit(database, { name: 'provider', points: 600, seconds: HOUR }),
    mails: {
      reset: linkLimits('reset-mail'),
      signInLink: linkLimits('sign-in-mail'),
      confirmation: {
        asked: delay('confirmation-mail-asked', 5, MINUTE, QUARTER, DAY),
        sent: delay('confirmation-mail-sent', 3, 10 * MINUTE, 12 * HOUR, 7 * DAY),
      },
    },
  };

  /** Mails over all places are never further apart than half of the hour for which their link works. */
  function linkLimits(name: string): MailLimits {
    return {
      asked: delay(`${name}-asked`, 5, MINUTE, QUARTER, DAY),
      sent: delay(`${name}-sent`, 10, 2 * MINUTE, HOUR / 2, DAY),
    };
  }
}
