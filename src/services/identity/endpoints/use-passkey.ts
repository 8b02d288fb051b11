import { z } from 'zod';
import type { EmbeddedIdentity } from '../embedded.ts';
import { storedAddress } from '../stored-address.ts';
import { type Call, type Endpoint, type EndpointNeeds, tooMany } from './call.ts';
import { withoutFormerSession } from './former-session.ts';

const withUser = z.object({ user: z.object({ email: storedAddress }) });
const failed = z.object({ code: z.literal('FAILED_TO_VERIFY_REGISTRATION') });

/**
 * `GET /passkey/generate-authenticate-options`. Anybody may ask, and each answer is remembered for five minutes.
 */
export async function askForPasskey(call: Call, { limits }: EndpointNeeds): Promise<Response> {
  if (await limits.passkeys.take(call.place)) return call.answer();
  return tooMany(await limits.passkeys.secondsLeft(call.place));
}

/** `POST /passkey/verify-authentication`. Signs in; this browser is known from then on. */
export function signInByPasskey(identity: EmbeddedIdentity): Endpoint {
  const signIn = withoutFormerSession(identity, ({ answer }) => answer());
  return async (call, needs) => {
    const response = await signIn(call, needs);
    if (!response.ok) return response;
    const { user } = withUser.parse(await response.clone().json());
    return needs.devices.remember(call.request, response, user.email);
  };
}

/** `POST /passkey/verify-registration`. The library takes whatever it cannot read for an error of its own. */
export function addPasskey(ofSession: Endpoint): Endpoint {
  return async (call, needs) => {
    const response = await ofSession(call, needs);
    if (response.status !== 500) return response;
    const written: unknown = await response.clone().json();
    if (!failed.safeParse(written).success) return response;
    return Response.json(written, { status: 400 });
  };
}
