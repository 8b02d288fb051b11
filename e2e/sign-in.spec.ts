import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { openWizardAt } from './steps/draft.ts';
import { followMailedLink } from './steps/outbox.ts';
import { fillLogin, newPerson, signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { expectStep } from './steps/wizard.ts';

const WRONG = 'Incorrect email or password. Please try again.';

/** Goes to a path within the running app, as a link does that no page has. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('signed-out visitor is sent to the login and then to the requested page', async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/gallery');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Log in to see your gallery' })).toBeVisible();
  for (const [place, why] of [
    ['/create', 'Log in to make yours'],
    ['/receipts', 'Log in to see your receipts'],
    ['/account', 'Log in to see your account'],
    ['/payment-cancel', 'Log in to go on with your toy'],
    ['/gallery/1', 'Log in to see your toy'],
  ] as const) {
    await followLink(page, place);
    await expect(page, place).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: why })).toBeVisible();
  }
  await page.goto('/receipts?from=mail');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Log in to see your receipts' })).toBeVisible();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/receipts?from=mail');
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();

  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/gallery');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/gallery');
  await page.goto('/login');
  await expect(page, 'who is signed in needs no login page').toHaveURL('/gallery');
});

test('login never reveals whether address or password was wrong, requires a valid address, and reads what a password manager fills in', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/401/);
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await fillLogin(page, { ...person, password: 'not-my-password-1' });
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  await fillLogin(page, newPerson());
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  await fillLogin(page, { email: 'not an address', password: 'x' });
  await expect(page.getByRole('alert'), 'an old error goes at a new try').toHaveCount(0);
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();

  await test.step('fields that are filled in without events', async () => {
    const fill = (label: string, words: string) =>
      page.getByLabel(label, { exact: true }).evaluate((field, value) => {
        // React notices values that are set in the usual way.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, value);
      }, words);
    await fill('Email Address', person.email);
    await fill('Password', person.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByText('Your gallery is empty')).toBeVisible();
  });
});

const HELD_BACK = 'Too many failed login attempts. Please try again later or reset your password.';

/** Types wrong passwords until the next one has to wait for at least twenty seconds. */
async function guessUntilHeldBack(page: Page, email: string): Promise<void> {
  await expect(async () => {
    const data = { email, password: 'not-my-password-1' };
    const answer = await page.request.post('/api/auth/sign-in/email', { data });
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThanOrEqual(20);
  }).toPass({ intervals: [0, 0, 0, 0, 0, 0, 500] });
}

test('login by a mailed link works while a stranger guesses the password', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/429/);
  const person = await signUp(page);
  await page.context().clearCookies();
  await guessUntilHeldBack(page, person.email);
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page.getByRole('alert')).toHaveText(HELD_BACK);
  await expect(
    page.getByText('You can log in right now without your password: we will email you a link.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Email me a link to log in' }).click();
  await expect(page.getByRole('status')).toContainText(
    `If ${person.email} has an account, a link to log in is on its way. It works for one hour.`,
  );
  await followMailedLink(page, person.email, 'Your link to log in');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const link = page.url();
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await expect(page.getByText('Please confirm your email address'), 'the link confirms it').toHaveCount(0);

  browserErrors.allow(/magic-link/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
});

test('visitor who keeps a box signs up by a mailed link, without a password, and finds it waiting', async ({
  page,
  browserErrors,
}) => {
  const { email, name } = newPerson();
  await page.goto('/try');
  await page.getByRole('button', { name: 'Clara' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Sign up by email link' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Your Action Figure box' }));
  await expectAccessible(page, 'sign up by email link');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status')).toContainText(`A link is on its way to ${email}.`);
  await followMailedLink(page, email, 'Your link to open your Toy Twin account');
  await expect(page.getByRole('heading', { name: 'Almost in' })).toBeVisible();
  await expectAccessible(page, 'opening an account');
  const link = page.url();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Full Name'), 'nothing is used up by an empty form').toBeFocused();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { name: 'Your box is waiting' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  await expect(page.getByText('Please confirm your email address'), 'the link confirms it').toHaveCount(0);

  browserErrors.allow(/magic-link/);
  await page.goto(link);
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
});

test('login after too many wrong passwords works again with a password reset by email', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/401/, /429/);
  const person = await signUp(page);
  await page.context().clearCookies();
  await guessUntilHeldBack(page, person.email);
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page.getByRole('alert')).toHaveText(HELD_BACK);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toContainText('Check your email');
  await followMailedLink(page, person.email, 'Choose a new password');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const link = page.url();
  const renewed = { email: person.email, password: 'lift-off-2026' };
  await page.getByLabel('New Password').fill(renewed.password);
  await page.getByLabel('Confirm Password').fill('something else 1');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill(renewed.password);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page).toHaveURL('/login');

  await fillLogin(page, person);
  await expect(page.getByRole('alert'), 'the old password is gone').toHaveText(WRONG);
  await fillLogin(page, renewed);
  await expect(page.getByText('Your gallery is empty')).toBeVisible();

  await page.context().clearCookies();
  browserErrors.allow(/reset-password/);
  await page.goto(link);
  await page.getByLabel('New Password').fill('once-again-2026');
  await page.getByLabel('Confirm Password').fill('once-again-2026');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByRole('alert'), 'the old password does not').not.toContainText('still works');
});

test('page switches to the user who signed in in another tab when its token is renewed', async ({ page }) => {
  const first = await signUp(page);
  await page.clock.install();
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Account of' }).click();
  await expect(page.getByText(first.email)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.context().clearCookies();
  const second = await signUp(page);
  await page.clock.fastForward('20:00');
  await page.getByRole('link', { name: 'Create', exact: true }).first().click();
  await page.getByRole('button', { name: 'Account of' }).click();
  await expect(page.getByText(second.email)).toBeVisible();
});

test('session that expires in the wizard is reported, and the wizard resumes after login', async ({
  page,
  portrait,
}) => {
  const person = await signUp(page);
  await page.clock.install();
  await openWizardAt(page, person, portrait, 'template');
  // A call under way would time out on the clock that is put forward.
  await expect(page.locator('label img[src^="blob:"]'), 'the own face in each pack').toHaveCount(3);
  await page.context().clearCookies();
  await page.clock.fastForward('20:00');
  await page.locator('label').filter({ hasText: 'Retro Toy' }).click();
  // The packs are drawn already: the first call is that of the next step.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(
    'You have been logged out. Log in to pick up where you left off.',
  );
  await fillLogin(page, person);
  await expectStep(page, 'description');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Retro Toy' })).toBeChecked();

  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log in to Toy Twin' })).toBeVisible();
  await expect(page.getByRole('status'), 'who logs out knows it').toHaveCount(0);
});
