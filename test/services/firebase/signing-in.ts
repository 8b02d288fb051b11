import { expect as expectOf } from '@playwright/test';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import { describe, expect, it } from 'vitest';
import { makeToytwin } from '../../../e2e/steps/make-toytwin.ts';
import { fillLogin, fillRegistration, newPerson } from '../../../e2e/steps/person.ts';
import { expectLoaded } from '../../../e2e/steps/picture.ts';
import { NETWORK, WEAK } from './words.ts';
import type { World } from './world.ts';

/** Tests of registration, login and sessions. */
export function describeSigningIn(world: World): void {
  describe('Firebase sign-in', () => {
    world.bringVisitors();

    it('registers, survives a reload, logs out, and logs in to the requested page', async () => {
      const { visitor } = world;
      const person = await world.register();
      expect(await world.firebase.find(person.email)).toMatchObject({ displayName: 'Robin Example' });
      const menu = visitor.page.getByRole('button', { name: 'Account of Robin Example' });
      await expectOf(menu, 'the name is there without loading anew').toBeVisible();
      await visitor.page.reload();
      await visitor.reads('Your gallery is empty');
      await visitor.page.goto('/account');
      await visitor.reads('Member since');

      await world.logOut();
      await visitor.page.goto('/receipts?from=mail');
      await visitor.sees('/login');
      await fillLogin(visitor.page, person);
      await visitor.sees('/receipts?from=mail');
      await expectOf(menu).toBeVisible();
    });

    it('lets an order be paid, made and shown in the gallery', async () => {
      const { page } = world.visitor;
      const call = page.waitForRequest('**/api/users/register');
      await world.register();
      const token = (await call).headers().authorization?.replace('Bearer ', '') ?? '';
      const portrait = {
        name: 'robin.jpg',
        mimeType: 'image/jpeg',
        buffer: await drawPortrait({ seed: 21 }),
      };
      const { id } = await makeToytwin(page, token, portrait);
      await page.goto('/gallery');
      await world.visitor.reads('Retro Toy Twin');
      await page.goto(`/gallery/${id}`);
      await expectLoaded(page.getByRole('img', { name: 'Retro Toy Twin, packaged figure' }));
    });

    it('reports a profile that cannot be saved, then opens the gallery', async () => {
      const { visitor } = world;
      visitor.browserErrors.allow(/\/api\/users\/register/);
      await visitor.page.route('**/api/users/register', (route) => route.abort());
      await visitor.page.goto('/register');
      await fillRegistration(visitor.page, newPerson());
      await visitor.isTold(
        "Your account was created but we couldn't save your profile data. Some features may be limited.",
      );
      await visitor.sees('/gallery');
      await visitor.reads('Your gallery is empty');
    });

    it('refuses a weak password before Firebase is called', async () => {
      const { visitor } = world;
      const person = { ...newPerson(), password: 'password1' };
      await visitor.page.goto('/register');
      await fillRegistration(visitor.page, person);
      await visitor.reads(WEAK);
      expect(await world.firebase.find(person.email)).toBeUndefined();
    });

    it('reports a password that Firebase finds weak', async () => {
      const { visitor } = world;
      visitor.browserErrors.allow(/400/);
      await visitor.page.goto('/register');
      // The emulator accepts every password that our rule accepts, so the call is changed on the way.
      await visitor.page.route('**/v1/accounts:signUp?*', (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), password: 'short' } }),
      );
      await fillRegistration(visitor.page, newPerson());
      await visitor.reads(WEAK);
    });

    it('logs a disabled account out and refuses its login', async () => {
      const { visitor } = world;
      const person = await world.register();
      await world.firebase.disable(person.email);
      visitor.browserErrors.allow(/400/);
      await visitor.page.reload();
      await visitor.sees('/login');
      await fillLogin(visitor.page, person);
      await visitor.isTold('This account has been disabled. Please contact support.');
    });

    it('reports too many attempts', async () => {
      const { visitor } = world;
      visitor.browserErrors.allow(/400/);
      // The emulator has no limit; this is Google's answer.
      const message = 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.';
      await visitor.page.route('**/v1/accounts:*', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
      );
      await visitor.page.goto('/login');
      await fillLogin(visitor.page, newPerson());
      await visitor.isTold('Too many failed login attempts. Please try again later or reset your password.');
      await visitor.page.goto('/register');
      await fillRegistration(visitor.page, newPerson());
      await visitor.isTold('Too many failed attempts. Please try again later.');
    });

    it('keeps users logged in while Firebase is unreachable, and tells others', async () => {
      const { visitor } = world;
      const person = await world.register();
      visitor.browserErrors.allow(/ERR_FAILED/);
      await visitor.context.route(`${world.emulator}/**`, (route) => route.abort());
      await visitor.page.reload();
      await visitor.reads('Your gallery is empty');
      await world.logOut();
      await fillLogin(visitor.page, person);
      await visitor.isTold(NETWORK);
      await visitor.page.goto('/register');
      await fillRegistration(visitor.page, newPerson());
      await visitor.isTold(NETWORK);
    });

    it('renews an ID token before it expires', async () => {
      const { visitor } = world;
      const { page } = visitor;
      await world.register();
      const tokens = new Set<string | undefined>();
      page.on('request', (request) => {
        if (request.url().endsWith('/api/users/me')) tokens.add(request.headers().authorization);
      });
      await page.goto('/account');
      await visitor.reads('Member since');
      // Tokens that are issued in the same second are equal.
      await page.waitForTimeout(1_100);
      // Twenty seconds before the token expires after an hour.
      await page.clock.setSystemTime(Date.now() + 3_580_000);
      const renewed = page.waitForResponse('**/securetoken.googleapis.com/v1/token?*');
      await page.reload();
      expect((await renewed).status()).toBe(200);
      await visitor.reads('Member since');
      await expect.poll(() => tokens.size, { timeout: 15_000 }).toBe(2);
    });

    it('logs out in other tabs', async () => {
      const { visitor } = world;
      await world.register();
      const other = await visitor.context.newPage();
      await other.goto('/gallery');
      await visitor.reads('Your gallery is empty', other);
      await world.logOut();
      await visitor.sees('/login', other);
    });
  });
}
