import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { appPaths } from '#shared/app-paths.ts';
import { PROVIDER_NAMES } from '#shared/sign-in-providers.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { useConfig } from '#web/api/use-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { WaysIn } from '../../contract.ts';
import { TextLink } from '../form-links.tsx';
import type { Proof } from './prove-owner.ts';

type Props = {
  /** Undefined while it is not known. */
  ways: WaysIn | undefined;
  typed: string;
  onType: (typed: string) => void;
  /** Proves it at once, without anything typed. */
  onProof: (proof: Proof) => void;
  busy: boolean;
  /** Why we ask. */
  why: string;
};

/** Asks the person for what they have: a password, a mailed code, an account elsewhere, face or finger. */
export function OwnerFields({ ways, typed, onType, onProof, busy, why }: Props) {
  const isFirebase = useConfig()?.identity === 'firebase';
  if (!ways || ways.password)
    return (
      <>
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          hint={
            <>
              {why} <TextLink to={appPaths.forgotPassword}>Forgot password?</TextLink>
            </>
          }
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {ways?.passkey && <ByPasskey busy={busy} onProof={onProof} />}
      </>
    );
  return (
    <div className="flex flex-col gap-3">
      <p>{why} You have no password, so please confirm in another way.</p>
      {ways.passkey && <ByPasskey busy={busy} onProof={onProof} />}
      {isFirebase ? (
        ways.providers.map((provider) => (
          <Way key={provider} busy={busy} onClick={() => onProof({ provider })}>
            Confirm with {PROVIDER_NAMES[provider]}
          </Way>
        ))
      ) : (
        <MailedCode typed={typed} onType={onType} />
      )}
    </div>
  );
}

function ByPasskey({ busy, onProof }: Pick<Props, 'busy' | 'onProof'>) {
  return (
    <Way busy={busy} onClick={() => onProof('passkey')}>
      Use face or finger
    </Way>
  );
}

function Way({ busy, onClick, children }: { busy: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <div>
      <Button variant="secondary" disabled={busy} onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}

function MailedCode({ typed, onType }: Pick<Props, 'typed' | 'onType'>) {
  const send = useMutation({ mutationFn: () => sendJson(z.unknown(), 'post', '/api/users/me/code') });
  const field = useRef<HTMLInputElement>(null);
  // On a phone it may lie below the fold of the window.
  useEffect(() => {
    if (send.isSuccess) field.current?.focus();
  }, [send.isSuccess]);
  return (
    <>
      <div>
        <Button variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
          {send.isSuccess ? 'Email me another code' : 'Email me a code'}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {send.isSuccess && 'We emailed you six digits. They work for ten minutes.'}
      </p>
      {send.isError && (
        <Notice tone="error" answer>
          {serverMessage(send.error, 'The code could not be sent. Please try again later.')}
        </Notice>
      )}
      {send.isSuccess && (
        <TextField
          ref={field}
          label="Code from the email"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </>
  );
}
