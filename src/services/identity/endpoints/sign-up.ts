import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { delayAfter } from '#services/limits/growing-delay.ts';
import { createKeyedQueue } from '#shared/concurrency/keyed-queue.ts';
import { type Call, type Endpoint, tooMany } from './call.ts';
import { admit } from './sign-in.ts';

/** Minimum answer time in milliseconds. Hides that a new account takes a few writes more than a registered address. */
const ANSWER_TIME = 500;

/**
 * How long sign-ups of a place wait, in seconds, by the number of registered addresses that it asked for in this hour. Even a
 * whole school mistypes fewer. The wait comes before the answer, so that it costs the same whatever the answer is.
 */
const PROBING = { free: 40, first: 0.5, longest: 8 };
/** Waiting sign-ups of one place that are answered in parallel. */
const AT_A_TIME = 4;
/** Further sign-ups of one place that may queue, for less than a minute. */
const WAITING = 24;
/** Seconds until a place whose queue is full may try again. */
const QUEUE_FULL = 30;

const alreadyRegistered = z.object({ code: z.literal('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') });
const notCreated = z.object({ code: z.literal('FAILED_TO_CREATE_USER') });

/**
 * Creates the endpoint `POST /sign-up/email`. The answer tells whether an address is registered, as the specification
 * wants; so each question costs time, and more with each registered address. The mistakes of others delay a good sign-up by
 * seconds, but never refuse it.
 */
export function createSignUp(): Endpoint {
  const queue = createKeyedQueue({ atATime: AT_A_TIME, waiting: WAITING });
  return async (call, { limits, devices }) => {
    const { place } = call;
    const asked = await limits.registeredAddresses.add(place);
    const hold = delayAfter(asked, PROBING) * 1000;
    if (hold > 0 && (await queue(place, () => sleep(hold))) === 'full') {
      await limits.registeredAddresses.takeBack(place);
      return tooMany(QUEUE_FULL);
    }
    if (!(await limits.signUps.take(place))) {
      await limits.registeredAddresses.takeBack(place);
      return tooMany(await limits.signUps.secondsLeft(place));
    }
    const [response] = await Promise.all([create(call.answer), sleep(ANSWER_TIME)]).catch(async (error) => {
      await limits.registeredAddresses.takeBack(place);
      await limits.signUps.giveBack(place);
      throw error;
    });
    if (!(await says(alreadyRegistered, 422, response))) await limits.registeredAddresses.takeBack(place);
    if (response.ok) return devices.remember(call.request, response, call.email);
    await limits.signUps.giveBack(place);
    return response;
  };
}

/**
 * Handles a concurrent sign-up with the same address: the second call finds the existing account and answers
 * accordingly.
 */
async function create(answer: Call['answer']): Promise<Response> {
  const response = await admit(answer);
  return (await says(notCreated, 422, response)) ? answer() : response;
}

async function says(body: z.ZodType, status: number, response: Response): Promise<boolean> {
  if (response.status !== status) return false;
  return body.safeParse(await response.clone().json()).success;
}
