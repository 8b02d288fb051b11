import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { type UserProfile, userProfile } from '../contract.ts';
import { profileKey } from './use-profile.ts';

/** Switch for optional emails. Updates optimistically and rolls back if saving fails. */
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
      <Switch
        label="Email when a toy twin is ready"
        on={on}
        aria-describedby="mails-note"
        // `aria-disabled`, because `disabled` would take the focus from the switch.
        aria-disabled={save.isPending}
        onClick={() => save.isPending || save.mutate(!on)}
      />
      <p id="mails-note" className="text-soft">
        You always get receipts and emails about your password.
      </p>
      {save.isError && (
        <Notice tone="error" className="mt-4">
          {serverMessage(save.error, 'Your choice could not be saved. Please try again later.')}
        </Notice>
      )}
    </>
  );
}
