import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { waysIn } from '../../contract.ts';

/** How the person can log in, besides a mailed link. Firebase's own client knows it; else our server. */
export function useWays() {
  const identity = useIdentityClient();
  return useQuery({
    queryKey: ['ways'],
    queryFn: async ({ signal }) =>
      (await identity()).externalLogin?.ways() ?? getJson(waysIn, '/api/users/me/ways', { signal }),
  });
}
