import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { answerOf, cookieOf, identityCalls, NEW_PASSWORD, tokenIn } from './identity-calls.ts';
import { waitForMails } from './mailbox.ts';
import { deleteAccount, PASSWORD, signIn as signInPerson, signUp } from './person.ts';

/** An address that mail is sent to, what its owner is shown, and others of its forms. */
const ADDRESSES = [
  { sentTo: 'o&leary@example.com', shown: 'o&leary@example.com', forms: ['O&Leary@EXAMPLE.com'] },
  { sentTo: 'first/last@example.com', shown: 'first/last@example.com', forms: ['First/Last@example.com'] },
  { sentTo: 'u..x@example.com', shown: 'u..x@example.com', forms: [' U..X@example.com'] },
  {
    sentTo: 'u@xn--mller-kva.de',
    shown: 'u@müller.de',
    forms: ['U@MÜLLER.DE', 'u@ｍüller。de', 'U@XN--MLLER-KVA.DE'],
  },
  { sentTo: 'u@xn--e1afmkfd.xn--p1ai', shown: 'u@пример.рф', forms: ['u@ПРИМЕР.РФ'] },
];
const taken = { status: 422, code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' };

describe('addresses of the embedded identity', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.close());
  const { post, signIn, askForReset, reset, followLink } = identityCalls(() => running);
  const signingUp = (email: string) => post('sign-up/email', { email, password: PASSWORD, name: 'Robin' });
  const mails = (email: string, count: number) => waitForMails(running.services.outboxDir, email, count);

  it.each(ADDRESSES)('are one account in all their forms: $shown', async ({ sentTo, shown, forms }) => {
    const robin = await signUp(running.app, { email: shown });
    for (const form of [sentTo, shown, ...forms]) {
      expect(await answerOf(signingUp(form))).toEqual(taken);
      const answer = await signIn(form);
      expect(answer.json()).toMatchObject({ user: { id: robin.uid, email: shown } });
    }
    const claims = JSON.parse(Buffer.from(robin.token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ email: sentTo });
    const profile = await robin.call({ method: 'GET', url: '/api/users/me' });
    expect(profile.json()).toMatchObject({ uid: robin.uid, email: shown });
  });

  it.each(ADDRESSES)('get every mail, and its link works: $shown', async ({ sentTo, shown }) => {
    const person = await signInPerson(running.app, sentTo);
    const [confirmation] = await waitForMails(running.services.outboxDir, sentTo, 1, { confirmations: true });
    const url = `/api/auth/verify-email?token=${encodeURIComponent(tokenIn(confirmation))}`;
    expect((await running.app.inject({ url })).json()).toEqual({ status: true });
    expect(await running.services.identity.isEmailConfirmed(person.uid, sentTo)).toBe(true);
    expect((await post('sign-in/magic-link', { email: shown })).statusCode).toBe(200);
    const followed = await followLink(tokenIn((await mails(sentTo, 1))[0]));
    expect(followed.json()).toMatchObject({ user: { id: person.uid, emailVerified: true } });
    expect((await post('request-password-reset', { email: shown })).statusCode).toBe(200);
    expect((await reset(tokenIn((await mails(sentTo, 2))[0]), NEW_PASSWORD)).statusCode).toBe(200);
    const renewed = await signInPerson(running.app, shown, NEW_PASSWORD);
    expect((await deleteAccount(renewed, NEW_PASSWORD)).statusCode).toBe(204);
    expect(await mails(sentTo, 0)).toEqual([]);
    expect((await signIn(sentTo, NEW_PASSWORD)).statusCode).toBe(401);
    expect((await signingUp(sentTo)).statusCode).toBe(200);
  });

  it('can request another confirmation in any form of the session', async () => {
    const { cookies } = await signingUp('resend@bücher.example');
    const headers = { cookie: cookieOf(cookies), origin: 'http://localhost:4000' };
    const session = await running.app.inject({ url: '/api/auth/get-session', headers });
    const { email } = session.json().user;
    expect((await post('send-verification-email', { email }, { headers })).json()).toEqual({ status: true });
    const sent = waitForMails(running.services.outboxDir, 'resend@xn--bcher-kva.example', 2, {
      confirmations: true,
    });
    expect(await sent).toHaveLength(2);
  });

  it('are two accounts if their domains only look alike', async () => {
    const latin = await signUp(running.app, { email: 'u@apple.example' });
    const cyrillic = await signUp(running.app, { email: 'u@\u0430pple.example' });
    expect(cyrillic.uid).not.toBe(latin.uid);
    await askForReset('u@apple.example');
    expect(await mails('u@xn--pple-43d.example', 0)).toEqual([]);
  });

  it('cannot be taken by an address that is spelled like the stored form of another', async () => {
    const spelt = `${Buffer.from('o&leary@example.com').toString('hex')}@spelt.toytwin.invalid`;
    const stranger = await signUp(running.app, { email: spelt });
    const owner = await signInPerson(running.app, 'o&leary@example.com');
    expect(stranger.uid).not.toBe(owner.uid);
  });

  it.each(['josé@example.com', 'robin@example..com', 'Robin <robin@example.com>'])(
    'are refused everywhere if mail cannot be sent to them: %s',
    async (email) => {
      const refused = { status: 400, code: 'INVALID_EMAIL' };
      expect(await answerOf(signingUp(email))).toEqual(refused);
      expect(await answerOf(signIn(email))).toEqual(refused);
      for (const path of ['sign-in/magic-link', 'request-password-reset', 'send-verification-email']) {
        expect(await answerOf(post(path, { email }))).toEqual(refused);
      }
    },
  );
});
