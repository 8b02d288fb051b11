import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, fails, works } from './failing-image-model.ts';
import { answerOf, cookieOf, identityCalls, tokenIn } from './identity-calls.ts';
import { waitForMails } from './mailbox.ts';
import { payNew, uploadPhoto, waitForStatus } from './order.ts';
import { deleteAccount, PASSWORD, type Person, signUp } from './person.ts';

describe('confirmation of an address', () => {
  let running: RunningApp;
  const vendor = createVendor(works);
  beforeAll(async () => {
    running = await startApp({ replace: () => ({ imaging: vendor.imaging }) });
  });
  afterAll(() => running.close());
  const { post, signIn } = identityCalls(() => running);

  const confirmations = (email: string, count: number) =>
    waitForMails(running.services.outboxDir, email, count, { confirmations: true });
  const otherMails = (email: string, count: number) => waitForMails(running.services.outboxDir, email, count);
  const follow = (token: string) =>
    running.app.inject({ url: `/api/auth/verify-email?token=${encodeURIComponent(token)}` });
  const isConfirmed = ({ uid, email }: Person) => running.services.identity.isEmailConfirmed(uid, email);

  it('is requested by a mail at sign-up that contains nothing the sender typed', async () => {
    const robin = await signUp(running.app, { name: 'Click www.evil.example' });
    const [mail] = await confirmations(robin.email, 1);
    expect(mail).toMatchObject({ subject: 'Confirm your email address for Toy Twin' });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).not.toContain('evil');
      expect(part).toContain('http://localhost:4000/confirm-email?token=');
    }
    expect(await isConfirmed(robin)).toBe(false);
    expect((await follow(tokenIn(mail))).json()).toMatchObject({ status: true });
    expect(await isConfirmed(robin)).toBe(true);
    const cookie = cookieOf((await signIn(robin.email)).cookies);
    const session = await running.app.inject({ url: '/api/auth/get-session', headers: { cookie } });
    expect(session.json()).toMatchObject({ user: { emailVerified: true } });
    // Once it is confirmed there is nothing to send.
    const headers = { cookie, origin: 'http://localhost:4000' };
    expect((await post('send-verification-email', { email: robin.email }, { headers })).statusCode).toBe(400);
  });

  it.each(['', 'x', 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFAYi5jZCJ9.c2ln'])(
    'refuses the token %j',
    async (token) => {
      expect(await answerOf(follow(token))).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    },
  );

  it('works for its own account, and not for a later one with the same address', async () => {
    const robin = await signUp(running.app);
    const [mail] = await confirmations(robin.email, 1);
    expect((await deleteAccount(robin)).statusCode).toBe(204);
    const later = await signUp(running.app, { email: robin.email });
    expect(await answerOf(follow(tokenIn(mail)))).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(await isConfirmed(later)).toBe(false);
  });

  it('can be sent again, but not without limit', async () => {
    const { email } = await signUp(running.app);
    const statuses: number[] = [];
    const here = { remoteAddress: '10.8.0.4' };
    for (let time = 0; time < 8; time += 1) {
      statuses.push((await post('send-verification-email', { email }, here)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    // The first after sign-up, three more, and the one with which the wait begins.
    expect(await confirmations(email, 5)).toHaveLength(5);
    expect((await post('send-verification-email', { email: 'nobody@example.com' }, here)).statusCode).toBe(
      200,
    );
  });

  it('is needed for every mail about a toy twin except the receipt, and not for buying', async () => {
    const robin = await signUp(running.app);
    await uploadPhoto(robin);
    const order = async (end: 'completed' | 'failed') => {
      vendor.behavior = end === 'completed' ? works : fails;
      const { toytwinId } = await payNew(running.app, robin);
      expect((await waitForStatus(robin, toytwinId, 'completed', 'failed')).status).toBe(end);
    };
    await order('completed');
    await order('failed');
    const [mail] = await confirmations(robin.email, 1);
    await otherMails(robin.email, 1);
    await settled();
    expect((await otherMails(robin.email, 1)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your receipt /),
    ]);
    await follow(tokenIn(mail));
    await order('completed');
    await settled();
    expect((await otherMails(robin.email, 3)).map(({ subject }) => subject)).toContain(
      'Your toy twin is ready',
    );
  });

  async function settled(): Promise<void> {
    const { boss } = running.services.jobs;
    const pending = async () =>
      (await boss.findJobs('send-email', {})).filter(({ state }) => state !== 'completed');
    while ((await pending()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  it('sign-up hashes one password, whether the address is registered or not', async () => {
    const { email } = await signUp(running.app);
    async function hashes(address: string): Promise<{ status: number; hashed: number }> {
      let hashed = 0;
      const init = (_id: number, type: string) => {
        if (type === 'SCRYPTREQUEST') hashed += 1;
      };
      const watch = createHook({ init }).enable();
      const { statusCode } = await post('sign-up/email', {
        email: address,
        password: PASSWORD,
        name: 'Robin',
      });
      watch.disable();
      return { status: statusCode, hashed };
    }
    expect(await hashes(email)).toEqual({ status: 422, hashed: 1 });
    expect(await hashes('not-registered@example.com')).toEqual({ status: 200, hashed: 1 });
  });
});
