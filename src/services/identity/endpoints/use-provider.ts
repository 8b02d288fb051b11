import type { EmbeddedIdentity } from '../embedded.ts';
import { CONTINUE } from '../providers/providers.ts';
import { type Call, type Endpoint, type EndpointNeeds, tooMany } from './call.ts';

/** `POST /sign-in/social`. Anybody may ask for the provider's page. */
export async function askProvider(call: Call, { limits }: EndpointNeeds): Promise<Response> {
  if (await limits.providers.take(call.place)) return call.answer();
  return tooMany(await limits.providers.secondsLeft(call.place));
}

/**
 * `GET /callback/…`: a provider sends somebody back. Always answered with our page, which says what happened. The session that
 * this browser had before ends, as nobody could use it any more.
 */
export function comeBack({ api }: EmbeddedIdentity): Endpoint {
  return async (call, { endSession }) => {
    const { headers } = call.request;
    const former = headers.has('cookie') ? await api.getSession({ headers }).catch(() => null) : null;
    const response = await call.answer();
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '/', call.request.url);
    if (response.status !== 302 || pathname !== CONTINUE) return toContinue('failed');
    const isSignedIn = !searchParams.has('error');
    if (isSignedIn && former) await endSession(former.user.id, former.session.id);
    return toContinue(searchParams.get('error'), response.headers.getSetCookie());
  };
}

/** Without the provider's own words: anybody could put some into a link. */
function toContinue(error: string | null, cookies: string[] = []): Response {
  const headers = new Headers({
    location: error === null ? CONTINUE : `${CONTINUE}?${new URLSearchParams({ error })}`,
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** `POST /opening`. An account that is opened counts as a new one of its place. */
export async function openAccount(call: Call, { limits }: EndpointNeeds): Promise<Response> {
  const { signUps } = limits;
  if (!(await signUps.take(call.place))) return tooMany(await signUps.secondsLeft(call.place));
  const response = await call.answer();
  if (!response.ok) await signUps.giveBack(call.place);
  return response;
}
