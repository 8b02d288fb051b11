import { useState } from 'react';
import { toEmailAddress } from '#shared/email-address.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ActDialog } from '../../web/act-dialog.tsx';
import { DeskSection } from '../../web/desk-section.tsx';
import { formatTime } from '../../web/format-time.ts';
import { SaveButton } from '../../web/save-button.tsx';
import type { Account } from '../contract.ts';
import { personUrl } from './use-account.ts';

/** Everything that an operator can do for a person, or against one. */
export function AccountActs({ account }: { account: Account }) {
  const url = personUrl(account.uid);
  return (
    <DeskSection title="What you can do">
      <div className="flex flex-col gap-3 *:w-full">
        {!account.confirmed && <ConfirmEmail url={url} account={account} />}
        <ChangeEmail url={url} account={account} />
        <ExportData url={url} account={account} />
        {account.operator ? (
          <p className="text-sm text-soft">
            This person is an operator, so nobody can block or delete them here. Remove them from the
            operators first, with the command on the server.
          </p>
        ) : (
          <>
            <BlockOrUnblock url={url} account={account} />
            <DeleteAccount url={url} account={account} />
          </>
        )}
      </div>
    </DeskSection>
  );
}

type ActProps = { url: string; account: Account };

function BlockOrUnblock({ url, account }: ActProps) {
  if (account.blocked)
    return (
      <ActDialog label="Unblock" url={`${url}/unblock`} done="They can log in again.">
        They can log in again, and their share pages are open as before. What was canceled stays canceled.
      </ActDialog>
    );
  return (
    <ActDialog label="Block" url={`${url}/block`} danger done="They are blocked.">
      They are logged out everywhere within a minute and read ‘This account has been disabled. Please contact
      support.’ Their share pages close, and what is not charged yet is canceled and released. What is charged
      stays: give money back on its order.
    </ActDialog>
  );
}

function ConfirmEmail({ url, account: { email, identity } }: ActProps) {
  return (
    <ActDialog label="Confirm the address" url={`${url}/confirm-email`} done="The address is confirmed.">
      From now on we mail everything to {email}, as if they had opened the link. Only do this if you know that
      the address is theirs.
      {identity === 'firebase' &&
        ' Firebase does not learn of it: its own pages and mails still call the address unconfirmed.'}
    </ActDialog>
  );
}

const CHANGE_AT_FIREBASE =
  'Only where our mails go changes. The person still logs in with the former address, because Firebase keeps it: change it there, in the console’s list of users. Until Firebase or you have confirmed the new one, only receipts go there. When the login’s own address changes, the profile takes that.';
const CHANGE_HERE =
  'Login and profile change together. They are logged out everywhere, earlier links stop working, and the new address gets a mail to confirm it. A confirmed former address is told. The password stays.';

function ChangeEmail({ url, account: { identity } }: ActProps) {
  const [email, setEmail] = useState('');
  const isAddress = toEmailAddress(email) !== null;
  return (
    <ActDialog
      label="Change the address"
      url={`${url}/change-email`}
      values={{ email }}
      isReady={isAddress}
      done="The address is changed."
      fields={
        <TextField
          label="New email address"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      }
    >
      {identity === 'firebase' ? CHANGE_AT_FIREBASE : CHANGE_HERE}
    </ActDialog>
  );
}

function ExportData({ url, account: { exportUntil } }: ActProps) {
  return (
    <>
      <ActDialog label="Export their data" url={`${url}/export`} done="You can download it now.">
        You can download the same ZIP file that they get by their own button, for an hour: account, orders,
        toy twins with their pictures, and photos. Send it only to somebody who has shown that the account is
        theirs.
      </ActDialog>
      {exportUntil !== null && (
        <>
          <SaveButton path={`${url}/export`} name="toy-twin-data.zip">
            Download their data
          </SaveButton>
          <p className="text-sm text-soft">Until {formatTime(exportUntil)}.</p>
        </>
      )}
    </>
  );
}

function DeleteAccount({ url, account: { identity } }: ActProps) {
  return (
    <ActDialog label="Delete the account" url={`${url}/delete`} danger done="The account is deleted.">
      Everything of them is deleted now, for good, as by their own button. Held money is released; receipts
      stay, without the person. Your reason stays in the audit, so do not name them in it.
      {identity === 'firebase' &&
        ' Their login stays at Firebase, which only its console can delete: remove it there as well.'}
    </ActDialog>
  );
}
