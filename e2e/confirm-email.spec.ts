import { expect, test } from './fixtures.ts';
import { followMailedLink } from './steps/outbox.ts';
import { signUp } from './steps/person.ts';

const REMINDER = 'Please confirm your email address.';

test('address is confirmed by a mailed link, also in another browser, and buying does not wait for it', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  const person = await signUp(page);
  await page.goto('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await expect(page.getByText(REMINDER)).toBeVisible();
  await page.getByRole('link', { name: 'Create Toy Twin' }).click();
  await expect(page.getByRole('heading', { name: 'Start with your face' })).toBeVisible();
  await expect(page.getByText(REMINDER), 'the wizard is left alone').toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();

  const phone = await newVisitor();
  await followMailedLink(phone, person.email, 'Confirm your email address');
  await expect(phone.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  const link = phone.url();
  await phone.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(phone.getByRole('status')).toContainText('Thank you. Your address is confirmed');
  await expect(phone.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await expect(page.getByText(REMINDER)).toHaveCount(0);

  browserErrors.allow(/verify-email/);
  await phone.goto(`${link}x`);
  await phone.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(phone.getByRole('alert')).toContainText('This link no longer works');
});

test('reminder disappears in every window of the browser when the address is confirmed', async ({
  page,
  context,
}) => {
  const person = await signUp(page);
  await page.goto('/gallery');
  await expect(page.getByText(REMINDER)).toBeVisible();
  const other = await context.newPage();
  await followMailedLink(other, person.email, 'Confirm your email address');
  await other.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(other.getByRole('link', { name: 'Open your gallery' })).toBeVisible();
  await expect(page.getByText(REMINDER)).toHaveCount(0);
});
