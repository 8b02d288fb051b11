import type { EmbeddedIdentity } from '../embedded.ts';
import type { Endpoint } from './call.ts';

/** How better-auth answers when it has not found a session, or could not look. */
const WITHOUT_SESSION = [401, 500];

/**
 * Answers a call that needs a session. better-auth also reports no session when the database was away during the
 * lookup, which would log the user out. So the session is looked up again, which tells the two cases apart.
 * @throws what the database throws while it is away.
 */
export function withSession({ api }: EmbeddedIdentity): Endpoint {
  return async ({ request, answer }) => {
    const answered = await answer();
    if (!WITHOUT_SESSION.includes(answered.status)) return answered;
    const session = await api.getSession({ headers: request.headers });
    return session ? answer() : answered;
  };
}
