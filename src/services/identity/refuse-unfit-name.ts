import { APIError } from 'better-auth/api';
import { z } from 'zod';

const named = z.object({ name: z.string() });

/**
 * Refuses a display name that may not be shown: emails greet with it, and shared pages show it.
 * @param path better-auth's path of the call. @param body what it was sent, not checked yet.
 * @throws {APIError} 400 UNFIT_NAME
 */
export function refuseUnfitName(
  { refusesName }: { refusesName(name: string): boolean },
  path: string,
  body: unknown,
): void {
  if (path !== '/sign-up/email' && path !== '/update-user') return;
  const { data } = named.safeParse(body);
  if (data && refusesName(data.name))
    throw new APIError('BAD_REQUEST', { code: 'UNFIT_NAME', message: 'The name cannot be shown' });
}
