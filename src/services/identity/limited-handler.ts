import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { hasSqlState, SQL_STATE } from '#services/database/sql-state.ts';
import type { EmbeddedIdentity } from './embedded.ts';
import type { IdentityLimits } from './limits.ts';

const withEmail = z.object({ email: z.string().max(320) });

/** For a known address there is a mail to queue: no answer comes sooner, so that the work does not show. Milliseconds. */
const RESET_ANSWER_TIME = 250;

/** One call of the identity that is counted. */
interface Attempt {
  limits: IdentityLimits;
  /** The e-mail address that it is about, in small letters; empty when there is none. */
  email: string;
  /** Where the caller is in the network. */
  place: string;
  /** Asks the identity; may be asked again. */
  answer(): Promise<Response>;
}

/**
 * The embedded identity behind its limits. What counts only when it failed is counted before it is tried and given
 * back afterwards: of many guesses at once no more are tried than one after the other.
 * @param place where the caller is in the network: an address, or of IPv6 the part that one line has.
 */
export async function answerIdentity(
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

/** Counts when it failed; the right password gives all tries back. */
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
 * Whoever leaves in this moment can be given no session, and whoever just lost their half of a sign-up to another one
 * no password; asked again, the identity knows who has the address now, if anybody.
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
 * Somebody may have signed up with the same address in the same moment; asked again, the identity finds them and says
 * so in its own words.
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
