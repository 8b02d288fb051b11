import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { account } from '../contract.ts';

/** Path of the calls about a person. */
export function personUrl(uid: string): string {
  return `/api/operator/people/${encodeURIComponent(uid)}`;
}

/** A person's account as the desk shows it. */
export function useAccount(uid: string) {
  return useQuery({
    queryKey: ['operator', 'people', uid],
    queryFn: ({ signal }) => getJson(account, personUrl(uid), { signal }),
  });
}
