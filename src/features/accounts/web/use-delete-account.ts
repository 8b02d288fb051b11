import { useMutation } from '@tanstack/react-query';
import { appPaths } from '#shared/app-paths.ts';
import { notifyOtherTabs } from '#web/identity/cross-tab-sync.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { browserStorage, tabStorage } from '#web/safe-storage.ts';
import { forgetPerson, leaveForGood } from './account-deleted.ts';
import { deleteAccount } from './delete-account.ts';
import type { Proof } from './owner/prove-owner.ts';

/** Deletes the account, with its password, and clears its data from this browser. */
export function useDeleteAccount() {
  const identity = useIdentityClient();
  return useMutation({
    mutationFn: async (proof: Proof) => deleteAccount(await identity(), proof),
    onSuccess: (isDeleted) => {
      if (!isDeleted) return;
      forgetPerson(tabStorage(), browserStorage());
      notifyOtherTabs('logged-out');
      leaveForGood(appPaths.accountDeleted);
    },
  });
}
