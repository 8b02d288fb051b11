import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { StoredMail } from '#services/mail/outbox.ts';
import type { RunningApp } from './app.ts';
import { waitForMails } from './mailbox.ts';
import { PASSWORD } from './person.ts';

export const NEW_PASSWORD = 'another horse 2';
export const wrong = { status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' };
export const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS' };

/** Status, body and cookies of an answer of the embedded identity. */
export async function answerOf(response: PromiseLike<LightMyRequestResponse>) {
  const { statusCode, json } = await response;
  return { status: statusCode, code: json().code };
}

/** The answer's cookies in the format of a request header. */
export function cookieOf(cookies: { name: string; value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** The token in the link of a mail. */
export function tokenIn(mail: StoredMail | undefined): string {
  return decodeURIComponent(/http\S+\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
}

/** Calls of the embedded identity; the app may be started later. */
export function identityCalls(running: () => RunningApp) {
  let place = 0;
  /**
   * Uses a new network address for each call unless one is given, because the rate limits count by address.
   */
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
    const before = (await waitForMails(outboxDir, email, 0)).length;
    expect((await post('request-password-reset', { email })).statusCode).toBe(200);
    return tokenIn((await waitForMails(outboxDir, email, before + 1))[0]);
  }
  const reset = (token: string, newPassword: string) => post('reset-password', { token, newPassword });

  /** Asks for a sign-in link. @returns the token of its mail */
  async function askForLink(email: string, options?: Partial<InjectOptions>): Promise<string> {
    const mails = (count: number) => waitForMails(running().services.outboxDir, email.toLowerCase(), count);
    const before = (await mails(0)).length;
    expect((await post('sign-in/magic-link', { email }, options)).statusCode).toBe(200);
    return tokenIn((await mails(before + 1))[0]);
  }
  /** Signs in by a link. */
  const followLink = (token: string, headers: Record<string, string> = {}) =>
    running().app.inject({ url: `/api/auth/magic-link/verify?token=${encodeURIComponent(token)}`, headers });

  return { post, signIn, askForReset, reset, askForLink, followLink };
}
