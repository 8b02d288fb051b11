import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { addDevice } from './steps/device.ts';
import { logInAsOperator, OPERATOR } from './steps/operator.ts';
import { followMailedLink } from './steps/outbox.ts';
import { fillLogin, post, signUp } from './steps/person.ts';

test('passkey is added, named, used to log in, and removed', async ({ page, browserErrors }) => {
  browserErrors.allow(/generate-register-options/);
  const person = await signUp(page);
  await addDevice(page);
  await page.goto('/account');
  const add = page.getByRole('button', { name: 'Add this device' });

  await test.step('not before the address is confirmed', async () => {
    await add.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Please confirm your email address first. We emailed you a link.',
    );
  });
  await followMailedLink(page, person.email, 'Confirm your email address');
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you. Your address is confirmed');

  await page.goto('/account');
  await add.click();
  const own = page.getByRole('region', { name: 'Face or finger' });
  await expect(own.getByText('Chrome on Windows')).toBeVisible();
  await test.step('it gets a name', async () => {
    await own.getByRole('button', { name: 'Rename Chrome on Windows' }).click();
    await own.getByLabel('Name of this passkey').fill('My laptop');
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('My laptop')).toBeVisible();
    await expectAccessible(page, 'account with a passkey');
  });

  const logOut = async () => {
    await page.getByRole('button', { name: 'Account of Robin Example' }).click();
    // The page may leave /login at once, with a passkey.
    const out = page.waitForURL('/login');
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await out;
  };
  await test.step('it logs in as a suggestion of the address field', async () => {
    await logOut();
    await expect(page.getByRole('heading', { level: 1, name: 'Your gallery' })).toBeVisible();
  });

  await test.step('it logs in by the button, where the browser suggests none', async () => {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.reload();
    await logOut();
    await page.getByRole('button', { name: 'Log in with your face or finger' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your gallery' })).toBeVisible();
  });

  await test.step('it is removed', async () => {
    await page.goto('/account');
    await own.getByRole('button', { name: 'Remove My laptop' }).click();
    await expect(own.getByText('My laptop')).toHaveCount(0);
  });
});

test('account page lists the devices, logs one of them out, and all of them; name and password change there', async ({
  page,
  newVisitor,
}) => {
  const person = await signUp(page);
  const other = await newVisitor();
  await other.goto('/login');
  await fillLogin(other, person);
  await expect(other).toHaveURL('/gallery');
  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(devices.getByRole('button', { name: /^Log out Chrome/ })).toHaveCount(0);
  await other.goto('/account');
  await expect(other).toHaveURL('/login');

  await test.step('another name', async () => {
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('Full Name').fill('Sam Example');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: 'Account of Sam Example' })).toBeVisible();
    await expect(page.getByText('Name', { exact: true }).locator('+ dd')).toContainText('Sam Example');
  });

  await test.step('another password', async () => {
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    await expect(page.getByText('We emailed you a link. It works for one hour.')).toBeVisible();
    await expectAccessible(page, 'account with sessions');
  });

  await test.step('logging out everywhere', async () => {
    await devices.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('an operator confirms an act with a passkey, which is not asked for again within five minutes', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/404.*\/operator/);
  await logInAsOperator(page);
  // The outbox shows the last mails only, and the first one to the operator was sent when the product started.
  const { email } = OPERATOR;
  await post(page.request, '/api/auth/send-verification-email', z.unknown(), { email });
  await followMailedLink(page, OPERATOR.email, 'Confirm your email address');
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you. Your address is confirmed');
  await addDevice(page);
  await page.goto('/account');
  const own = page.getByRole('region', { name: 'Face or finger' });
  await page.getByRole('button', { name: 'Add this device' }).click();
  await expect(own.getByText('Chrome on Windows')).toBeVisible();

  await page.goto('/operator/words');
  await page.getByLabel('Word or phrase').fill('snorkwibble');
  await page.getByRole('button', { name: 'Save word' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save word' });
  const confirm = dialog.getByRole('button', { name: 'Use face or finger' });
  const word = page.getByRole('table', { name: 'Words of our own' }).getByText('snorkwibble');
  await expectAccessible(page, 'act to confirm');

  await expect(word).toHaveCount(0);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(word).toBeVisible();
  await test.step('the next act within five minutes is not asked for it', async () => {
    await page
      .getByRole('row', { name: /snorkwibble/ })
      .getByRole('button', { name: 'Remove' })
      .click();
    const removal = page.getByRole('dialog', { name: 'Remove' });
    await expect(removal.getByLabel('Password')).toHaveCount(0);
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(word).toHaveCount(0);
  });

  await page.goto('/account');
  await own.getByRole('button', { name: /^Remove / }).click();
  await expect(own.getByText('Chrome on Windows')).toHaveCount(0);
});
