import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { RequestedMail } from '../limits.ts';
import { atPlace, type Endpoint, tooMany } from './call.ts';

/** Minimum answer time in milliseconds. Hides the extra work for known addresses. */
const ANSWER_TIME = 250;

/**
 * Creates an endpoint that mails a link. A place that asks again and again has to wait, and does not use up the
 * quota of others. Over all places, requests beyond a limit send nothing while the link of an earlier mail still works;
 * the answer does not reveal that.
 */
export function createMailRequest(kind: RequestedMail): Endpoint {
  return async (call, { limits }) => {
    const { asked, sent } = limits.mails[kind];
    const request = await asked.take(call.device ?? atPlace(call));
    if (request.secondsLeft > 0) return tooMany(request.secondsLeft);
    const mail = await sent.take(call.device ?? call.email);
    const giveBack = async () => {
      await request.giveBack();
      await mail.giveBack();
    };
    const answer = mail.secondsLeft > 0 ? async () => Response.json({ status: true }) : call.answer;
    const [response] = await Promise.all([answer(), sleep(ANSWER_TIME)]).catch(async (error) => {
      await giveBack();
      throw error;
    });
    if (!response.ok) await giveBack();
    return response;
  };
}

const asksForAccount = z.object({ name: z.string() });

/**
 * Creates the endpoint `POST /sign-in/magic-link`. A link that may open an account counts as a new account of the place,
 * whoever has the address: the answer does not tell.
 */
export function createLinkRequest(): Endpoint {
  const mail = createMailRequest('signInLink');
  return async (call, needs) => {
    if (!asksForAccount.safeParse(await call.request.clone().json()).success) return mail(call, needs);
    const { signUps } = needs.limits;
    if (!(await signUps.take(call.place))) return tooMany(await signUps.secondsLeft(call.place));
    const response = await mail(call, needs);
    if (!response.ok) await signUps.giveBack(call.place);
    return response;
  };
}
