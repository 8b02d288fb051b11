import { useState } from 'react';
import { appPaths } from '#shared/app-paths.ts';
import { SecondFactorRequiredError } from '#web/identity/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { deletionMessage } from './delete-account.ts';
import { TextLink } from './form-links.tsx';
import { LazySecondFactor } from './lazy-second-factor.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/** The word to type as confirmation, against accidental deletion. */
const CONFIRMATION = 'DELETE';

/** Deletes the account after a confirmation dialog, and leads to the page that says so. */
export function DeleteAccountPanel() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const ready = typed.trim().toUpperCase() === CONFIRMATION && password !== '';
  const deletion = useDeleteAccount();
  const { error } = deletion;
  const secondFactor = error instanceof SecondFactorRequiredError ? error.secondFactor : null;
  const change = (next: boolean) => {
    setOpen(next);
    setTyped('');
    setPassword('');
    deletion.reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button variant="danger">Delete my account</Button>}
      title="Delete my account"
      footer={
        <>
          <Button variant="secondary" className="max-sm:px-2.5" onClick={() => change(false)}>
            Keep my account
          </Button>
          <Button
            variant="danger"
            className="max-sm:px-2.5"
            disabled={!ready || secondFactor !== null}
            busy={deletion.isPending || deletion.isSuccess}
            onClick={() => deletion.mutate({ password })}
          >
            Delete everything
          </Button>
        </>
      }
    >
      {secondFactor ? (
        // In place of the fields, which are done: on a phone its buttons would lie below the fold.
        <LazySecondFactor
          secondFactor={secondFactor}
          onDone={() => deletion.mutate({ password, isConfirmed: true })}
          onCancel={() => deletion.reset()}
        />
      ) : (
        <>
          <WhatGoes />
          <TextField
            label={`Type ${CONFIRMATION} to confirm`}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="mt-4">
            <TextField
              label="Password"
              type="password"
              autoComplete="current-password"
              hint={
                <>
                  We ask so that nobody else can delete your account.{' '}
                  <TextLink to={appPaths.forgotPassword}>Forgot password?</TextLink>
                </>
              }
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </div>
        </>
      )}
      {deletion.isError && !secondFactor && (
        <Notice tone="error" className="mt-4" answer>
          {deletionMessage(deletion.error)}
        </Notice>
      )}
    </Dialog>
  );
}

/** Two short paragraphs: with a list, a phone showed no field without scrolling. */
function WhatGoes() {
  return (
    <>
      <p className="mb-2">
        Your login, name and email address, your photos, your toy twins with all of their pictures and your
        share pages are deleted immediately and cannot be restored.
      </p>
      <p className="mb-4 text-soft">
        Any amount still held on your card is released. We keep only the payment records that accounting law
        requires, without your name.
      </p>
    </>
  );
}
