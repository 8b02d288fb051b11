import type { Queue } from '#services/jobs/index.ts';

/**
 * The job that makes a toy twin's pictures: `{ toytwinId, orderId }`. At most one per order waits or runs. Its name is
 * defined here because checkout sends it and generation works it.
 */
export const GENERATE_TOYTWIN = 'generate-toytwin';
/**
 * The dead-letter queue of GENERATE_TOYTWIN. Its job fails the toy twin and releases the payment, even if the process
 * died that tried to make it.
 */
export const FAIL_TOYTWIN = 'fail-toytwin';

/** The job that draws a completed toy twin again, free of charge or for an order: `{ versionId }`. */
export const REDO_TOYTWIN = 'redo-toytwin';
/** The job that mails the operator the note to a redo: `{ versionId }`. */
export const MAIL_NOTE = 'mail-note';
/**
 * The dead-letter queue of REDO_TOYTWIN: fails the redo and releases its payment, if it has one, even if the process died
 * that tried to draw it.
 */
export const FAIL_REDO = 'fail-redo';

/** The job that makes character and model of a completed basic toy twin, for an order: `{ orderId }`. */
export const UPGRADE_TOYTWIN = 'upgrade-toytwin';
/** The dead-letter queue of UPGRADE_TOYTWIN: fails the upgrade and releases its payment, even if the process died that tried to draw. */
export const FAIL_UPGRADE = 'fail-upgrade';
/** The job that draws the second variation of a toy twin that was just paid for: `{ versionId }`. */
export const VARY_TOYTWIN = 'vary-toytwin';
/**
 * The dead-letter queue of VARY_TOYTWIN: marks the variation as failed, even if the process died that tried to draw it.
 */
export const FAIL_VARIATION = 'fail-variation';

/**
 * The job that cuts a version's figure out: `{ toytwinId, version }`. It is sent when the version's packaged picture is
 * stored, and drawn when nobody waits for what is paid.
 */
export const CUT_OUT = 'cut-out';

/**
 * The job that sends an email about an order: `{ kind, orderId, occasion?, returned?, unlessUnsubscribed? }`. Checkout sends it in the transaction of the change
 * that the email is about; emails works it. It is tried for a day: a dozen times within the first hour, then hourly.
 */
export const SEND_EMAIL = 'send-email';
/**
 * What an email is about: the toy twin is ready, the card was charged, the toy twin could not be made, money was returned, a
 * box is still unpaid.
 */
export const emailKinds = ['ready', 'receipt', 'failure', 'refund', 'reminder', 'birthday'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** The queue options of these jobs. */
export const toytwinQueues: Queue[] = [
  {
    name: SEND_EMAIL,
    formerly: 'send-letter',
    retryLimit: 35,
    retryDelay: 2,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
  },
  { name: FAIL_TOYTWIN, formerly: 'give-up-toytwin', retryLimit: 20, retryDelay: 5, expireInSeconds: 60 },
  { name: FAIL_REDO, retryLimit: 20, retryDelay: 5, expireInSeconds: 60 },
  { name: FAIL_VARIATION, retryLimit: 20, retryDelay: 5, expireInSeconds: 60 },
  {
    name: VARY_TOYTWIN,
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 1,
    // As below, and the time for which it lets paid work go first.
    expireInSeconds: 600,
    deadLetter: FAIL_VARIATION,
  },
  // As VARY_TOYTWIN, but whoever misses it gets it on request.
  { name: CUT_OUT, policy: 'exclusive', retryLimit: 2, retryDelay: 5, expireInSeconds: 240 },
  {
    name: REDO_TOYTWIN,
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: 420,
    deadLetter: FAIL_REDO,
  },
  { name: FAIL_UPGRADE, retryLimit: 20, retryDelay: 5, expireInSeconds: 60 },
  {
    name: UPGRADE_TOYTWIN,
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: 420,
    deadLetter: FAIL_UPGRADE,
  },
  {
    name: GENERATE_TOYTWIN,
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 1,
    // Longer than the longest attempt of any image engine (see `tryTimeout`), which has its own time-out.
    expireInSeconds: 420,
    deadLetter: FAIL_TOYTWIN,
  },
];
