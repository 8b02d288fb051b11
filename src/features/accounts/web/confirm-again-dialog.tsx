import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appPaths } from '#shared/app-paths.ts';
import type { Passkey } from '#web/identity/identity-client.ts';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from './form-links.tsx';
import { useWays } from './owner/use-ways.ts';
import { problemWords } from './problem-words.ts';
import { LazyProviderButtons } from './providers/lazy-provider-buttons.tsx';
import { passkeysKey, usePasskeys } from './use-passkeys.ts';

type Props = {
  /** What the person wanted to do. */
  onConfirmed: () => Promise<void>;
  onClose: () => void;
};

/** Signs the person in anew, by password or by a passkey that they have, and then does what they wanted. */
export function ConfirmAgainDialog({ onConfirmed, onClose }: Props) {
  const auth = useAuth();
  const identity = useIdentityClient();
  const passkeys = usePasskeys();
  const known = useQueryClient().getQueryData<Passkey[]>(passkeysKey) ?? [];
  const ways = useWays().data;
  const hasPassword = ways?.password ?? true;
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: async (how: 'password' | 'passkey') => {
      const email = auth.status === 'signed-in' ? auth.user.email : '';
      if (how === 'passkey' && !(await (await passkeys()).signIn())) return;
      if (how === 'password') await (await identity()).signIn({ email, password });
      await onConfirmed();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') confirm.mutate('password');
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Please confirm that it is you">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p>You logged in a while ago. We ask again before the ways into your account change.</p>
        {hasPassword ? (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            hint={<TextLink to={appPaths.forgotPassword}>Forgot password?</TextLink>}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        ) : (
          <p>
            You have no password. <TextLink to={appPaths.signInLink}>Log in by email link</TextLink> once
            more, or in another way that you have.
          </p>
        )}
        {confirm.isError && (
          <Notice tone="error" answer>
            {problemWords(confirm.error)}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {known.length > 0 && (
            <Button
              variant="secondary"
              disabled={confirm.isPending}
              onClick={() => confirm.mutate('passkey')}
            >
              Use face or finger
            </Button>
          )}
          {hasPassword && (
            <Button type="submit" disabled={password === ''} busy={confirm.isPending}>
              Confirm
            </Button>
          )}
        </div>
        {ways && ways.providers.length > 0 && (
          <LazyProviderButtons only={ways.providers} onFailure={() => confirm.reset()} />
        )}
      </form>
    </Dialog>
  );
}
