import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '#features/operator/access/server/change-operators.ts';
import { users } from '#features/profiles/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { refusalOf } from './refusal.ts';

const PROJECT = 'toy-twin-1a2b3';
const START = Math.floor(Date.now() / 1000) - 1000;
const LOGIN_AGAIN = { status: 401, code: 'unauthenticated', message: 'Please log in again.' };

/** An ID token, issued that many seconds after the first. The emulator's are not signed. */
type Issued = { email: string; at: number; verified?: boolean };

let running: RunningApp;
beforeAll(async () => {
  running = await startApp({
    workers: false,
    variables: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'AIza-1',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    },
  });
});
afterAll(() => running.close());

const newAddress = () => `${randomUUID()}@example.com`;

/** Somebody with a login at Firebase and a profile here. */
class Person {
  readonly uid = randomUUID();
  readonly first = newAddress();

  call({ email, at, verified = true }: Issued, url = '/api/users/me', payload?: object) {
    const token = new UnsecuredJWT({ sub: this.uid, email, email_verified: verified, auth_time: START + at })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .setIssuedAt(START + at)
      .setExpirationTime('1h')
      .encode();
    const headers = { authorization: `Bearer ${token}` };
    return running.app.inject({ url, headers, ...(payload && { method: 'POST', payload }) });
  }

  async register({ verified = true } = {}): Promise<this> {
    const profile = { firebaseUid: this.uid, email: this.first, displayName: 'Robin' };
    const body = { ...profile, isOver18: true, agreedToTerms: true };
    const answer = await this.call({ email: this.first, at: 0, verified }, '/api/users/register', body);
    expect(answer.statusCode).toBe(200);
    return this;
  }

  /** The address of the profile, as the answer to this token says. */
  async addressBy(token: Issued): Promise<string> {
    const answer = await this.call(token);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().email;
  }

  async isConfirmed(email: string): Promise<boolean> {
    return running.services.identity.isEmailConfirmed(this.uid, email);
  }
}

const register = (wish?: { verified: boolean }) => new Person().register(wish);

describe('address of a profile with Firebase', () => {
  it.each([true, false])('follows the login, whose former address was proven: %s', async (verified) => {
    const robin = await register({ verified });
    const email = newAddress();
    expect(await robin.addressBy({ email: robin.first, at: 1, verified })).toBe(robin.first);
    expect(await robin.addressBy({ email, at: 2 })).toBe(email);
    expect(await robin.isConfirmed(email)).toBe(true);
    expect(await robin.isConfirmed(robin.first)).toBe(false);
  });

  it('never becomes one that nobody has proven', async () => {
    const robin = await register();
    const email = newAddress();
    expect(await robin.addressBy({ email, at: 1, verified: false })).toBe(robin.first);
    expect(await robin.isConfirmed(email)).toBe(false);
    expect(await robin.isConfirmed(robin.first)).toBe(true);
  });

  it('is not set back by an ID token from before, which counts as logged out', async () => {
    const robin = await register();
    const email = newAddress();
    const other = newAddress();
    await robin.addressBy({ email: robin.first, at: 5 });
    await robin.addressBy({ email, at: 10 });
    for (const token of [
      { email: robin.first, at: 9 },
      { email: robin.first, at: 5 },
      { email: other, at: 9, verified: false },
    ])
      expect(refusalOf(await robin.call(token))).toMatchObject(LOGIN_AGAIN);
    expect(await robin.addressBy({ email, at: 11 })).toBe(email);
    expect(await robin.addressBy({ email, at: 10 })).toBe(email);
  });

  it('is set back at Firebase, and then a token that names the other one is too old, even if it is new here', async () => {
    const robin = await register();
    const stranger = newAddress();
    await robin.addressBy({ email: stranger, at: 10 });
    expect(await robin.addressBy({ email: robin.first, at: 20 })).toBe(robin.first);
    expect(refusalOf(await robin.call({ email: stranger, at: 15 }))).toMatchObject(LOGIN_AGAIN);
    // Seen again since, unchanged.
    await robin.addressBy({ email: robin.first, at: 30 });
    expect(refusalOf(await robin.call({ email: stranger, at: 25 }))).toMatchObject(LOGIN_AGAIN);
    expect(await robin.addressBy({ email: robin.first, at: 31 })).toBe(robin.first);
  });

  it('is that of the newest ID token, in whichever order they arrive', async () => {
    const robin = await register();
    const tokens = [3, 9, 1, 8, 2, 7].map((at) => ({ email: newAddress(), at }));
    const answers = await Promise.all(tokens.map((token) => robin.call(token)));
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 401)).toBe(true);
    const [profile] = await running.services.database.select().from(users).where(eq(users.uid, robin.uid));
    expect(profile?.email).toBe(tokens[1]?.email);
    // A change, because reading is allowed to tokens that were checked at the same time, for a minute.
    const change = await robin.call({ email: tokens[3]?.email ?? '', at: 8 }, '/api/users/me/sign-out', {});
    expect(refusalOf(change)).toMatchObject(LOGIN_AGAIN);
  });

  it('of somebody whose address has a new owner gets no mail there, until their own login names another', async () => {
    const sam = await register();
    const robin = await register();
    expect(await robin.addressBy({ email: sam.first, at: 10 })).toBe(sam.first);
    expect(await robin.isConfirmed(sam.first)).toBe(true);
    expect(await sam.isConfirmed(sam.first)).toBe(false);
    const email = newAddress();
    expect(await sam.addressBy({ email, at: 11 })).toBe(email);
    expect(await sam.isConfirmed(email)).toBe(true);
    expect(await robin.isConfirmed(sam.first)).toBe(true);
  });

  it('stays while the person is blocked', async () => {
    const { database, identity } = running.services;
    const robin = await register();
    const email = newAddress();
    await identity.setBlocked(database, robin.uid, true);
    identity.verifyToken.forget(robin.uid);
    expect(refusalOf(await robin.call({ email, at: 10 }))).toMatchObject({ code: 'account_disabled' });
    expect(await robin.isConfirmed(email)).toBe(false);
    await identity.setBlocked(database, robin.uid, false);
    expect(await robin.addressBy({ email: robin.first, at: 11 })).toBe(robin.first);
    expect(await robin.addressBy({ email, at: 12 })).toBe(email);
  });
});

