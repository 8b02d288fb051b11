import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { sendJson } from '../../../web/api/client.ts';
import { serverMessage } from '../../../web/api/error-message.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { TextField } from '../../../web/ui/text-field.tsx';

/** What must be typed, so that nobody deletes an account by a slip of the thumb. */
const CONFIRMATION = 'DELETE';

/** `DELETE /api/users/me` behind a dialog that says exactly what goes; afterwards the landing page. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const deletion = useMutation({
    mutationFn: () => sendJson(z.unknown(), 'delete', '/api/users/me'),
    // A full load: nothing of the deleted person may stay in memory.
    onSuccess: () => window.location.assign('/'),
  });
  const change = (next: boolean) => {
    setOpen(next);
    setTyped('');
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
          <Button variant="secondary" onClick={() => change(false)}>
            Keep my account
          </Button>
          <Button
            variant="danger"
            disabled={typed.trim().toUpperCase() !== CONFIRMATION}
            busy={deletion.isPending || deletion.isSuccess}
            onClick={() => deletion.mutate()}
          >
            Delete everything
          </Button>
        </>
      }
    >
      <p className="mb-2">These are deleted at once and cannot be brought back:</p>
      <ul className="mb-4 list-disc pl-6 text-soft">
        <li>your login, name and email address</li>
        <li>every photo you uploaded</li>
        <li>every toy twin and all of its pictures</li>
        <li>every share page: its address stops working</li>
      </ul>
      <p className="mb-4 text-soft">
        Money still held on your card is released. What accounting law makes us keep of a payment stays,
        without your name.
      </p>
      <TextField
        label={`Type ${CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {deletion.isError && (
        <Notice tone="error" className="mt-4">
          {serverMessage(deletion.error, 'Your account could not be deleted. Please try again later.')}
        </Notice>
      )}
    </Dialog>
  );
}
