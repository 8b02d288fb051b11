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
 * Writes a letter from the records as they are now.
 * @returns undefined when there is nothing to say any more.
 */
export async function composeEmail(
  services: Services,
  tokens: UnsubscribeTokens,
  kind: EmailKind,
  reader: Recipient,
): Promise<EmailContent | undefined> {
  switch (kind) {
    case 'ready':
      return readyEmail(services, tokens, reader);
    case 'receipt':
      return receiptEmail(services, reader);
    case 'failure':
      return failureEmail(services, reader);
    default:
      return assertNever(kind);
  }
}
