import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../web/api/client.ts';
import { serverMessage } from '../../../web/api/error-message.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { type UserProfile, userProfile } from '../contract.ts';
import { profileKey } from './use-profile.ts';

/** The switch for mails that nobody needs. It shows the wish at once, and the stored one if storing fails. */
export function MailPreference({ profile }: { profile: UserProfile }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (mailWhenReady: boolean) =>
      sendJson(userProfile, 'put', '/api/users/me/preferences', { mailWhenReady }),
    onSuccess: (saved) => client.setQueryData(profileKey, saved),
  });
  const on = save.isPending ? save.variables : profile.mailWhenReady;
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby="mails-note"
        disabled={save.isPending}
        onClick={() => save.mutate(!on)}
        className="flex min-h-11 w-full items-center gap-4 font-bold"
      >
        <span className="flex-1 text-left">Mail me when a toy twin is ready</span>
        <span
          aria-hidden="true"
          className={`relative h-6 w-11 shrink-0 rounded-full border-2 border-edge ${on ? 'bg-blister' : 'bg-sunken'}`}
        >
          <span
            className={`absolute top-0.5 size-4 rounded-full bg-edge transition-[left] duration-150 ${on ? 'left-5.5' : 'left-0.5'}`}
          />
        </span>
      </button>
      <p id="mails-note" className="text-soft">
        Receipts, and mails about your password, come in any case.
      </p>
      {save.isError && (
        <Notice tone="error" className="mt-4">
          {serverMessage(save.error, 'Your choice could not be saved. Please try again later.')}
        </Notice>
      )}
    </>
  );
}
