import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { readOutbox } from '#services/mail/outbox.ts';
import type { RunningApp } from './app.ts';
import { waitForMails } from './mailbox.ts';
import { PASSWORD } from './person.ts';

export const NEW_PASSWORD = 'another horse 2';
export const wrong = { status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' };
export const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS' };

/** What a call of the embedded identity was answered with. */
export async function answerOf(response: PromiseLike<LightMyRequestResponse>) {
  const { statusCode, json } = await response;
  return { status: statusCode, code: json().code };
}

/** The answer's cookies as the next request carries them. */
export function cookieOf(cookies: { name: string; value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** Calls the embedded identity of an app that is started when the first of them is made. */
export function identityCalls(running: () => RunningApp) {
  let place = 0;
  /** From a new network address each time, unless one is given: the limits count by it. */
  function post(path: string, payload: object, options: Partial<InjectOptions> = {}) {
    place += 1;
    return running().app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      headers: { origin: 'http://localhost:4000' },
      remoteAddress: `10.1.${place >> 8}.${place & 255}`,
      payload,
      ...options,
    });
  }
  const signIn = (email: string, password = PASSWORD, options?: Partial<InjectOptions>) =>
    post('sign-in/email', { email, password }, options);

  async function askForReset(email: string): Promise<string> {
    const { outboxDir } = running().services;
    const before = (await readOutbox(outboxDir)).filter((one) => one.to === email).length;
    expect((await post('request-password-reset', { email })).statusCode).toBe(200);
    const [mail] = await waitForMails(outboxDir, email, before + 1);
    const link = /http\S+\/reset-password\?token=(\S+)/.exec(mail?.text ?? '');
    return decodeURIComponent(link?.[1] ?? '');
  }
  const reset = (token: string, newPassword: string) => post('reset-password', { token, newPassword });
  return { post, signIn, askForReset, reset };
}
