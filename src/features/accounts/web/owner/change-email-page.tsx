import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { type EmailChange, emailChange } from '../../contract.ts';
import { SentNotice } from '../sent-notice.tsx';

const FOLLOW = '/api/users/me/email/follow';

/** Where the two mails lead that change an address. A button, because mail scanners follow links, and each works once. */
export default function ChangeEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const isNew = query.get('step') === 'confirm';
  const follow = useMutation({ mutationFn: () => sendJson(emailChange, 'post', FOLLOW, { token }) });
  const title = isNew ? 'Confirm your new address' : 'Approve the new address';
  const isDead = follow.error instanceof ApiError && follow.error.code === 'not_found';
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5">
      <PageMeta title={title} />
      <PageTitle>{title}</PageTitle>
      {follow.data && <Outcome change={follow.data} />}
      {follow.isError && (
        <Notice tone="error" answer>
          {serverMessage(follow.error, 'This could not be done. Please try again later.')}
        </Notice>
      )}
      {!follow.data && !isDead && (
        <>
          <p>
            {isNew
              ? 'One click, and your account has this address. All other devices are logged out.'
              : 'Your account is to have another email address. If you approve it, we send a link to the new one.'}
          </p>
          <Button size="lg" busy={follow.isPending} onClick={() => follow.mutate()}>
            {isNew ? 'Confirm the new address' : 'Approve the change'}
          </Button>
        </>
      )}
      {isDead && (
        <ButtonLink to={appPaths.account} variant="secondary">
          Go to your account
        </ButtonLink>
      )}
    </div>
  );
}

function Outcome({ change }: { change: EmailChange }) {
  if (change.step !== 'done')
    return (
      <SentNotice>Approved. We emailed a second link to the new address: open it within one hour.</SentNotice>
    );
  return (
    <Notice
      tone="success"
      answer
      title="Your address is changed"
      action={
        // A new page: this one still knows the former address.
        <a href={appPaths.account} className="font-bold underline underline-offset-4">
          Go to your account
        </a>
      }
    >
      From now on you log in with {change.email}.
    </Notice>
  );
}
