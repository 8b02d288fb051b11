import type { Queue } from '#services/jobs/index.ts';

/**
 * The job that makes a toy twin's pictures. Its name stands here, on the spine, because checkout sends it and
 * generation works it. `{ toytwinId, orderId }`; at most one per order is waiting or running.
 */
export const GENERATE_TOYTWIN = 'generate-toytwin';
/** Where a generation goes that failed for good, even if its process died: it becomes `failed`, the money released. */
export const FAIL_TOYTWIN = 'give-up-toytwin';

/**
 * The job that mails about an order. Its name stands here because checkout sends it, in the transaction of the
 * change that it tells of, and letters works it. `{ kind, orderId }`. It is tried for a day: a dozen times
 * within the first hour, then hourly.
 */
export const SEND_EMAIL = 'send-letter';
/** What a letter tells of: the toy twin is ready, the card was charged, it could not be made. */
export const emailKinds = ['ready', 'receipt', 'failure'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** The queues of these jobs. */
export const toytwinQueues: Queue[] = [
  { name: SEND_EMAIL, retryLimit: 35, retryDelay: 2, retryDelayMax: 3_600, expireInSeconds: 120 },
  { name: FAIL_TOYTWIN, retryLimit: 20, retryDelay: 5, expireInSeconds: 60 },
  {
    name: GENERATE_TOYTWIN,
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 1,
    // Longer than the longest try of any image engine (see `tryTimeout`), which ends by itself.
    expireInSeconds: 420,
    deadLetter: FAIL_TOYTWIN,
  },
];
