import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentityLimits, MANY_FAILURES } from '#services/identity/limits.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { answerOf, cookieOf, identityCalls, tooMany, wrong } from './identity-calls.ts';
import { waitForMails } from './mailbox.ts';
import { PASSWORD, signUp } from './person.ts';

describe('embedded identity rate limits', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  // Otherwise a slow machine would wait long enough by itself.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());
  afterAll(() => running.close());

  const { post, signIn } = identityCalls(() => running);
  const HOME = { remoteAddress: '10.7.0.1' };
  const ELSEWHERE = { remoteAddress: '10.8.0.1' };
  const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const retryAfter = async (response: ReturnType<typeof post>) =>
    Number((await response).headers['retry-after']);
  async function guess(email: string, times: number, from?: Partial<InjectOptions>): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      expect(await answerOf(signIn(email, `wrong horse ${time}`, from))).toEqual(wrong);
    }
  }

  it('delay attempts at the place of wrong passwords, and nowhere else', async () => {
    const robin = await signUp(running.app);
    await guess(robin.email, 6, ELSEWHERE);
    expect(await answerOf(signIn(robin.email, PASSWORD, ELSEWHERE))).toEqual(tooMany);
    expect(await answerOf(signIn(robin.email.toUpperCase(), PASSWORD, ELSEWHERE))).toEqual(tooMany);
    expect((await signIn(robin.email, PASSWORD, HOME)).statusCode).toBe(200);
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const seconds = await retryAfter(signIn(robin.email, PASSWORD, ELSEWHERE));
      waits.push(seconds);
      passSeconds(seconds);
      await guess(robin.email, 1, ELSEWHERE);
    }
    expect(waits).toEqual([5, 10, 20, 40]);
    passSeconds(80);
    expect((await signIn(robin.email, PASSWORD, ELSEWHERE)).statusCode).toBe(200);
    await guess(robin.email, 5, ELSEWHERE);
  });

  it('admit no more parallel password attempts of a place than sequential ones', async () => {
    const robin = await signUp(running.app);
    const guesses = Array.from({ length: 30 }, (_, number) =>
      signIn(robin.email, `wrong horse ${number}`, ELSEWHERE),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(24);
  });

  it('slow down guessing from many places, inform the owner by mail, and do not delay a known device', async () => {
    const robin = await signUp(running.app);
    await confirmEmail(running, robin);
    const cookie = cookieOf((await signIn(robin.email)).cookies).replace(
      /toytwin\.session_token=[^;]*;? ?/,
      '',
    );
    expect(cookie).toMatch(/^toytwin\.device=/);
    await guess(robin.email, MANY_FAILURES + 1);
    const seconds = await retryAfter(signIn(robin.email));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const known = { headers: { origin: 'http://localhost:4000', cookie } };
    expect((await signIn(robin.email, PASSWORD, known)).statusCode).toBe(200);
    passSeconds(seconds);
    expect((await signIn(robin.email)).statusCode).toBe(200);
    vi.useRealTimers();
    const mails = await waitForMails(running.services.outboxDir, robin.email, 1);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Many failed login attempts on your Toy Twin account',
    ]);
  });

  it('count the failures of a known device separately, for its own address only', async () => {
    const robin = await signUp(running.app);
    const sam = await signUp(running.app);
    const cookie = cookieOf((await signIn(robin.email)).cookies);
    const known = { headers: { origin: 'http://localhost:4000', cookie } };
    await guess(robin.email, 11, { ...known, ...HOME });
    expect(await answerOf(signIn(robin.email, PASSWORD, known))).toEqual(tooMany);
    expect((await signIn(robin.email, PASSWORD, HOME)).statusCode).toBe(200);
    // The cookie says nothing about anybody else's address.
    await guess(sam.email, 6, { ...known, ...ELSEWHERE });
    expect(await answerOf(signIn(sam.email, PASSWORD, { ...known, ...ELSEWHERE }))).toEqual(tooMany);
    const [name, value = ''] =
      cookie
        .split('; ')
        .find((one) => one.startsWith('toytwin.device='))
        ?.split('=') ?? [];
    const forged = `${name}=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`;
    await guess(robin.email, 6, {
      headers: { origin: 'http://localhost:4000', cookie: forged },
      ...ELSEWHERE,
    });
    expect(await answerOf(signIn(robin.email, PASSWORD, ELSEWHERE))).toEqual(tooMany);
  });

  it('restart after the right password', async () => {
    const robin = await signUp(running.app);
    for (let round = 0; round < 2; round += 1) {
      await guess(robin.email, 5, HOME);
      expect((await signIn(robin.email, PASSWORD, HOME)).statusCode).toBe(200);
    }
  });

  it('slow down a place that tries many accounts, by seconds', async () => {
    const { email } = await signUp(running.app);
    const { wrongPasswords } = createIdentityLimits(running.services.database, () => 400);
    for (let time = 0; time < 101; time += 1) await wrongPasswords.place.take('10.9.5.9');
    const from = (remoteAddress: string) => signIn(email, PASSWORD, { remoteAddress });
    expect(await retryAfter(from('10.9.5.9'))).toBeLessThanOrEqual(10);
    expect(await answerOf(from('10.9.5.9'))).toEqual(tooMany);
    expect(await answerOf(from('10.9.5.8'))).toMatchObject({ status: 200 });
  });

  it.each([
    ['IPv4 address', (_time: number) => '10.9.9.9'],
    ['IPv4 address with ports', (time: number) => `10.9.9.8:${4000 + time}`],
    ['IPv6 network', (time: number) => `2001:db8:7:7::${time + 1}`],
    ['IPv6 address with ports', (time: number) => `[2001:db8:7:9::1]:${4000 + time}`],
  ])('see one place in an %s', async (_kind, addressOf) => {
    const robin = await signUp(running.app);
    for (let time = 0; time < 6; time += 1) {
      await guess(robin.email, 1, { remoteAddress: addressOf(time) });
    }
    const remoteAddress = addressOf(7);
    expect(await answerOf(signIn(robin.email, PASSWORD, { remoteAddress }))).toEqual(tooMany);
    expect((await signIn(robin.email, PASSWORD, { remoteAddress: '2001:db8:7:8::1' })).statusCode).toBe(200);
  });

  it('refuse no good sign-up because of the failures of others at its place', async () => {
    const remoteAddress = '10.9.6.9';
    const { email } = await signUp(running.app);
    const from = (body: { email: string; password: string }) =>
      answerOf(post('sign-up/email', { name: 'Robin', ...body }, { remoteAddress }));
    for (let time = 0; time < 15; time += 1) {
      expect(await from({ email: `weak-${time}@example.com`, password: 'abc' })).toMatchObject({
        status: 400,
      });
      expect(await from({ email, password: PASSWORD })).toMatchObject({ status: 422 });
    }
    expect(await from({ email: 'good@example.com', password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('make sign-ups of a place that asks for registered addresses wait, whatever the answer is', async () => {
    const { email } = await signUp(running.app);
    const { registeredAddresses } = createIdentityLimits(running.services.database, () => 400);
    for (let time = 0; time < 41; time += 1) await registeredAddresses.add('10.9.4.9');
    async function secondsFor(body: { email: string }, remoteAddress: string) {
      const begin = performance.now();
      const answer = await post(
        'sign-up/email',
        { name: 'Robin', password: PASSWORD, ...body },
        { remoteAddress },
      );
      return { status: answer.statusCode, seconds: (performance.now() - begin) / 1000 };
    }
    const taken = await secondsFor({ email }, '10.9.4.9');
    const good = await secondsFor({ email: 'patient@example.com' }, '10.9.4.9');
    expect(taken.status).toBe(422);
    expect(good.status).toBe(200);
    expect(taken.seconds).toBeGreaterThanOrEqual(1);
    expect(good.seconds).toBeGreaterThanOrEqual(2);
  });

  it('allow 400 sign-ups an hour per network address', async () => {
    const { signUps } = createIdentityLimits(running.services.database, () => 400);
    for (let person = 0; person < 399; person += 1) await signUps.take('10.9.7.9');
    const from = (remoteAddress: string, email: string) =>
      post('sign-up/email', { email, password: PASSWORD, name: 'Robin' }, { remoteAddress });
    expect(await answerOf(from('10.9.7.9', 'no address'))).toMatchObject({ status: 400 });
    expect(await answerOf(from('10.9.7.9', 'four-hundredth@example.com'))).toMatchObject({ status: 200 });
    const oneMore = () => from('10.9.7.9', 'one-more@example.com');
    expect(await answerOf(oneMore())).toEqual(tooMany);
    expect(await retryAfter(oneMore())).toBeGreaterThan(3000);
    expect(await answerOf(from('10.9.7.8', 'one-more@example.com'))).toMatchObject({ status: 200 });
  });
});
