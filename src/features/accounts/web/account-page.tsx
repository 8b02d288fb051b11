import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { PROVIDER_NAMES } from '#shared/sign-in-providers.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccountPanel } from './delete-account-panel.tsx';
import { downloadMyData } from './download-my-data.ts';
import { LazyChangeName } from './lazy-change-name.tsx';
import { MailPreference } from './mail-preference.tsx';
import { ChangeEmail } from './owner/change-email.tsx';
import { useWays } from './owner/use-ways.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import { RefusalNotice } from './providers/refusal-notice.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useProfile } from './use-profile.ts';

const panelStyle = 'rounded-card border-2 border-line bg-card p-5 sm:p-6';

/** Account page: profile, data export, logging out and account deletion. */
export default function AccountPage() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <PageMeta title="Account" />
      <PageTitle>Account</PageTitle>
      <RefusalNotice state={useLocation().state} />
      <Identity />
      <PasskeysSection className={panelStyle} />
      <SessionsSection className={panelStyle} />
      <Mails />
      <MyData />
      <section aria-labelledby="leave" className={panelStyle}>
        <h2 id="leave" className="mb-1 text-xl">
          Leave Toy Twin
        </h2>
        <p className="mb-4 text-soft">Deletes your account and everything in it. This cannot be undone.</p>
        <DeleteAccountPanel />
      </section>
    </div>
  );
}

function Identity() {
  const auth = useAuth();
  const profile = useProfile();
  const person = profile.data ?? (auth.status === 'signed-in' ? auth.user : null);
  return (
    <section aria-label="Your profile" className={panelStyle}>
      <dl className="flex flex-col gap-3">
        <Name saved={profile.data?.displayName}>{person?.displayName || 'Not saved yet'}</Name>
        <Fact name="Email Address">
          {person?.email} {profile.data && <ChangeEmail email={profile.data.email} />}
        </Fact>
        <Elsewhere />
        <Fact name="Password">
          <ChangePassword />
        </Fact>
        {profile.isPending && (
          <Fact name="Member since">
            <Skeleton className="mt-0.5 h-5 w-40" />
          </Fact>
        )}
        {profile.data && <Fact name="Member since">{formatDate(profile.data.createdAt)}</Fact>}
      </dl>
      {profile.isError && (
        <RetryNotice className="mt-4" onRetry={() => void profile.refetch()}>
          {serverMessage(profile.error, 'Your profile could not be loaded. Please try again later.')}
        </RetryNotice>
      )}
    </section>
  );
}

/** The companies with whose accounts the person logs in. */
function Elsewhere() {
  const providers = useWays().data?.providers ?? [];
  if (providers.length === 0) return null;
  return <Fact name="Log in with">{providers.map((provider) => PROVIDER_NAMES[provider]).join(', ')}</Fact>;
}

function Name({ saved, children }: { saved: string | undefined; children: string }) {
  const [isChanging, setChanging] = useState(false);
  if (isChanging && saved !== undefined)
    return (
      <Fact name="Name">
        <LazyChangeName name={saved} onClose={() => setChanging(false)} />
      </Fact>
    );
  return (
    <Fact name="Name">
      {children}
      {saved !== undefined && (
        <Button variant="quiet" className="-my-3" aria-label="Change name" onClick={() => setChanging(true)}>
          Change
        </Button>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:flex sm:gap-6">
      <dt className="shrink-0 font-bold sm:w-36">{name}</dt>
      <dd dir="auto" className="min-w-0 break-words text-left text-soft">
        {children}
      </dd>
    </div>
  );
}

function Mails() {
  const { data, isPending } = useProfile();
  // Same height as the loaded profile, so that the panels below do not move.
  if (isPending) return <Skeleton className="h-52 rounded-card sm:h-47" />;
  return (
    data && (
      <section aria-labelledby="mails" className={panelStyle}>
        <h2 id="mails" className="mb-1 text-xl">
          Emails
        </h2>
        <MailPreference profile={data} />
      </section>
    )
  );
}

function MyData() {
  const download = useMutation({ mutationFn: downloadMyData });
  return (
    <section aria-labelledby="data" className={panelStyle}>
      <h2 id="data" className="mb-1 text-xl">
        Your data
      </h2>
      <p className="mb-4 text-soft">
        One ZIP file with your profile, photos, toy twins and orders, as we store them.
      </p>
      <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
      {download.isError && (
        <Notice tone="error" className="mt-4">
          {serverMessage(download.error, 'Your download could not be prepared. Please try again later.')}
        </Notice>
      )}
    </section>
  );
}
