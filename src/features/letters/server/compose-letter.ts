import type { Services } from '../../../services/index.ts';
import type { Letter } from '../../../services/mail/letter.ts';
import { assertNever } from '../../../shared/assert-never.ts';
import type { LetterKind } from '../../toytwins/server/queues.ts';
import { failureLetter } from './failure-letter.ts';
import type { Reader } from './find-reader.ts';
import { readyLetter } from './ready-letter.ts';
import { receiptLetter } from './receipt-letter.ts';
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
