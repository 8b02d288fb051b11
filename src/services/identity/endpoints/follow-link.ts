import { z } from 'zod';
import { storedAddress } from '../stored-address.ts';
import { atPlace, type Call, type EndpointNeeds } from './call.ts';

const withToken = z.object({ token: z.string() });
const withUser = z.object({ user: z.object({ email: storedAddress }) });

/** `POST /reset-password`. The link proves the address, and this browser is known from then on. */
export async function resetPassword(call: Call, needs: EndpointNeeds): Promise<Response> {
  const { token } = withToken.parse(await call.request.clone().json());
  const email = await needs.findResetEmail(token);
  const response = await call.answer();
  return response.ok && email ? welcome({ ...call, email }, needs, response) : response;
}

/**
 * `GET /magic-link/verify`. Signs in by a mailed link. Only our own page may ask, because a foreign one could sign its
 * visitors in to somebody else's account. A link that does not work is answered like one for a new password.
 */
export async function followSignInLink(call: Call, needs: EndpointNeeds): Promise<Response> {
  const site = call.request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin')
    return refusal(403, 'CROSS_SITE_LOGIN', 'Please open the link directly.');
  const response = await call.answer();
  // better-auth sends browsers that followed a link to an error page.
  if (response.status === 302) return refusal(400, 'INVALID_TOKEN', 'This link no longer works.');
  if (!response.ok) return response;
  const { user } = withUser.parse(await response.clone().json());
  return welcome({ ...call, email: user.email }, needs, response);
}

/** Clears the failed attempts of others at the address: its owner is back. */
async function welcome(
  call: Call,
  { limits, devices }: EndpointNeeds,
  response: Response,
): Promise<Response> {
  const { account, everywhere, device } = limits.wrongPasswords;
  await account.clear(atPlace(call));
  await everywhere.clear(call.email);
  const own = devices.find(call.request, call.email);
  if (own) await device.clear(own);
  for (const { sent } of Object.values(limits.mails)) await sent.clear(call.email);
  return devices.remember(call.request, response, call.email);
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
