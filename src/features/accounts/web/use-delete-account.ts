import { useMutation } from '@tanstack/react-query';
import { forgetLooks } from '#features/designs/web/forget-looks.ts';
import { clearAllDrafts } from '#features/toytwins/web/clear-all-drafts.ts';
import { forgetKeptTry } from '#features/trial/web/kept-key.ts';
import { notifyOtherTabs } from '#web/identity/cross-tab-sync.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { browserStorage, tabStorage } from '#web/safe-storage.ts';
import { deleteAccount } from './delete-account.ts';

/** Deletes the account, with its password, and clears its data from this browser. */
export function useDeleteAccount() {
  const identity = useIdentityClient();
  return useMutation({
    mutationFn: async (password: string) => deleteAccount(await identity(), password),
    onSuccess: () => {
      clearAllDrafts(tabStorage());
      forgetLooks(browserStorage());
      forgetKeptTry(browserStorage());
      notifyOtherTabs('logged-out');
      // Leave by a full page load, so that no data of the deleted account stays in memory. The reload on
      // `pageshow` covers the back button, which could revive this page.
      window.addEventListener('pageshow', () => window.location.reload());
      window.location.assign('/');
    },
  });
}
