import { useParams } from 'react-router';
import { isNotFound } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskLink } from '../../web/desk-link.tsx';
import { DeskSection, Facts } from '../../web/desk-section.tsx';
import { formatTime } from '../../web/format-time.ts';
import { Tag } from '../../web/tag.tsx';
import type { Account } from '../contract.ts';
import { AccountActs } from './account-acts.tsx';
import { MailList, MessageList, OrderList, SignInDays } from './account-lists.tsx';
import { useAccount } from './use-account.ts';

/** One person: who they are, what they bought and wrote, and what can be done. */
export function AccountPage() {
  const { uid = '' } = useParams();
  const account = useAccount(uid);
  if (account.data && !isNotFound(account.error)) return <LoadedAccount account={account.data} />;
  if (isNotFound(account.error)) return <MissingAccount />;
  return (
    <>
      <DeskHeading title="Person" meta="Person" />
      {account.isError ? (
        <RetryNotice busy={account.isFetching} onRetry={() => void account.refetch()}>
          {serverMessage(account.error, 'This account could not be loaded. Please try again.')}
        </RetryNotice>
      ) : (
        <div role="status" aria-label="Loading: the account" className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  );
}

function MissingAccount() {
  return (
    <>
      <DeskHeading title="No such account" meta="No such account" />
      <p className="mb-4">It was deleted, or never existed.</p>
      <DeskLink to="/operator/people">All people</DeskLink>
    </>
  );
}

function LoadedAccount({ account }: { account: Account }) {
  return (
    <>
      <DeskHeading title={account.name || 'No name'} meta={account.name || 'Person'}>
        {account.operator && <Tag>Operator</Tag>}
        {account.blocked ? <Tag tone="alert">Blocked</Tag> : <Tag tone="good">Active</Tag>}
      </DeskHeading>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <DeskSection title="Account">
            <Facts facts={factsOf(account)} />
          </DeskSection>
          <OrderList account={account} />
          <MessageList messages={account.messages} />
          <MailList mails={account.mails} />
        </div>
        <div className="grid gap-5">
          <AccountActs account={account} />
          <SignInDays days={account.signInDays} />
        </div>
      </div>
    </>
  );
}

function factsOf({ email, confirmed, createdAt, uid, identity }: Account) {
  return [
    {
      name: 'Email address',
      value: (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-all">{email}</span>
          {confirmed ? <Tag tone="good">Confirmed</Tag> : <Tag>Not confirmed</Tag>}
        </span>
      ),
    },
    { name: 'Since', value: formatTime(createdAt) },
    { name: 'Signs in with', value: identity === 'firebase' ? 'Firebase' : 'This server' },
    { name: 'User id', value: <span className="break-all">{uid}</span> },
  ];
}
