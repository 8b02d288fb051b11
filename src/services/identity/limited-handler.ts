import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { EmbeddedIdentity } from './embedded.ts';
import type { IdentityLimits } from './limits.ts';

const withEmail = z.object({ email: z.string().max(320) });

/** For a known address there is a mail to queue: no answer comes sooner, so that the work does not show. Milliseconds. */
const RESET_ANSWER_TIME = 250;

/**
 * The embedded identity behind its limits. A sign-in counts only when it failed, and its count is forgotten
 * after the right password or a reset. It is counted before it is tried and given back afterwards: of many guesses
 * at once no more are tried than one after the other.
 * @param place the caller's network address.
 */
export async function answerIdentity(
  identity: EmbeddedIdentity,
  limits: IdentityLimits,
  request: Request,
  place: string,
): Promise<Response> {
  const path = new URL(request.url).pathname;
  if (request.method !== 'POST') return identity.handler(request);
  const body = withEmail.safeParse(
    await request
      .clone()
      .json()
      .catch(() => undefined),
  );
  const email = body.success ? body.data.email.trim().toLowerCase() : '';
  switch (path) {
    case '/api/auth/sign-in/email':
      return signIn(email);
    case '/api/auth/sign-up/email':
      return signUp();
    case '/api/auth/request-password-reset':
      return requestReset(email);
    default:
      return identity.handler(request);
  }

  async function signIn(address: string): Promise<Response> {
    if (!(await limits.wrongPasswordsFromPlace.take(place))) return refusal();
    const response = (await limits.wrongPasswords.take(address))
      ? await identity.handler(request)
      : refusal();
    if (response.status === 401) return response;
    await limits.wrongPasswordsFromPlace.giveBack(place);
    if (response.status === 429) return response;
    await (response.ok ? limits.wrongPasswords.clear(address) : limits.wrongPasswords.giveBack(address));
    return response;
  }

  async function signUp(): Promise<Response> {
    if (!(await limits.refusedSignUps.take(place))) return refusal();
    const response = await identity.handler(request);
    if (response.ok) await limits.refusedSignUps.giveBack(place);
    return response;
  }

  async function requestReset(address: string): Promise<Response> {
    if (!(await limits.resetMails.take(address))) return refusal();
    const [response] = await Promise.all([identity.handler(request), delay(RESET_ANSWER_TIME)]);
    return response;
  }
}

function refusal(): Response {
  return Response.json(
    { code: 'TOO_MANY_REQUESTS', message: 'Too many failed attempts. Please try again later.' },
    { status: 429 },
  );
}
