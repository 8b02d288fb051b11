import { z } from 'zod';
import type { EmbeddedIdentity } from '../embedded.ts';
import type { Endpoint } from './call.ts';

const signedIn = z.object({ user: z.object({ id: z.string() }) });

/**
 * Ends the session that this browser had before it signed in anew, so that the person's list shows the browser once. Another
 * person's is left to its own log-out, which clears more.
 */
export function withoutFormerSession(identity: EmbeddedIdentity, signIn: Endpoint): Endpoint {
  return async (call, needs) => {
    const { headers } = call.request;
    const former = headers.has('cookie')
      ? await identity.api.getSession({ headers }).catch(() => null)
      : null;
    const response = await signIn(call, needs);
    if (!response.ok || !former) return response;
    const { user } = signedIn.parse(await response.clone().json());
    if (user.id === former.user.id) await needs.endSession(former.user.id, former.session.id);
    return response;
  };
}
