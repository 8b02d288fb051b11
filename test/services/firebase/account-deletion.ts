import { expect as expectOf } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { fillLogin } from '../../../e2e/steps/person.ts';
import { WRONG } from './words.ts';
import type { World } from './world.ts';

const LOGIN_LEFT =
  'Everything in your account has been deleted, but your login could not be removed yet. Please try again.';

/** Tests of deleting an account whose login only the browser can delete. */
export function describeAccountDeletion(world: World): void {
  describe('account deletion with Firebase', () => {
    world.bringVisitors();

    it('deletes nothing with a wrong password, and everything with the right one', async () => {
      const { visitor } = world;
      const person = await world.register();
      visitor.browserErrors.allow(/400/);
      await openDialog();
      await visitor.fills('Password', 'not-my-password-1');
      await visitor.presses('Delete everything');
      await visitor.isTold(WRONG);
      expect(await world.firebase.find(person.email)).toBeDefined();
      await visitor.presses('Keep my account');
      await visitor.page.reload();
      await visitor.reads('Member since');

      await openDialog();
      await visitor.fills('Password', person.password);
      await visitor.presses('Delete everything');
      await visitor.reads('Your account and its files have been deleted.');
      expect(await world.firebase.find(person.email)).toBeUndefined();
      await visitor.page.goto('/gallery');
      await visitor.sees('/login');
      await fillLogin(visitor.page, person);
      await visitor.isTold(WRONG);
    });

    it('can be completed after Firebase was unreachable half-way', async () => {
      const { visitor } = world;
      const person = await world.register();
      visitor.browserErrors.allow(/accounts:delete/);
      await visitor.page.route('**/v1/accounts:delete?*', (route) => route.abort());
      await openDialog();
      await visitor.fills('Password', person.password);
      await visitor.presses('Delete everything');
      await visitor.isTold(LOGIN_LEFT);
      expect(await world.firebase.find(person.email)).toBeDefined();
      await visitor.page.unroute('**/v1/accounts:delete?*');
      await visitor.presses('Delete everything');
      await visitor.reads('Your account and its files have been deleted.');
      expect(await world.firebase.find(person.email)).toBeUndefined();
    });

    async function openDialog(): Promise<void> {
      const { visitor } = world;
      await visitor.page.goto('/account');
      await visitor.reads('Member since');
      await visitor.presses('Delete my account');
      await visitor.fills('Type DELETE to confirm', 'DELETE');
      const button = visitor.page.getByRole('button', { name: 'Delete everything' });
      await expectOf(button, 'without the password').toBeDisabled();
    }
  });
}
