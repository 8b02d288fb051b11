import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { hasSqlState, SQL_STATE } from '#services/database/sql-state.ts';
import type { EmbeddedIdentity } from './embedded.ts';
import type { IdentityLimits } from './limits.ts';

const withEmail = z.object({ email: z.string().max(320) });

/** Minimum answer time of a reset request in milliseconds. Hides the extra work for known addresses. */
const RESET_ANSWER_TIME = 250;

/** A rate-limited call of the identity. */
interface Attempt {
  limits: IdentityLimits;
  /** The e-mail address of the call in lower case; empty without one. */
  email: string;
  /** The caller's network address or IPv6 prefix. */
  place: string;
  /** Runs the call; may be called again. */
  answer(): Promise<Response>;
}

/**
 * Calls the embedded identity within its rate limits. Limits on failures take a point before the attempt and
 * return it after a success, so that parallel guesses are limited like sequential ones.
 * @param place the caller's network address, or IPv6 prefix.
 */
export async function handleWithLimits(
  identity: EmbeddedIdentity,
  limits: IdentityLimits,
  request: Request,
  place: string,
): Promise<Response> {
  const answer = () => identity.handler(request.clone());
  const counted = request.method === 'POST' && COUNTED[new URL(request.url).pathname];
  if (!counted) return answer();
  return counted({ limits, email: await emailIn(request), place, answer });
}

const COUNTED: Record<string, (attempt: Attempt) => Promise<Response>> = {
  '/api/auth/sign-in/email': signIn,
  '/api/auth/sign-up/email': signUp,
  '/api/auth/request-password-reset': requestReset,
};

async function emailIn(request: Request): Promise<string> {
  const written = await request
    .clone()
    .json()
    .catch(() => undefined);
  const body = withEmail.safeParse(written);
  return body.success ? body.data.email.trim().toLowerCase() : '';
}

/** Counts failures; the right password resets the count. */
async function signIn({ limits, email, place, answer }: Attempt): Promise<Response> {
  if (!(await limits.wrongPasswordsFromPlace.take(place))) return refusal();
  const response = (await limits.wrongPasswords.take(email)) ? await admit(answer) : refusal();
  if (response.status === 401) return response;
  await limits.wrongPasswordsFromPlace.giveBack(place);
  if (response.status === 429) return response;
  await (response.ok ? limits.wrongPasswords.clear(email) : limits.wrongPasswords.giveBack(email));
  return response;
}

/**
 * Handles races with a concurrent deletion: a deleted user gets no session, and a removed incomplete sign-up
 * no password. The second call sees the address's current owner, if any.
 */
async function admit(answer: Attempt['answer']): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!hasSqlState(error, SQL_STATE.foreignKeyViolation)) throw error;
    return answer();
  }
}

async function signUp({ limits, place, answer }: Attempt): Promise<Response> {
  if (!(await limits.refusedSignUps.take(place))) return refusal();
  const response = (await limits.signUps.take(place)) ? await create(answer) : refusal();
  if (response.status === 429) return response;
  await (response.ok ? limits.refusedSignUps : limits.signUps).giveBack(place);
  return response;
}

const notCreated = z.object({ code: z.literal('FAILED_TO_CREATE_USER') });

/**
 * Handles a concurrent sign-up with the same address: the second call finds the existing account and answers
 * accordingly.
 */
async function create(answer: Attempt['answer']): Promise<Response> {
  const response = await admit(answer);
  return (await says(notCreated, 422, response)) ? answer() : response;
}

async function requestReset({ limits, email, answer }: Attempt): Promise<Response> {
  if (!(await limits.resetMails.take(email))) return refusal();
  const [response] = await Promise.all([answer(), delay(RESET_ANSWER_TIME)]);
  return response;
}

async function says(body: z.ZodType, status: number, response: Response): Promise<boolean> {
  if (response.status !== status) return false;
  return body.safeParse(await response.clone().json()).success;
}

function refusal(): Response {
  return Response.json(
    { code: 'TOO_MANY_REQUESTS', message: 'Too many failed attempts. Please try again later.' },
    { status: 429 },
  );
}
