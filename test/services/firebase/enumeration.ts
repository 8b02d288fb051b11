import { expect as expectOf } from '@playwright/test';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillLogin, fillRegistration, newPerson } from '../../../e2e/steps/person.ts';
import { WEAK, WRONG } from './words.ts';
import type { World } from './world.ts';

/** Tests of what must look the same with email enumeration protection on and off. */
export function describeEnumeration(world: World, isProtected: boolean): void {
  describe(`Firebase with email enumeration protection ${isProtected ? 'on' : 'off'}`, () => {
    world.bringVisitors();
    beforeEach(() => world.firebase.protectAddresses(isProtected));

    it('never reveals whether address or password was wrong, and requires a valid address', async () => {
      const { visitor } = world;
      const person = await world.register();
      await world.logOut();
      visitor.browserErrors.allow(/400/);
      await fillLogin(visitor.page, { ...person, password: 'not-my-password-1' });
      await visitor.isTold(WRONG);
      await fillLogin(visitor.page, { email: 'not an address', password: 'x' });
      await visitor.reads('Please enter a valid email address.');
      await expectOf(visitor.page.getByRole('alert'), 'an old error goes at a new try').toHaveCount(0);
      await fillLogin(visitor.page, newPerson());
      await visitor.isTold(WRONG);
      // Firebase may refuse an address that the form accepts.
      await visitor.page.route('**/v1/accounts:signInWithPassword?*', (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), email: 'robin' } }),
      );
      await fillLogin(visitor.page, person);
      await visitor.isTold('Please enter a valid email address.');
    });

    it('refuses a taken address', async () => {
      const { visitor } = world;
      const person = await world.register();
      await world.logOut();
      visitor.browserErrors.allow(/400/);
      await visitor.page.goto('/register');
      await fillRegistration(visitor.page, person);
      await visitor.isTold(
        'This email address is already registered. Please log in or use a different email.',
      );
    });

    it('answers every password reset request the same', async () => {
      const { visitor } = world;
      const person = await world.register();
      await world.logOut();
      if (!isProtected) visitor.browserErrors.allow(/400/);
      await visitor.page.goto('/forgot-password');
      for (const email of [newPerson().email, person.email]) {
        await visitor.fills('Email Address', email);
        await visitor.presses('Send Reset Link');
        await visitor.reads(`If ${email} has an account`);
      }
      expect(await world.firebase.resetLinks(person.email)).toHaveLength(1);
    });

    it('sets a new password by the emailed link, once', async () => {
      const { visitor } = world;
      const person = await world.register();
      await world.logOut();
      const link = await mailLink(person.email);
      await visitor.page.goto(link);
      await chooseNew('password1');
      await visitor.reads(WEAK);
      const renewed = { email: person.email, password: 'lift-off-2026' };
      await chooseNew(renewed.password);
      await visitor.reads('Your password has been changed. Log in with the new one.');
      visitor.browserErrors.allow(/400/);
      await fillLogin(visitor.page, person);
      await visitor.isTold(WRONG);
      await fillLogin(visitor.page, renewed);
      await visitor.reads('Your gallery is empty');

      await visitor.page.goto(link);
      await chooseNew('once-again-2026');
      await visitor.reads('This link no longer works');
      await visitor.page.goto(link.replace('resetPassword', 'verifyEmail'));
      await visitor.page.getByRole('button', { name: 'Confirm My Address' }).click();
      await visitor.reads('This link no longer works');
    });

    /** The link as built by the console's "action URL": our page with Firebase's query. */
    async function mailLink(email: string): Promise<string> {
      const { visitor } = world;
      await visitor.page.goto('/forgot-password');
      await visitor.fills('Email Address', email);
      await visitor.presses('Send Reset Link');
      await visitor.reads('Check your email');
      const [link] = await world.firebase.resetLinks(email);
      expect(link?.searchParams.get('mode')).toBe('resetPassword');
      return `/reset-password${link?.search}`;
    }

    async function chooseNew(password: string): Promise<void> {
      await world.visitor.fills('New Password', password);
      await world.visitor.fills('Confirm Password', password);
      await world.visitor.presses('Save New Password');
    }
  });
}
