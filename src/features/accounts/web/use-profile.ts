import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { userProfile } from '../contract.ts';

/** Where the profile is kept in the browser. */
export const profileKey = ['profile'];

/** `GET /api/users/me`: the signed-in person's own profile. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => getJson(userProfile, '/api/users/me', { signal }),
  });
}
