import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { type PreferencesBody, type UserProfile, userProfile } from '../contract.ts';
import { profileKey } from './use-profile.ts';

/** Switch for optional emails. Updates optimistically and rolls back if saving fails. */
export function MailPreference({ profile }: { profile: UserProfile }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (changed: Partial<PreferencesBody>) =>
      sendJson(userProfile, 'put', '/api/users/me/preferences', { ...preferencesOf(profile), ...changed }),
    onSuccess: (saved) => client.setQueryData(profileKey, saved),
  });
  const shown = { ...preferencesOf(profile), ...(save.isPending && save.variables) };
  const change = (changed: Partial<PreferencesBody>) => save.isPending || save.mutate(changed);
  return (
    <>
      <Switch
        label="Email when a toy twin is ready"
        on={shown.mailWhenReady}
        aria-describedby="mails-note"
        // `aria-disabled`, because `disabled` would take the focus from the switch.
        aria-disabled={save.isPending}
        onClick={() => change({ mailWhenReady: !shown.mailWhenReady })}
      />
      <Switch
        label="Email when a toy twin turns one"
        on={shown.mailOnBirthday}
        aria-describedby="mails-note"
        aria-disabled={save.isPending}
        onClick={() => change({ mailOnBirthday: !shown.mailOnBirthday })}
      />
      <p id="mails-note" className="text-soft">
        You always get receipts, emails about your password, and a reminder that you ask for.
      </p>
      {save.isError && (
        <Notice tone="error" className="mt-4">
          {serverMessage(save.error, 'Your choice could not be saved. Please try again later.')}
        </Notice>
      )}
    </>
  );
}

const preferencesOf = ({ mailWhenReady, mailOnBirthday }: UserProfile) => ({ mailWhenReady, mailOnBirthday });
