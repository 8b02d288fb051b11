import type { LetterKind } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import type { Letter } from '#services/mail/email-content.ts';
import { assertNever } from '#shared/assert-never.ts';
import { failureLetter } from './failure-email.ts';
import type { Reader } from './find-recipient.ts';
import { readyLetter } from './ready-email.ts';
import { receiptLetter } from './receipt-email.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/**
 * Writes a letter from the records as they are now.
 * @returns undefined when there is nothing to say any more.
 */
export async function composeLetter(
  services: Services,
  tokens: UnsubscribeTokens,
  kind: LetterKind,
  reader: Reader,
): Promise<Letter | undefined> {
  switch (kind) {
    case 'ready':
      return readyLetter(services, tokens, reader);
    case 'receipt':
      return receiptLetter(services, reader);
    case 'failure':
      return failureLetter(services, reader);
    default:
      return assertNever(kind);
  }
}
