import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { EmbeddedIdentity } from './embedded.ts';
import type { IdentityLimits } from './limits.ts';

const withEmail = z.object({ email: z.string().max(320) });

/** For a known address there is a mail to queue: no answer comes sooner, so that the work does not show. Milliseconds. */
const RESET_ANSWER_TIME = 250;

/**
 * The embedded identity behind its limits. A sign-in counts only when it failed, and its count is forgotten
 * after the right password or a reset.
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
    const [tooMany, tooManyFromPlace] = await Promise.all([
      limits.wrongPasswords.isUsedUp(address),
      limits.wrongPasswordsFromPlace.isUsedUp(place),
    ]);
    if (tooMany || tooManyFromPlace) return refusal();
    const response = await identity.handler(request);
    if (response.status === 401) {
      await Promise.all([limits.wrongPasswords.use(address), limits.wrongPasswordsFromPlace.use(place)]);
    } else if (response.ok) {
      await limits.wrongPasswords.clear(address);
    }
    return response;
  }

  async function signUp(): Promise<Response> {
    if (await limits.refusedSignUps.isUsedUp(place)) return refusal();
    const response = await identity.handler(request);
    if (!response.ok) await limits.refusedSignUps.use(place);
    return response;
  }

  async function requestReset(address: string): Promise<Response> {
    if (await limits.resetMails.isUsedUp(address)) return refusal();
    await limits.resetMails.use(address);
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
