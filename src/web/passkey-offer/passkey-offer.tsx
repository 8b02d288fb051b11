import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemWords } from '#features/accounts/web/problem-words.ts';
import { useFreshSignIn } from '#features/accounts/web/use-fresh-sign-in.tsx';
import { passkeysKey, usePasskeys } from '#features/accounts/web/use-passkeys.ts';
import { deviceInWords } from '#shared/device-in-words.ts';
import { browserStorage } from '#web/safe-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { noteOffered } from './passkey-offered.ts';

/** Offers a passkey of this device to somebody who has none. Either answer is remembered for good. */
export default function PasskeyOffer() {
  const passkeys = usePasskeys();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: passkeysKey, queryFn: async () => (await passkeys()).list() });
  const { attempt, dialog } = useFreshSignIn();
  const [answer, setAnswer] = useState<'added' | 'no' | null>(null);
  const add = useMutation({
    mutationFn: () =>
      attempt(async () => {
        if (!(await (await passkeys()).add(deviceInWords(navigator.userAgent)))) return;
        noteOffered(browserStorage());
        setAnswer('added');
        await client.invalidateQueries({ queryKey: passkeysKey });
      }),
  });
  if (answer === 'added')
    return (
      <Notice tone="success" className="mt-6" answer>
        Done. Next time, log in with your face or finger. You can remove this on your account page.
      </Notice>
    );
  if (answer === 'no' || !data || data.length > 0) return null;
  return (
    <section
      aria-labelledby="passkey-offer"
      className="mt-6 rounded-card border-2 border-line bg-card p-5 sm:flex sm:items-center sm:gap-6"
    >
      <div className="min-w-0 flex-1">
        <h2 id="passkey-offer" className="mb-1 text-lg">
          Next time without a password?
        </h2>
        <p className="text-soft">
          Log in with your face or finger, the way you unlock this device. They stay on your device: we only
          receive a key.
        </p>
        {add.isError && (
          <Notice tone="error" className="mt-3" answer>
            {problemWords(add.error)}
          </Notice>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 sm:mt-0 sm:flex-col">
        <Button variant="secondary" busy={add.isPending} onClick={() => add.mutate()}>
          Add this device
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            noteOffered(browserStorage());
            setAnswer('no');
          }}
        >
          No, thanks
        </Button>
      </div>
      {dialog}
    </section>
  );
}
