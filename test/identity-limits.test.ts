import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdentityLimits } from '#services/identity/limits.ts';
import { type RunningApp, startApp } from './app.ts';
import { answerOf, identityCalls, NEW_PASSWORD, tooMany, wrong } from './identity-calls.ts';
import { PASSWORD, signUp } from './person.ts';

describe('embedded identity rate limits', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.close());

  const { post, signIn, askForReset, reset } = identityCalls(() => running);
  it('stop after five wrong passwords, also for the right one, until a reset', async () => {
    const robin = await signUp(running.app);
    for (let time = 0; time < 5; time += 1) {
      expect(await answerOf(signIn(robin.email, `wrong horse ${time}`))).toEqual(wrong);
    }
    expect(await answerOf(signIn(robin.email))).toEqual(tooMany);
    expect(await answerOf(signIn(robin.email.toUpperCase()))).toEqual(tooMany);
    expect((await signIn((await signUp(running.app)).email)).statusCode).toBe(200);
    expect((await reset(await askForReset(robin.email), NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signIn(robin.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('admit no more parallel password attempts than sequential ones', async () => {
    const robin = await signUp(running.app);
    const guesses = Array.from({ length: 30 }, (_, guess) => signIn(robin.email, `wrong horse ${guess}`));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('restart after the right password', async () => {
    const robin = await signUp(running.app);
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < 4; time += 1) await signIn(robin.email, 'wrong horse 1');
      expect((await signIn(robin.email)).statusCode).toBe(200);
    }
  });

  it.each([
    ['address', (_time: number) => '10.9.9.9'],
    ['address-with-port', (time: number) => `10.9.9.8:${4000 + time}`],
    ['line', (time: number) => `2001:db8:7:7::${time + 1}`],
    ['line-with-port', (time: number) => `[2001:db8:7:9::1]:${4000 + time}`],
  ])(
    'stop one IPv4 address or IPv6 network that tries many e-mail addresses: %s',
    async (place, addressOf) => {
      for (let time = 0; time < 10; time += 1) {
        const payload = { email: `${time}@example.com`, password: 'abc', name: 'Robin' };
        const remoteAddress = addressOf(time);
        expect((await post('sign-up/email', payload, { remoteAddress })).statusCode).toBe(400);
      }
      const payload = { email: `fine-${place}@example.com`, password: PASSWORD, name: 'Robin' };
      expect(await answerOf(post('sign-up/email', payload, { remoteAddress: addressOf(10) }))).toEqual(
        tooMany,
      );
      expect((await post('sign-up/email', payload, { remoteAddress: '2001:db8:7:8::1' })).statusCode).toBe(
        200,
      );
    },
  );

  it('stop an address after a hundred wrong passwords for any accounts', async () => {
    const { email } = await signUp(running.app);
    const { wrongPasswordsFromPlace } = createIdentityLimits(running.services.database);
    for (let time = 0; time < 100; time += 1) await wrongPasswordsFromPlace.take('10.9.5.9');
    const from = (remoteAddress: string) => answerOf(signIn(email, PASSWORD, { remoteAddress }));
    expect(await from('10.9.5.9')).toEqual(tooMany);
    expect(await from('10.9.5.8')).toMatchObject({ status: 200 });
  });

  it('allow 200 sign-ups an hour per network address', async () => {
    const { signUps } = createIdentityLimits(running.services.database);
    for (let person = 0; person < 199; person += 1) await signUps.take('10.9.7.9');
    const from = (remoteAddress: string, email: string) =>
      answerOf(post('sign-up/email', { email, password: PASSWORD, name: 'Robin' }, { remoteAddress }));
    expect(await from('10.9.7.9', 'no address')).toMatchObject({ status: 400 });
    expect(await from('10.9.7.9', 'two-hundredth@example.com')).toMatchObject({ status: 200 });
    expect(await from('10.9.7.9', 'one-more@example.com')).toEqual(tooMany);
    expect(await from('10.9.7.8', 'one-more@example.com')).toMatchObject({ status: 200 });
  });
});
