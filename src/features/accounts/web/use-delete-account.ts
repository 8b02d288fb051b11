import { useMutation } from '@tanstack/react-query';
import { clearAllDrafts } from '#features/toytwins/web/clear-all-drafts.ts';
import { notifyOtherTabs } from '#web/identity/cross-tab-sync.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { tabStorage } from '#web/safe-storage.ts';
import { deleteEverything } from './delete-everything.ts';

/** Deletes the account, by its password where that is asked for; afterwards nothing of it is left in this browser. */
export function useDeleteAccount() {
  const identity = useIdentityClient();
  return useMutation({
    mutationFn: async (password: string) => deleteEverything(await identity(), password),
    onSuccess: () => {
      clearAllDrafts(tabStorage());
      notifyOtherTabs('logged-out');
      // A full load: nothing of the deleted person may stay in memory. The browser's back button could revive this page.
      window.addEventListener('pageshow', () => window.location.reload());
      window.location.assign('/');
    },
  });
}
