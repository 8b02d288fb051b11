import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { followMailedLink, openMail } from './steps/outbox.ts';
import { fillLogin, newPerson, signUp } from './steps/person.ts';

async function confirmAddress(page: Page, email: string): Promise<void> {
  await followMailedLink(page, email, 'Confirm your email address');
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you. Your address is confirmed');
}

/** Opens an account without a password. */
async function openByLink(page: Page): Promise<string> {
  const { email, name } = newPerson();
  await page.goto('/sign-in-link?new=1');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status')).toContainText('A link is on its way');
  await followMailedLink(page, email, 'Your link to open your Toy Twin account');
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  return email;
}

test('address is changed when the present one has approved and the new one has confirmed', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.allow(/403/, /users\/me\/email/);
  const person = await signUp(page);
  await confirmAddress(page, person.email);
  const { email } = newPerson();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  const go = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByLabel('Password').fill('not-my-password-1');
  await expect(go, 'without an address').toBeDisabled();
  await dialog.getByLabel('New email address').fill(email);
  await go.click();
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await expectAccessible(page, 'change of the address');
  await dialog.getByLabel('Password').fill(person.password);
  await go.click();
  await expect(dialog.getByRole('status')).toContainText(`We emailed a link to ${person.email}.`);
  await expectAccessible(page, 'change of the address, asked for');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  const profile = page.getByRole('region', { name: 'Your profile' });
  await expect(profile).toContainText(person.email);

  await test.step('approved on a device that is logged in', async () => {
    const other = await newVisitor();
    await followMailedLink(other, person.email, 'Approve the new email address');
    await expect(other).toHaveURL('/login');
    await expect(other.getByRole('heading', { name: 'Log in to change your address' })).toBeVisible();
    await fillLogin(other, person);
    await expect(other.getByRole('heading', { name: 'Approve the new address' })).toBeVisible();
    await expectAccessible(other, 'approving an address');
    await other.getByRole('button', { name: 'Approve the change' }).click();
    await expect(other.getByText('Approved.')).toBeVisible();
  });

  await followMailedLink(page, email, 'Confirm the new email address');
  const link = page.url();
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
  await expect(page.getByText(`From now on you log in with ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(profile).toContainText(email);
  await expect(page.getByText(person.email)).toHaveCount(0);
  await openMail(page, person.email, 'The email address of your Toy Twin account was changed');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
  await expect(page.getByText('This link no longer works.')).toBeVisible();
});

test('account without a password sets one, and is deleted with a mailed code', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/403/, /DELETE .*users.me/);
  const email = await openByLink(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByText('We emailed you a link. It works for one hour.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const last = dialog.getByRole('button', { name: 'Delete everything' });
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await dialog.getByLabel('Code from the email').fill('000000');
  await last.click();
  await expect(dialog.getByRole('alert')).toContainText('This code is wrong or has expired.');
  await expectAccessible(page, 'deletion with a mailed code');
  const reader = await page.context().newPage();
  const subject = await (await openMail(reader, email, 'is your code for Toy Twin')).textContent();
  await reader.close();
  await dialog.getByLabel('Code from the email').fill(/(\d{6}) is your code/.exec(subject ?? '')?.[1] ?? '');
  await last.click();
  await expect(page.getByText('Your account and its files have been deleted.')).toBeVisible();
});
