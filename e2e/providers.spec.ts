import type { Page } from '@playwright/test';
import type { BrowserErrors } from './browser-errors.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { followMailedLink } from './steps/outbox.ts';
import { newPerson, signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';

/** The OpenID server in the place of Google and Apple is another site. */
function allowOpenIdServer(browserErrors: BrowserErrors): void {
  browserErrors.allow(new RegExp(`foreign request: http://localhost:${process.env.E2E_OPENID_PORT}/`));
}

/** Answers at the OpenID server. */
async function confirmThere(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in at the OpenID server' })).toBeVisible();
  await page.getByLabel('Your address').fill(email);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/login');
}

test('visitor who keeps a box refuses at Google, then continues, and finds it waiting; the next log-in leads to the page that was wanted', async ({
  page,
  browserErrors,
}) => {
  allowOpenIdServer(browserErrors);
  const { email } = newPerson();
  await page.goto('/try');
  await page.getByRole('button', { name: 'Clara' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Your Action Figure box' }));
  const google = page.getByRole('button', { name: 'Continue with Google' });

  await test.step('refused there', async () => {
    await google.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('status')).toHaveText(
      'You did not continue with Google. Nothing has changed: try again, or use another way.',
    );
    await expectLoaded(page.getByRole('img', { name: 'Your Action Figure box' }));
    await expectAccessible(page, 'sign-up after a refusal at Google');
  });

  await test.step('back by the button of the browser', async () => {
    await google.click();
    await expect(page.getByRole('heading', { name: 'Sign in at the OpenID server' })).toBeVisible();
    await page.goBack();
    await expect(google).toBeEnabled();
  });

  await google.click();
  await confirmThere(page, email);
  await expect(page.getByRole('heading', { name: 'Almost in' })).toBeVisible();
  await expect(page.getByText(`You continue with Google as ${email}.`)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin at Google');
  await expectAccessible(page, 'opening an account with Google');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('You must be 13 or older to use this service')).toBeVisible();
  await page.getByLabel('Full Name').fill('Robin Example');
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your box is waiting' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Robin Example' })).toBeVisible();
  await expect(page.getByText('Please confirm your email address'), 'Google has confirmed it').toHaveCount(0);

  await logOut(page);
  await page.goto('/receipts?from=mail');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await confirmThere(page, email);
  await expect(page).toHaveURL('/receipts?from=mail');
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
});

test('Apple, which sends people back with a form, opens an account and signs in', async ({
  page,
  browserErrors,
}) => {
  allowOpenIdServer(browserErrors);
  const { email, name } = newPerson();
  await page.goto('/login');
  const apple = page.getByRole('button', { name: 'Continue with Apple' });
  await apple.click();
  await confirmThere(page, email);
  await expect(page.getByText(`You continue with Apple as ${email}.`)).toBeVisible();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await logOut(page);
  await apple.click();
  // Who is signed in there is not asked again.
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
});

test('owner of an address that somebody else registered is shown the way, and somebody whose sign-up broke off is asked again', async ({
  page,
  browserErrors,
}) => {
  allowOpenIdServer(browserErrors);
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await confirmThere(page, email);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Log in by email link: that confirms it.');
  await expectAccessible(page, 'login with an address that is not confirmed');
  await page.getByRole('alert').getByRole('link', { name: 'Log in by email link' }).click();
  await expect(page.getByRole('heading', { name: 'Log in by email link' })).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await followMailedLink(page, email, 'Your link to log in');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await logOut(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await confirmThere(page, email);
  await expect(page.getByText('Your gallery is empty')).toBeVisible();

  await test.step('sign-up that broke off', async () => {
    browserErrors.allow(/ERR_FAILED|\/api\/users\/register/, /404.*\/api\/users\/me/, /Resource not found/);
    await logOut(page);
    const newcomer = newPerson();
    const fillForm = async () => {
      await page.getByLabel('Full Name').fill(newcomer.name);
      await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
      await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
      await page.getByRole('button', { name: 'Create Account' }).click();
    };
    await page.route('**/api/users/register', (route) => route.abort());
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await confirmThere(page, newcomer.email);
    await fillForm();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/users/register');
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await confirmThere(page, newcomer.email);
    await expect(page.getByRole('heading', { name: 'Almost in' })).toBeVisible();
    await fillForm();
    await expect(page.getByText('Your gallery is empty')).toBeVisible();
  });
});
