import type { EmailKind } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { assertNever } from '#shared/assert-never.ts';
import { birthdayEmail } from './birthday-email.ts';
import { failureEmail } from './failure-email.ts';
import type { Recipient } from './find-recipient.ts';
import { readyEmail } from './ready-email.ts';
import { receiptEmail } from './receipt-email.ts';
import { refundEmail } from './refund-email.ts';
import { reminderEmail } from './reminder-email.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** What only the sender of an email knows. */
export interface EmailDetails {
  /** Of a refund: what was returned this time; all that was, without it. */
  returned?: number | undefined;
  /** Of a reminder: not sent to somebody who has unsubscribed since they asked for it. */
  unlessUnsubscribed?: boolean | undefined;
}

/**
 * Writes an email from the records as they are now.
 * @returns undefined when there is nothing to send any more.
 */
export async function composeEmail(
  services: Services,
  tokens: UnsubscribeTokens,
  kind: EmailKind,
  recipient: Recipient,
  { returned, unlessUnsubscribed = false }: EmailDetails = {},
): Promise<EmailContent | undefined> {
  switch (kind) {
    case 'ready':
      return readyEmail(services, tokens, recipient);
    case 'receipt':
      return receiptEmail(services, recipient);
    case 'failure':
      return failureEmail(services, recipient);
    case 'refund':
      return refundEmail(services, recipient, returned);
    case 'reminder':
      return reminderEmail(services, tokens, recipient, unlessUnsubscribed);
    case 'birthday':
      return birthdayEmail(services, tokens, recipient);
    default:
      return assertNever(kind);
  }
}
