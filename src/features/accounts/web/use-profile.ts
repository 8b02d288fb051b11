import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { userProfile } from '../contract.ts';

/** Query key of the profile. */
export const profileKey = ['profile'];

/** `GET /api/users/me`: the caller's own profile. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => getJson(userProfile, '/api/users/me', { signal }),
  });
}
