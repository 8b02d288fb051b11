import { expect as expectOf } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { fillLogin, newPerson } from '../../../e2e/steps/person.ts';
import { WRONG } from './words.ts';
import type { World } from './world.ts';

const PHONE = '+15555550199';
const DEAD = 'This link no longer works';

/** Tests of changing the address of an account. */
export function describeEmailChange(world: World): void {
  describe('Firebase account whose address changes', () => {
    world.bringVisitors();

    it('has the new one, also in its profile, once the link was followed', async () => {
      const { visitor } = world;
      const person = await world.register();
      const renewed = { ...person, email: newPerson().email };
      visitor.browserErrors.allow(/400/);
      await fillDialog(renewed.email, 'not-my-password-1');
      await visitor.isTold('Incorrect password. Please try again.');
      expect(await world.firebase.changeLinks(person.email)).toEqual([]);
      await visitor.fills('Password', person.password);
      await visitor.presses('Continue');
      await visitor.reads(`We emailed a link to ${renewed.email}. Your address changes when you open it`);
      await visitor.reads('log in with the new address');
      await visitor.page.reload();
      await showsAddress(person.email);

      const link = await changeLink(person.email);
      await visitor.page.goto(link);
      await visitor.presses('Confirm the New Address');
      await visitor.reads(`From now on you log in with ${renewed.email}.`);
      await visitor.page.getByRole('link', { name: 'Log in' }).click();
      await fillLogin(visitor.page, person);
      await visitor.isTold(WRONG);
      await fillLogin(visitor.page, renewed);
      await visitor.reads('Your gallery is empty');
      await visitor.page.goto('/account');
      await showsAddress(renewed.email);

      await visitor.page.goto(link);
      await visitor.presses('Confirm the New Address');
      await visitor.reads(DEAD);
      await visitor.page.getByRole('link', { name: 'Go to your account' }).click();
      await visitor.reads('Member since');
    });

    it.each([true, false])(
      'does not learn who has an account; protected by Firebase: %s',
      async (isProtected) => {
        const { visitor } = world;
        await world.firebase.protectAddresses(isProtected);
        const taken = newPerson().email;
        await world.firebase.signUp({ email: taken, password: 'lift-off-2026' });
        const person = await world.register();
        visitor.browserErrors.allow(/400/);
        await fillDialog(person.email.toUpperCase(), person.password);
        await visitor.isTold('This is your address already.');
        await visitor.fills('New email address', taken);
        await visitor.presses('Continue');
        await visitor.reads(`We emailed a link to ${taken}.`);
        expect(await world.firebase.changeLinks(person.email)).toEqual([]);
      },
    );

    it('can be taken back by the owner of the former one', async () => {
      const { visitor } = world;
      const person = await world.register();
      const stranger = newPerson().email;
      await world.firebase.changeEmail(person.email, stranger);
      const { search } = await world.firebase.undoLink(person.email);
      // Firebase has logged them out.
      visitor.browserErrors.allow(/400/);
      await visitor.page.goto(`/reset-password${search}`);
      await visitor.presses('Take My Address Back');
      await visitor.reads(`You log in with ${person.email} again.`);
      await visitor.page.goto('/gallery');
      await visitor.sees('/login');
      await fillLogin(visitor.page, person);
      await visitor.reads('Your gallery is empty');
      await visitor.page.goto('/account');
      await showsAddress(person.email);

      await visitor.page.goto(`/reset-password${search}`);
      await visitor.presses('Take My Address Back');
      await visitor.reads(DEAD);
      await visitor.reads('please write to us');
    });

    it('needs the second step of an account that has one', async () => {
      const { visitor } = world;
      visitor.browserErrors.allow(/recaptchaConfig/);
      const person = await world.register();
      await world.firebase.addPhone(person.email, PHONE);
      const wanted = newPerson().email;
      await fillDialog(wanted, person.password);
      await visitor.presses('Text Me a Code');
      await visitor.page.getByLabel('Code').waitFor();
      expect(await world.firebase.changeLinks(person.email)).toEqual([]);
      await visitor.fills('Code', await world.firebase.textedCode(PHONE));
      await visitor.presses('Confirm');
      await visitor.reads(`We emailed a link to ${wanted}.`);
      expect(await world.firebase.changeLinks(person.email)).toHaveLength(1);
    });

    async function fillDialog(wanted: string, password: string): Promise<void> {
      const { visitor } = world;
      await visitor.page.goto('/account');
      await visitor.reads('Member since');
      await visitor.presses('Change email address');
      await visitor.fills('New email address', wanted);
      await visitor.fills('Password', password);
      await visitor.presses('Continue');
    }

    /** Waits until the account page shows the profile with this address. */
    async function showsAddress(email: string): Promise<void> {
      const profile = world.visitor.page.getByRole('region', { name: 'Your profile' });
      await expectOf(profile).toContainText('Member since', { timeout: 45_000 });
      await expectOf(profile).toContainText(email);
    }

    /** As by the console's "action URL", which has all of Firebase's links lead to one page. */
    async function changeLink(email: string): Promise<string> {
      const [link] = await world.firebase.changeLinks(email);
      expect(link?.searchParams.get('mode')).toBe('verifyAndChangeEmail');
      return `/reset-password${link?.search}`;
    }
  });
}
