import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { layoutShift } from './steps/layout-shift.ts';
import { signUp } from './steps/person.ts';

test.use({ locale: 'de-DE', viewport: { width: 1024, height: 900 } });

test('account page shows the profile as soon as it is loaded, and switches optional emails off and on', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/users\/me/);
  await signUp(page);
  await test.step('a profile that cannot be loaded', async () => {
    await page.route('**/api/users/me', (route) => route.abort());
    await page.goto('/account');
    await expect(page.getByRole('alert')).toContainText('Your profile could not be loaded.');
    await page.unroute('**/api/users/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const since = page.getByText('Member since').locator('+ dd');
    await expect(since, 'in English, whatever the browser speaks').toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  });

  await test.step('a profile that is loaded late does not shift the page', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/users/me', async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    resolve();
    await expect(page.getByRole('switch', { name: 'Email when a toy twin is ready' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.unroute('**/api/users/me');
  });

  await test.step('optional emails', async () => {
    const preference = page.getByRole('switch', { name: 'Email when a toy twin is ready' });
    await expect(preference).toBeChecked();
    await preference.click();
    await expect(preference).toBeEnabled();
    await expect(preference).not.toBeChecked();
    await expectAccessible(page, 'account');
    await page.reload();
    await expect(preference).not.toBeChecked();
    await preference.press('Space');
    await expect(preference).toBeEnabled();
    await expect(preference).toBeChecked();
    await expect(preference).toBeFocused();
  });
});

test('account deletion shows its fields, its buttons and the answer to a wrong password in any window', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/403|DELETE .*users.me/);
  await signUp(page);
  await page.goto('/account');
  const open = page.getByRole('button', { name: 'Delete my account' });
  const field = page.getByLabel('Type DELETE to confirm');
  const password = page.getByLabel('Password');
  const keep = page.getByRole('button', { name: 'Keep my account' });
  const last = page.getByRole('button', { name: 'Delete everything' });

  await test.step('at 400 % zoom, where title and buttons leave no room for the text', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open.click();
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill('delete');
    await password.fill('anything');
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await keep.click();
  });

  for (const height of [844, 664])
    await test.step(`on a phone, ${height} px high`, async () => {
      await page.setViewportSize({ width: 390, height });
      await open.click();
      await expect(password).toBeInViewport({ ratio: 1 });
      await field.fill('delete');
      await password.fill('not-my-password-1');
      for (const button of [keep, last]) await expect(button).toBeInViewport({ ratio: 1 });
      for (const _time of [1, 2]) {
        await last.click();
        await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
        await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
      }
      await keep.click();
    });
});