describe('operator’s change of an address with Firebase', () => {
  const olga = new Person();
  beforeAll(async () => {
    await olga.register();
    await addOperator(running.services.database, olga.first, running.services.identity.isEmailConfirmed);
    const opened = await olga.call({ email: olga.first, at: 900 }, '/api/operator/me/confirm', {});
    expect(opened.statusCode, opened.body).toBe(200);
  });
  const press = async ({ uid }: Person, what: string, payload: object = {}) => {
    const body = { actId: randomUUID(), why: 'A test.', ...payload };
    const answer = await olga.call(
      { email: olga.first, at: 900 },
      `/api/operator/people/${uid}/${what}`,
      body,
    );
    expect(answer.statusCode, answer.body).toBe(200);
  };

  it.each([true, false])('holds until the login has another one; proven before: %s', async (verified) => {
    const robin = await register({ verified });
    const right = newAddress();
    await press(robin, 'change-email', { email: right });
    expect(await robin.isConfirmed(right)).toBe(false);
    await press(robin, 'confirm-email');
    for (const at of [10, 20]) expect(await robin.addressBy({ email: robin.first, at })).toBe(right);
    expect(await robin.isConfirmed(right), 'the operator has said so').toBe(true);
    const email = newAddress();
    expect(await robin.addressBy({ email, at: 30 })).toBe(email);
    expect(await robin.isConfirmed(right)).toBe(false);
    const desk = await olga.call({ email: olga.first, at: 900 }, `/api/operator/people/${robin.uid}`);
    expect(desk.json()).toMatchObject({ email, confirmed: true });
  });

  it('is confirmed once the login has it, too', async () => {
    const robin = await register();
    const right = newAddress();
    await press(robin, 'change-email', { email: right });
    expect(await robin.addressBy({ email: right, at: 10, verified: false })).toBe(right);
    expect(await robin.isConfirmed(right)).toBe(false);
    expect(await robin.addressBy({ email: right, at: 20 })).toBe(right);
    expect(await robin.isConfirmed(right)).toBe(true);
  });

  it('can be taken back, and the proven address is confirmed as before', async () => {
    const robin = await register({ verified: false });
    await press(robin, 'change-email', { email: newAddress() });
    await robin.addressBy({ email: robin.first, at: 10 });
    await press(robin, 'change-email', { email: robin.first });
    expect(await robin.addressBy({ email: robin.first, at: 20 })).toBe(robin.first);
    expect(await robin.isConfirmed(robin.first)).toBe(true);
  });
});
