import { expect as expectOf } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../../../e2e/steps/person.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const PHONE = '+15555550177';
/** Our server is asked whether they have agreed to the terms. */
const NO_PROFILE = /404/;
const DEAD = 'This link no longer works';
const OTHER = 'This link was sent to a different email address.';
const DISABLED = 'This account has been disabled. Please contact support.';

/** Tests of Firebase's own mailed links. */
export function describeLinks(world: World): void {
  describe('Firebase link', () => {
    world.bringVisitors();

    it('opens an account with name, age and terms, once, and leaves no code in the history', async () => {
      const { visitor } = world;
      const person = newPerson();
      visitor.browserErrors.allow(NO_PROFILE);
      await visitor.page.goto('/register');
      await visitor.page.getByRole('link', { name: 'Sign up by email link' }).click();
      const link = await askForLink(person.email);
      await visitor.reads(`A link is on its way to ${person.email}.`);
      await visitor.page.goto(link.href);
      await visitor.reads('Almost in');
      await visitor.sees('/sign-in-link?new=1');
      await visitor.presses('Create Account');
      await visitor.reads('Please enter your full name');
      expect(await world.firebase.find(person.email), 'before they agree').toBeUndefined();
      await openAccount(visitor, person);
      await visitor.reads('Your gallery is empty');
      expect(await world.firebase.find(person.email)).toMatchObject({ displayName: person.name });
      await visitor.page.goBack();
      expect(visitor.page.url()).not.toContain('oobCode');
      await visitor.page.goto('/account');
      await visitor.reads('Member since');

      await world.logOut();
      visitor.browserErrors.allow(/400/);
      await visitor.page.goto(link.href);
      await visitor.fills('Email Address', person.email);
      await visitor.presses('Continue');
      await openAccount(visitor, person);
      await visitor.reads(DEAD);
      await askForLink(person.email);
    });

    it('logs in, once, and says the same to unknown addresses', async () => {
      const { visitor } = world;
      const { email } = await world.register();
      await world.logOut();
      await visitor.page.getByRole('link', { name: 'Log in by email link' }).click();
      await askForLink(newPerson().email);
      await visitor.reads('has an account, a link to log in is on its way. It works for one hour.');
      const link = await askForLink(email.toUpperCase());
      await visitor.reads(`If ${email.toUpperCase()} has an account, a link to log in is on its way.`);
      await visitor.page.goto(link.href);
      await visitor.presses('Log In');
      await visitor.reads('Your gallery is empty');
      await visitor.sees('/gallery');

      visitor.browserErrors.allow(/400/);
      await visitor.page.goto(link.href);
      await visitor.fills('Email Address', email);
      await visitor.presses('Continue');
      await visitor.presses('Log In');
      await visitor.reads(DEAD);
      await visitor.sees('/sign-in-link');
      await expectOf(visitor.page.getByRole('button', { name: 'Send Link' })).toBeVisible();
    });

    it('asks for the address on another device, and loses nothing by a wrong one', async () => {
      const person = newPerson();
      await world.visitor.page.goto('/sign-in-link?new=1');
      const { search } = await askForLink(person.email);
      const phone = await world.openVisitor();
      phone.browserErrors.allow(/400/, NO_PROFILE);
      // As by the console's "action URL", which has all of Firebase's links lead to this page.
      await phone.page.goto(`/reset-password${search}`);
      await phone.reads('Please enter the email address that we sent it to.');
      await phone.sees('/sign-in-link?new=1');
      await phone.fills('Email Address', newPerson().email);
      await phone.presses('Continue');
      await openAccount(phone, person);
      await phone.isTold(OTHER);
      await phone.fills('Email Address', person.email);
      await phone.presses('Continue');
      await expectOf(phone.page.getByRole('heading', { name: 'Almost in' })).toBeFocused();
      await expectOf(phone.page.getByLabel('Full Name')).toHaveValue(person.name);
      await phone.presses('Create Account');
      await phone.reads('Your gallery is empty');
      await phone.leave();
    });

    it('to log in asks somebody without an account for name, age and terms before they are in', async () => {
      const { visitor } = world;
      const person = newPerson();
      visitor.browserErrors.allow(NO_PROFILE);
      await visitor.page.goto('/sign-in-link');
      const link = await askForLink(person.email);
      await visitor.page.goto(link.href);
      await visitor.presses('Log In');
      await visitor.reads(`${person.email} has no account yet.`);
      const other = await visitor.context.newPage();
      await other.goto('/gallery');
      await visitor.sees('/login', other);
      await other.close();
      await openAccount(visitor, person);
      await visitor.reads('Your gallery is empty');
      expect(await world.firebase.find(person.email)).toMatchObject({ displayName: person.name });
    });

    it('to sign up lets somebody in who has an account, which stays as it is', async () => {
      const { visitor } = world;
      const person = await world.register();
      await world.logOut();
      await visitor.page.goto('/sign-in-link?new=1');
      await visitor.page.goto((await askForLink(person.email)).href);
      await openAccount(visitor, { ...person, name: 'Somebody Else' });
      await visitor.reads('Your gallery is empty');
      await expectOf(visitor.page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
    });

    it('goes on where our server did not answer', async () => {
      const { visitor } = world;
      const { email } = await world.register();
      await world.logOut();
      await visitor.page.goto('/sign-in-link');
      await visitor.page.goto((await askForLink(email)).href);
      visitor.browserErrors.allow(/users\/me/);
      await visitor.page.route('**/api/users/me', (route) => route.abort());
      await visitor.presses('Log In');
      await visitor.isTold('Network error. Please check your internet connection and try again.');
      await visitor.page.unroute('**/api/users/me');
      await visitor.presses('Log In');
      await visitor.reads('Your gallery is empty');
    });

    it('needs the second step of an account that has one', async () => {
      const { visitor } = world;
      const { email } = await world.register();
      await world.firebase.addPhone(email, PHONE);
      await world.logOut();
      visitor.browserErrors.allow(/recaptchaConfig/);
      await visitor.page.goto('/sign-in-link');
      await visitor.page.goto((await askForLink(email)).href);
      await visitor.presses('Log In');
      await visitor.presses('Text Me a Code');
      await visitor.page.getByLabel('Code').waitFor();
      await visitor.fills('Code', await world.firebase.textedCode(PHONE));
      await visitor.presses('Confirm');
      await visitor.reads('Your gallery is empty');
    });

    it('is refused to a disabled account, and when Google mails no more', async () => {
      const { visitor } = world;
      const { email } = await world.register();
      await world.logOut();
      await visitor.page.goto('/sign-in-link');
      const link = await askForLink(email);
      await world.firebase.disable(email);
      visitor.browserErrors.allow(/400/);
      await visitor.page.goto(link.href);
      await visitor.presses('Log In');
      await visitor.isTold(DISABLED);
      // The emulator has no limit; this is Google's answer.
      const message = 'QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.';
      await visitor.page.route('**/v1/accounts:sendOobCode?*', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
      );
      await visitor.page.goto('/sign-in-link');
      await visitor.fills('Email Address', email);
      await visitor.presses('Send Link');
      await visitor.isTold(
        'We cannot send any more links today. Please use a password instead, or try again tomorrow.',
      );
    });

    async function askForLink(email: string): Promise<URL> {
      const { page } = world.visitor;
      await page.getByRole('button', { name: 'Send Link' }).waitFor();
      await world.visitor.fills('Email Address', email);
      const sent = page.waitForResponse('**/v1/accounts:sendOobCode?*');
      await world.visitor.presses('Send Link');
      expect((await sent).status()).toBe(200);
      await world.visitor.reads('Check your email');
      return world.firebase.signInLink(email.toLowerCase());
    }

    async function openAccount({ page }: Visitor, { name }: Person): Promise<void> {
      await page.getByLabel('Full Name').fill(name);
      await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
      await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
      await page.getByRole('button', { name: 'Create Account' }).click();
    }
  });
}
