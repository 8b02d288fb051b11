import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { followMailedLink } from './steps/outbox.ts';
import { fillLogin, newPerson, signUp } from './steps/person.ts';
import { continueTo, expectStep, uploadPhoto } from './steps/wizard.ts';

const WRONG = 'Incorrect email or password. Please try again.';

test('signed-out visitor is sent to the login and then to the requested page', async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  for (const place of ['/gallery', '/create', '/receipts', '/account', '/payment-cancel', '/gallery/1']) {
    await page.goto(place);
    await expect(page, place).toHaveURL('/login');
  }
  await page.goto('/receipts?from=mail');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Log in to Toy Twin' })).toBeVisible();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/receipts?from=mail');
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();

  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/gallery');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/gallery');
  await page.goto('/login');
  await expect(page, 'who is signed in needs no login page').toHaveURL('/gallery');
});

test('login never reveals whether address or password was wrong, and requires a valid address', async ({
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
});

test('login reads fields filled by a password manager without events', async ({ page, newVisitor }) => {
  const { email, password } = await signUp(page);
  const returning = await newVisitor();
  await returning.goto('/login');
  const fill = (label: string, words: string) =>
    returning.getByLabel(label, { exact: true }).evaluate((field, value) => {
      // React notices values that are set in the usual way.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, value);
    }, words);
  await fill('Email Address', email);
  await fill('Password', password);
  await returning.getByRole('button', { name: 'Log In' }).click();
  await expect(returning.getByText('Your gallery is empty')).toBeVisible();
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
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await expect(page.getByText('Please confirm your email address'), 'the link confirms it').toHaveCount(0);

  browserErrors.allow(/magic-link/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
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
  await page.goto('/create');
  await uploadPhoto(page, portrait);
  await continueTo(page, 'template');
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
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to Toy Twin' })).toBeVisible();
  await expect(page.getByRole('status'), 'who logs out knows it').toHaveCount(0);
});
