import { useState } from 'react';
import { SecondFactorRequiredError } from '#web/identity/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { deletionMessage } from './delete-account.ts';
import { LazySecondFactor } from './lazy-second-factor.tsx';
import { OwnerFields } from './owner/owner-fields.tsx';
import { typedProof } from './owner/prove-owner.ts';
import { useWays } from './owner/use-ways.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** The word to type as confirmation, against accidental deletion. */
const CONFIRMATION = 'DELETE';

/** Deletes the account after a confirmation dialog, and leads to the page that says so. */
export function DeleteAccountPanel() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [proof, setProof] = useState('');
  const ways = useWays().data;
  const isMeant = typed.trim().toUpperCase() === CONFIRMATION;
  const ready = isMeant && proof !== '';
  const deletion = useDeleteAccount();
  const { error } = deletion;
  const secondFactor = error instanceof SecondFactorRequiredError ? error.secondFactor : null;
  const change = (next: boolean) => {
    setOpen(next);
    setTyped('');
    setProof('');
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
            busy={deletion.isPending || deletion.data === true}
            onClick={() => deletion.mutate(typedProof(ways, proof))}
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
          onDone={() => deletion.mutate('done')}
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
            <OwnerFields
              ways={ways}
              typed={proof}
              onType={setProof}
              onProof={(direct) => deletion.mutate(direct)}
              busy={!isMeant || deletion.isPending}
              why="We ask so that nobody else can delete your account."
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
