import { expect as expectOf } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillLogin, newPerson, type Person } from '../../../e2e/steps/person.ts';
import type { World } from './world.ts';

const PHONE = '+15555550123';
const loggedIn = z.looseObject({ mfaInfo: z.array(z.object({ mfaEnrollmentId: z.string() })) });
const totpAnswer = z.object({
  mfaEnrollmentId: z.string(),
  mfaPendingCredential: z.string(),
  totpVerificationInfo: z.object({ verificationCode: z.string() }),
});
const texted = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });

/** Tests of accounts with a second factor. */
export function describeSecondFactor(world: World): void {
  describe('Firebase account with a second factor', () => {
    world.bringVisitors();

    it('is asked for a code by text message, and gets in with the right one only', async () => {
      const { visitor } = world;
      // A wrong code; and the emulator knows nothing of reCAPTCHA.
      visitor.browserErrors.allow(/400/, /recaptchaConfig/);
      const person = await enrol();
      await fillLogin(visitor.page, person);
      await visitor.reads('We will text a code to the number ending in 0123.');
      await visitor.presses('Text Me a Code');
      await visitor.fills('Code', '000000');
      await visitor.presses('Confirm');
      await visitor.isTold('This code is incorrect. Please check it and try again.');
      await visitor.presses('Send another code');
      await visitor.reads('A new code is on its way to the number ending in 0123. It may take a minute.');
      const field = visitor.page.getByLabel('Code');
      await expectOf(field, 'without the code before').toHaveValue('');
      await expectOf(field).toBeFocused();
      await visitor.fills('Code', await world.firebase.textedCode(PHONE));
      await visitor.presses('Confirm');
      await visitor.reads('Your gallery is empty');
      await visitor.page.reload();
      await visitor.reads('Your gallery is empty');
    });

    it('can go back, and still needs the code', async () => {
      const { visitor } = world;
      const person = await enrol();
      await fillLogin(visitor.page, person);
      await visitor.presses('Back');
      await visitor.page.goto('/gallery');
      await visitor.sees('/login');
    });

    it('is asked for a code of an authenticator app', async () => {
      const { visitor } = world;
      const person = await enrol();
      await speakTotp();
      await fillLogin(visitor.page, person);
      await visitor.reads('Enter the code shown in your authenticator app.');
      await visitor.fills('Code', '246 810');
      await visitor.presses('Confirm');
      await visitor.reads('Your gallery is empty');
    });

    it('is deleted after its code', async () => {
      const { visitor } = world;
      visitor.browserErrors.allow(/recaptchaConfig/);
      const person = await enrol();
      await fillLogin(visitor.page, person);
      await enterTextedCode();
      await visitor.reads('Your gallery is empty');
      await visitor.page.goto('/account');
      await visitor.presses('Delete my account');
      await visitor.fills('Type DELETE to confirm', 'DELETE');
      await visitor.fills('Password', person.password);
      await visitor.page.setViewportSize({ width: 390, height: 664 });
      await visitor.presses('Delete everything');
      const textMe = visitor.page.getByRole('button', { name: 'Text Me a Code' });
      await expectOf(textMe).toBeInViewport({ ratio: 1 });
      await enterTextedCode();
      await visitor.reads('Your account and its files have been deleted.');
      expect(await world.firebase.find(person.email)).toBeUndefined();
    });

    /** Registers somebody, adds a phone as the second factor, and opens the login page. */
    async function enrol(): Promise<Person> {
      const person = await world.register(newPerson());
      await world.firebase.addPhone(person.email, PHONE);
      await world.logOut();
      return person;
    }

    async function enterTextedCode(): Promise<void> {
      const { visitor } = world;
      await visitor.presses('Text Me a Code');
      await visitor.page.getByLabel('Code').waitFor();
      await visitor.fills('Code', await world.firebase.textedCode(PHONE));
      await visitor.presses('Confirm');
    }

    /** The emulator knows text messages only, so what it says is changed on the way to what Google says of an app. */
    async function speakTotp(): Promise<void> {
      const { page } = world.visitor;
      await page.route('**/v1/accounts:signInWithPassword?*', async (route) => {
        const response = await route.fetch();
        const { mfaInfo, ...answer } = loggedIn.parse(await response.json());
        const apps = mfaInfo.map(({ mfaEnrollmentId }) => ({ mfaEnrollmentId, totpInfo: {} }));
        await route.fulfill({ response, json: { ...answer, mfaInfo: apps } });
      });
      await page.route('**/v2/accounts/mfaSignIn:finalize?*', async (route) => {
        const { totpVerificationInfo, ...sent } = totpAnswer.parse(route.request().postDataJSON());
        expect(totpVerificationInfo).toEqual({ verificationCode: '246810' });
        const start = await route.fetch({
          url: route.request().url().replace('finalize', 'start'),
          postData: { ...sent, phoneSignInInfo: {} },
        });
        const { phoneResponseInfo } = texted.parse(await start.json());
        const phoneVerificationInfo = {
          sessionInfo: phoneResponseInfo.sessionInfo,
          code: await world.firebase.textedCode(PHONE),
        };
        await route.continue({ postData: { ...sent, phoneVerificationInfo } });
      });
    }
  });
}
