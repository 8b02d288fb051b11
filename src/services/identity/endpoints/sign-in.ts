import { hasSqlState, SQL_STATE } from '#services/database/sql-state.ts';
import type { Attempt, GrowingDelay } from '#services/limits/growing-delay.ts';
import { MANY_FAILURES } from '../limits.ts';
import { atPlace, type Call, type EndpointNeeds, tooMany } from './call.ts';

/**
 * `POST /sign-in/email`. Wrong passwords make the next attempt wait: by address and place, and less strictly by each of them
 * alone. A known device waits for its own mistakes only.
 */
export async function signIn(call: Call, { limits, devices, onManyFailures }: EndpointNeeds) {
  const { wrongPasswords } = limits;
  const own: [GrowingDelay, string] = call.device
    ? [wrongPasswords.device, call.device]
    : [wrongPasswords.account, atPlace(call)];
  const everywhere = call.device ? undefined : await wrongPasswords.everywhere.take(call.email);
  const place = call.device ? undefined : await wrongPasswords.place.take(call.place);
  const attempts = [await own[0].take(own[1]), everywhere, place].filter((one) => one !== undefined);
  const secondsLeft = Math.max(...attempts.map((attempt) => attempt.secondsLeft));
  if (secondsLeft > 0) {
    await giveBack(attempts);
    return tooMany(secondsLeft);
  }
  const response = await admit(call.answer).catch(async (error: unknown) => {
    await giveBack(attempts);
    throw error;
  });
  if (response.status === 401) {
    if (everywhere?.failures === MANY_FAILURES) await onManyFailures(call.email);
    return response;
  }
  await giveBack(attempts);
  if (!response.ok) return response;
  await own[0].clear(own[1]);
  return devices.remember(call.request, response, call.email);
}

async function giveBack(attempts: Attempt[]): Promise<void> {
  for (const attempt of attempts) await attempt.giveBack();
}

/**
 * Handles races with a concurrent deletion: a deleted user gets no session, and a removed incomplete sign-up
 * no password. The second call sees the address's current owner, if any.
 */
export async function admit(answer: Call['answer']): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!hasSqlState(error, SQL_STATE.foreignKeyViolation)) throw error;
    return answer();
  }
}
