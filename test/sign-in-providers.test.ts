import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIdentity } from '#services/identity/check-identity.ts';
import { deleteExpiredSessions } from '#services/identity/delete-expired-sessions.ts';
import { toStored } from '#services/identity/stored-address.ts';
import { authAccounts, authSessions, authUsers, authVerifications } from '#services/identity/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { answerOf, cookieOf, identityCalls, NEW_PASSWORD, wrong } from './identity-calls.ts';
import { Browser } from './openid/continue-with.ts';
import {
  APPLE_CLIENT_ID,
  GOOGLE_CLIENT,
  type OpenIdServer,
  startOpenIdServer,
} from './openid/openid-server.ts';
import { visitOpenIdServer } from './openid/visit.ts';
import { deleteAccount, signUp } from './person.ts';

const PRODUCT = 'http://localhost:4000';
const NEWCOMER = '/continue?error=NO_ACCOUNT_YET';
const NOT_LINKED = '/continue?error=account_not_linked';
const newAddress = () => `${randomUUID()}@example.com`;

describe('sign-in with an account elsewhere', () => {
  let openId: OpenIdServer;
  let running: RunningApp;
  beforeAll(async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    openId = await startOpenIdServer(PRODUCT, { apple: { publicKey, teamId: 'TEAM012345' } });
    running = await startApp({
      variables: {
        GOOGLE_CLIENT_ID: GOOGLE_CLIENT.clientId,
        GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.clientSecret,
        GOOGLE_ISSUER: openId.issuer,
        APPLE_CLIENT_ID,
        APPLE_TEAM_ID: 'TEAM012345',
        APPLE_KEY_ID: 'KEY0123456',
        APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
        APPLE_ISSUER: `${openId.issuer}/`,
      },
    });
  });
  afterAll(async () => {
    await running.close();
    await openId.stop();
  });
  const browser = () => new Browser(() => running);
  const { signIn, askForLink, followLink, reset, askForReset } = identityCalls(() => running);
  const usersWith = (email: string) =>
    running.services.database.$count(authUsers, eq(authUsers.email, toStored(email)));
  const accountsOf = (uid: string) =>
    running.services.database.select().from(authAccounts).where(eq(authAccounts.userId, uid));

  it('is told to the web app', async () => {
    const { providers } = (await running.app.inject({ url: '/api/config' })).json();
    expect(providers).toEqual(['google', 'apple']);
  });

  it('is checked by the doctor', async () => {
    const { config } = running.services;
    const here = `Google by ${openId.issuer}; Apple by ${openId.issuer}`;
    expect(await checkIdentity({ ...config, publicUrl: 'http://127.0.0.1:9' })).toContain(here);
    const { google } = config.identity;
    const elsewhere = (issuer: string) => ({
      ...config,
      identity: { ...config.identity, google: google && { ...google, issuer } },
    });
    const other = openId.issuer.replace('localhost', '127.0.0.1');
    await expect(checkIdentity(elsewhere(other))).rejects.toThrow(
      `belongs to ${openId.issuer}. Set GOOGLE_ISSUER`,
    );
    await expect(checkIdentity(elsewhere('http://127.0.0.1:9'))).rejects.toThrow('cannot be reached');
  });

  it.each(['google', 'apple'])('opens an account only when the person says so: %s', async (provider) => {
    const email = newAddress();
    const robin = browser();
    expect(await robin.continueWith(provider, email)).toBe(NEWCOMER);
    expect(await robin.user(), 'nobody is signed in yet').toBeUndefined();
    expect(await usersWith(email)).toBe(0);
    const name = provider === 'google' ? 'Robin at Google' : '';
    expect((await robin.call('GET', '/api/auth/opening')).json()).toEqual({ provider, email, name });
    const opened = await robin.call('POST', '/api/auth/opening', {});
    expect(opened.json()).toMatchObject({ user: { email, emailVerified: true } });
    expect(opened.json().user.name, 'until they say their name').toBe('New owner');
    const user = await robin.user();
    expect(user).toMatchObject({ email });
    expect((await robin.call('GET', '/api/auth/opening')).json(), 'once').toBeNull();
    const [account, ...others] = await accountsOf(user?.id ?? '');
    expect(others).toEqual([]);
    expect(account).toMatchObject({ providerId: provider, accountId: email });
    expect(account, 'nothing that opens their account there').toMatchObject({
      accessToken: null,
      refreshToken: null,
      idToken: null,
    });

    const again = browser();
    expect(await again.continueWith(provider, email)).toBe('/continue');
    expect(await again.user()).toEqual(user);
  });

  it('keeps a newcomer for half an hour, and for this browser', async () => {
    const email = newAddress();
    const robin = browser();
    await robin.continueWith('google', email);
    expect((await browser().call('GET', '/api/auth/opening')).json()).toBeNull();
    expect(await answerOf(browser().call('POST', '/api/auth/opening', {}))).toMatchObject({
      status: 400,
      code: 'INVALID_TOKEN',
    });
    const { database } = running.services;
    const theirs = like(authVerifications.value, `%${email}%`);
    expect(await database.$count(authVerifications, theirs)).toBe(1);
    await database.update(authVerifications).set({ expiresAt: new Date() }).where(theirs);
    expect((await robin.call('GET', '/api/auth/opening')).json()).toBeNull();
    expect((await robin.call('POST', '/api/auth/opening', {})).statusCode).toBe(400);
    expect(await usersWith(email)).toBe(0);
    await robin.continueWith('google', email);
    await deleteExpiredSessions(database, Date.now() + 2 * 3_600_000);
    expect(await database.$count(authVerifications, theirs)).toBe(0);
  });

  it('joins an account with the same address, if both are confirmed', async () => {
    const robin = await signUp(running.app);
    await confirmEmail(running, robin);
    const elsewhere = browser();
    expect(await elsewhere.continueWith('google', robin.email)).toBe('/continue');
    expect(await elsewhere.user()).toMatchObject({ id: robin.uid });
    expect((await accountsOf(robin.uid)).map(({ providerId }) => providerId).toSorted()).toEqual([
      'credential',
      'google',
    ]);
    expect((await signIn(robin.email)).statusCode, 'the password still works').toBe(200);
  });

  it('does not let a stranger in who registered the address first, and leaves a way for its owner', async () => {
    const stranger = await signUp(running.app);
    const owner = browser();
    expect(await owner.continueWith('google', stranger.email)).toBe(NOT_LINKED);
    expect(await owner.user()).toBeUndefined();
    expect((await accountsOf(stranger.uid)).map(({ providerId }) => providerId)).toEqual(['credential']);
    expect((await followLink(await askForLink(stranger.email))).statusCode).toBe(200);
    expect(await owner.continueWith('google', stranger.email)).toBe('/continue');
    expect(await owner.user()).toMatchObject({ id: stranger.uid });
    expect(await answerOf(signIn(stranger.email)), 'the stranger is out').toEqual(wrong);
    const { database } = running.services;
    expect(await database.$count(authSessions, eq(authSessions.userId, stranger.uid))).toBe(2);
  });

  it('does not let a stranger in who registers the address while its owner reads the form', async () => {
    const email = newAddress();
    const owner = browser();
    await owner.continueWith('google', email);
    const stranger = await signUp(running.app, { email });
    expect((await owner.call('POST', '/api/auth/opening', {})).statusCode).toBe(400);
    expect(await owner.user()).toBeUndefined();
    expect((await accountsOf(stranger.uid)).map(({ providerId }) => providerId)).toEqual(['credential']);
  });

  it('with an address that the company has not confirmed opens and joins nothing', async () => {
    const email = `unconfirmed-${newAddress()}`;
    expect(await browser().continueWith('google', email)).toBe('/continue?error=EMAIL_NOT_VERIFIED');
    const robin = await signUp(running.app, { email });
    await confirmEmail(running, robin);
    const other = browser();
    expect(await other.continueWith('google', email)).toBe(NOT_LINKED);
    expect(await other.user()).toBeUndefined();
    expect(await accountsOf(robin.uid)).toHaveLength(1);
  });

  it('keeps blocked people out', async () => {
    const robin = await signUp(running.app);
    await confirmEmail(running, robin);
    await browser().continueWith('google', robin.email);
    const { database, identity } = running.services;
    await identity.setBlocked(database, robin.uid, true);
    const again = browser();
    expect(await again.continueWith('google', robin.email)).toBe('/continue?error=USER_DISABLED');
    expect(await again.user()).toBeUndefined();
    await identity.setBlocked(database, robin.uid, false);
    expect(await again.continueWith('google', robin.email)).toBe('/continue');
  });

  it('that is canceled there changes nothing', async () => {
    const robin = await signUp(running.app);
    const signedIn = browser();
    await signedIn.call('POST', '/api/auth/sign-in/email', {
      email: robin.email,
      password: 'correct horse 1',
    });
    expect(await signedIn.continueWith('google', 'cancel')).toBe('/continue?error=access_denied');
    expect(await signedIn.user()).toMatchObject({ id: robin.uid });
    expect(await browser().continueWith('apple', 'cancel')).toBe('/continue?error=access_denied');
  });

  it('takes back only the browser that left, once, with an answer of the company', async () => {
    const email = newAddress();
    const robin = browser();
    const back = await visitOpenIdServer(await robin.leave('google'), email);
    expect(await browser().comeBack(back), 'another browser').toBe('/continue?error=state_mismatch');
    const forged = new URL(back.url);
    forged.searchParams.set('code', 'made-up');
    const other = browser();
    const { searchParams } = new URL((await visitOpenIdServer(await other.leave('google'), email)).url);
    forged.searchParams.set('state', searchParams.get('state') ?? '');
    expect(await other.comeBack({ url: forged.href }), 'a made-up code').toBe('/continue?error=invalid_code');
    expect(await robin.comeBack(back)).toBe(NEWCOMER);
    expect(await robin.comeBack(back), 'again').toMatch(/^\/continue\?error=/);
    const words = `${PRODUCT}/api/auth/callback/google?error=x&error_description=Call+us&state=y`;
    expect(await browser().comeBack({ url: words })).not.toContain('Call');
  });

  it('leads nowhere else, whatever a link says', async () => {
    const answer = await browser().call('POST', '/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL: 'https://evil.example',
      errorCallbackURL: 'https://evil.example',
    });
    const back = await visitOpenIdServer(answer.json().url, newAddress());
    expect(back.url.startsWith(`${PRODUCT}/api/auth/callback/google?`)).toBe(true);
    expect(
      await answerOf(browser().call('POST', '/api/auth/sign-in/social', { provider: 'github' })),
    ).toEqual({
      status: 400,
      code: 'VALIDATION_ERROR',
    });
  });

  it('ends the session that the browser had before', async () => {
    const robin = await signUp(running.app);
    await confirmEmail(running, robin);
    const here = browser();
    await here.continueWith('google', robin.email);
    const before = await running.services.identity.sessions?.list(robin.uid);
    await here.continueWith('google', robin.email);
    expect(await running.services.identity.sessions?.list(robin.uid)).toHaveLength(before?.length ?? 0);
  });

  it('goes with the account, and the same person can open another one', async () => {
    const robin = await signUp(running.app);
    await confirmEmail(running, robin);
    await browser().continueWith('google', robin.email);
    expect((await deleteAccount(robin)).statusCode).toBe(204);
    const again = browser();
    expect(await again.continueWith('google', robin.email)).toBe(NEWCOMER);
    expect((await again.call('POST', '/api/auth/opening', {})).statusCode).toBe(200);
    expect((await again.user())?.id).not.toBe(robin.uid);
  });

  it('opens an account that may get a password later', async () => {
    const email = newAddress();
    const robin = browser();
    await robin.continueWith('google', email);
    await robin.call('POST', '/api/auth/opening', {});
    expect((await reset(await askForReset(email), NEW_PASSWORD)).statusCode).toBe(200);
    expect(cookieOf((await signIn(email, NEW_PASSWORD)).cookies)).toContain('toytwin.session');
    expect(await browser().continueWith('google', email)).toBe('/continue');
  });
});

describe('sign-in with an account elsewhere that nobody has configured', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());

  it('is not offered', async () => {
    expect((await running.app.inject({ url: '/api/config' })).json().providers).toEqual([]);
    const answer = await new Browser(() => running).call('POST', '/api/auth/sign-in/social', {
      provider: 'google',
    });
    expect(answer.statusCode).toBe(404);
  });
});
