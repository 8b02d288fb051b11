import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NAME_MAX_LENGTH } from '#shared/name-length.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { userProfile } from '../contract.ts';
import { signUpMessage } from './sign-up-messages.ts';
import { profileKey } from './use-profile.ts';

/** The field for another name, in place of the name. */
export default function ChangeName({ name, onClose }: { name: string; onClose: () => void }) {
  const identity = useIdentityClient();
  const client = useQueryClient();
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = useMutation({
    mutationFn: async () => {
      const profile = await sendJson(userProfile, 'put', '/api/users/me/name', { displayName: written });
      await (await identity()).setDisplayName(profile.displayName);
      return profile;
    },
    onSuccess: (profile) => {
      client.setQueryData(profileKey, profile);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        ref={field}
        label="Full Name"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        {...(save.isError && { error: wordsFor(save.error) })}
      />
      <p className="text-sm text-soft">
        For our emails and new boxes. Boxes that you have keep what is printed on them.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={save.isPending}>
          Save name
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof IdentityError) return signUpMessage(error);
  return serverMessage(error, 'Your name could not be saved. Please try again later.');
}
