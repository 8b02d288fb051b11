import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { deviceInWords } from '#shared/device-in-words.ts';
import type { Passkey } from '#web/identity/identity-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { problemWords } from './problem-words.ts';
import { useFreshSignIn } from './use-fresh-sign-in.tsx';
import { passkeysKey, usePasskeys } from './use-passkeys.ts';

/** The person's passkeys, each with its name, and a button that adds this device's. */
export default function PasskeysPanel() {
  const passkeys = usePasskeys();
  const client = useQueryClient();
  const list = useQuery({ queryKey: passkeysKey, queryFn: async () => (await passkeys()).list() });
  const { attempt, dialog } = useFreshSignIn();
  const change = useMutation({
    mutationFn: (act: () => Promise<unknown>) =>
      attempt(async () => {
        await act();
        await client.invalidateQueries({ queryKey: passkeysKey });
      }),
  });
  const isBusy = (what: string) => change.isPending && change.variables.name === what;
  const add = async () => (await passkeys()).add(deviceInWords(navigator.userAgent));
  if (list.isPending) return <Skeleton className="h-12 w-56" />;
  if (list.isError)
    return (
      <RetryNotice onRetry={() => void list.refetch()}>
        Your passkeys could not be loaded. Please try again.
      </RetryNotice>
    );
  return (
    <>
      {list.data.length > 0 && (
        <ul className="mb-4 divide-y-2 divide-line border-y-2 border-line">
          {list.data.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              busy={change.isPending}
              onRename={(name) => change.mutate(async () => (await passkeys()).rename(passkey.id, name))}
              onRemove={() => change.mutate(async () => (await passkeys()).remove(passkey.id))}
            />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        busy={isBusy('add')}
        disabled={change.isPending}
        onClick={() => change.mutate(add)}
      >
        Add this device
      </Button>
      {change.isError && (
        <Notice tone="error" className="mt-4" answer>
          {problemWords(change.error)}
        </Notice>
      )}
      {dialog}
    </>
  );
}

type RowProps = {
  passkey: Passkey;
  busy: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
};

function Row({ passkey: { name, createdAt }, busy, onRename, onRemove }: RowProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isRenaming = draft !== null;
  useEffect(() => {
    if (isRenaming) field.current?.select();
  }, [isRenaming]);
  if (draft !== null) {
    const save = (event: FormEvent) => {
      event.preventDefault();
      if (draft.trim() === '') return;
      onRename(draft.trim());
      setDraft(null);
    };
    return (
      <li className="py-3">
        <form onSubmit={save} className="flex flex-wrap items-end gap-3">
          <div className="min-w-48 flex-1">
            <TextField
              label="Name of this passkey"
              maxLength={60}
              ref={field}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          </div>
          <Button type="submit" variant="secondary" disabled={draft.trim() === ''}>
            Save
          </Button>
          <Button variant="quiet" onClick={() => setDraft(null)}>
            Cancel
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block truncate font-bold">{name}</span>
        <span className="text-sm text-soft">Added {formatDate(createdAt)}</span>
      </span>
      <span className="-mx-4 flex">
        <Button variant="quiet" disabled={busy} aria-label={`Rename ${name}`} onClick={() => setDraft(name)}>
          Rename
        </Button>
        <Button variant="quiet" disabled={busy} aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  );
}
