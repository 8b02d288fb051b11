import type { EmailKind } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { assertNever } from '#shared/assert-never.ts';
import { failureEmail } from './failure-email.ts';
import type { Recipient } from './find-recipient.ts';
import { readyEmail } from './ready-email.ts';
import { receiptEmail } from './receipt-email.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/**
 * Writes an email from the records as they are now.
 * @returns undefined when there is nothing to send any more.
 */
export async function composeEmail(
  services: Services,
  tokens: UnsubscribeTokens,
  kind: EmailKind,
  recipient: Recipient,
): Promise<EmailContent | undefined> {
  switch (kind) {
    case 'ready':
      return readyEmail(services, tokens, recipient);
    case 'receipt':
      return receiptEmail(services, recipient);
    case 'failure':
      return failureEmail(services, recipient);
    default:
      return assertNever(kind);
  }
}
