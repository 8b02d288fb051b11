import type { Queue } from '#services/jobs/index.ts';

/**
 * The job that makes a toy twin's pictures, `{ toytwinId, orderId }`; at most one per order is waiting or
 * running. Named here because checkout sends it and generation works it.
 */
export const GENERATE_TOYTWIN = 'generate-toytwin';
/**
 * Dead-letter queue of the generation job, used even if its process died: fails the toy twin and releases the
 * payment.
 */
export const GIVE_UP_TOYTWIN = 'give-up-toytwin';

/**
 * The job that sends an e-mail about an order, `{ kind, orderId }`. Named here because checkout queues it, in
 * the transaction of the change that it reports, and another feature works it. Retried for a day: a dozen
 * times in the first hour, then hourly.
 */
export const SEND_LETTER = 'send-letter';
/** The e-mails about an order: the toy twin is ready, the card was charged, the generation failed. */
export const letterKinds = ['ready', 'receipt', 'failure'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The queue options of these jobs. */
export const toytwinQueues: Queue[] = [
  { name: SEND_LETTER, retryLimit: 35, retryDelay: 2, retryDelayMax: 3_600, expireInSeconds: 120 },
  { name: GIVE_UP_TOYTWIN, retryLimit: 20, retryDelay: 5, expireInSeconds: 60 },
  {
    name: GENERATE_TOYTWIN,
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 1,
    // Longer than the longest attempt of any image engine (see `tryTimeout`), which has its own time-out.
    expireInSeconds: 420,
    deadLetter: GIVE_UP_TOYTWIN,
  },
];
