import { assertNever } from '#shared/assert-never.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SentNotice } from './sent-notice.tsx';
import { signUpMessage } from './sign-up-messages.ts';
import type { LinkProgress } from './use-send-sign-in-link.ts';

/** The outcome of the request for a link to log in. */
export function LinkNotice({
  progress,
  newAccount = false,
}: {
  progress: LinkProgress;
  newAccount?: boolean;
}) {
  switch (progress.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'sent':
      return (
        <SentNotice>
          {newAccount
            ? `A link is on its way to ${readableAddress(progress.email)}.`
            : `If ${readableAddress(progress.email)} has an account, a link to log in is on its way.`}{' '}
          It works for one hour.
        </SentNotice>
      );
    case 'sentEarlier':
      return (
        <SentNotice>
          You have already requested several links. If {readableAddress(progress.email)} has an account, the
          newest one is in its inbox or spam folder and still works.
        </SentNotice>
      );
    case 'failed':
      return (
        <Notice tone="error" answer>
          {signUpMessage(progress.error)}
        </Notice>
      );
    default:
      return assertNever(progress);
  }
}
