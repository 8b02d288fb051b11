import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toEmailAddress } from '#shared/email-address.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { useConfig } from '#web/api/use-config.ts';
import type { IdentityClient } from '#web/identity/identity-client.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { SecondFactorRequiredError } from '#web/identity/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type EmailChange, emailChange, type WaysIn } from '../../contract.ts';
import { LazySecondFactor } from '../lazy-second-factor.tsx';
import { problemWords } from '../problem-words.ts';
import { SentNotice } from '../sent-notice.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { type Proof, proveOwner, typedProof } from './prove-owner.ts';
import { useWays } from './use-ways.ts';

type Props = { email: string; onClose: () => void };

/** Asks for another address, and for a proof that the account is theirs; then mails say what is next. */
export default function ChangeEmailDialog({ email, onClose }: Props) {
  const [wanted, setWanted] = useState('');
  const [typed, setTyped] = useState('');
  const ways = useWays().data;
  const identity = useIdentityClient();
  const ask = useMutation({
    mutationFn: async (proof: Proof) => askChange(await identity(), wanted.trim(), proof),
  });
  const isAddress = toEmailAddress(wanted.trim()) !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAddress && typed !== '') ask.mutate(typedProof(ways, typed));
  };
  const { error, data } = ask;
  const secondFactor = error instanceof SecondFactorRequiredError ? error.secondFactor : null;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Change your email address">
      {data ? (
        <Sent change={data} formerly={email} ways={ways} onClose={onClose} />
      ) : secondFactor ? (
        <LazySecondFactor
          secondFactor={secondFactor}
          onDone={() => ask.mutate('done')}
          onCancel={() => ask.reset()}
        />
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label="New email address"
            type="email"
            autoComplete="email"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <OwnerFields
            ways={ways}
            typed={typed}
            onType={setTyped}
            onProof={(proof) => ask.mutate(proof)}
            busy={!isAddress || ask.isPending}
            why="We ask so that nobody else can take your account."
          />
          {ask.isError && (
            <Notice tone="error" answer>
              {wordsFor(error)}
            </Notice>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              Keep it as it is
            </Button>
            <Button type="submit" disabled={!isAddress || typed === ''} busy={ask.isPending}>
              Continue
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

type SentProps = { change: EmailChange; formerly: string; ways: WaysIn | undefined; onClose: () => void };

function Sent({ change, formerly, ways, onClose }: SentProps) {
  const isFirebase = useConfig()?.identity === 'firebase';
  return (
    <div className="flex flex-col items-start gap-4">
      <SentNotice>
        {isFirebase ? <SentByFirebase email={change.email} ways={ways} /> : sentByUs(change, formerly)}
      </SentNotice>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

function sentByUs({ step, email }: EmailChange, formerly: string): string {
  const next =
    step === 'approve'
      ? `We emailed a link to ${formerly}. Approve the change with it. Then we send a second link to ${email}, to confirm that it is yours.`
      : `We emailed a link to ${email}. Your address changes when you open it.`;
  return `${next} Each link works for one hour. Until then nothing changes.`;
}

function SentByFirebase({ email, ways }: { email: string; ways: WaysIn | undefined }) {
  const auth = useAuth();
  // Firebase tells the login's own address, which the profile's may differ from.
  const formerly = auth.status === 'signed-in' ? auth.user.email : 'the former address';
  return (
    <>
      <p className="mb-2">
        We emailed a link to {email}. Your address changes when you open it; until then nothing changes.
      </p>
      <p>
        Then you are logged out on all devices:{' '}
        {ways?.password === false ? 'log in again as you do now' : 'log in with the new address'}. We then
        email {formerly}, too, with a link that undoes the change.
      </p>
    </>
  );
}

/** Begins the change. @returns null if the person closed a window. */
async function askChange(identity: IdentityClient, email: string, proof: Proof): Promise<EmailChange | null> {
  const shown = await proveOwner(identity, proof);
  const { externalLogin } = identity;
  if (shown && externalLogin) {
    await externalLogin.mailEmailChange(email);
    return { step: 'confirm', email };
  }
  return shown && sendJson(emailChange, 'post', '/api/users/me/email', { email, ...shown });
}

function wordsFor(error: unknown): string {
  if (error instanceof IdentityError) return problemWords(error);
  return serverMessage(error, 'Your address could not be changed. Please try again later.');
}
