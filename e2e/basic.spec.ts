import { expect, test } from './fixtures.ts';
import { pay } from './steps/checkout.ts';
import { fillRegistration, newPerson } from './steps/person.ts';
import { downloadPicture, expectLoaded, shownId } from './steps/picture.ts';
import { continueToPayment, DESCRIPTION, fillWizard, openBox } from './steps/wizard.ts';

test('basic tier: from the landing page to the downloaded figure', async ({ page, portrait }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Transform Yourself Into a Collectible Toy Figure' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await fillRegistration(page, newPerson());

  await expect(page).toHaveURL('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Toy Twin' })).toHaveAttribute('href', '/create');
  await page.getByRole('link', { name: 'Create Toy Twin' }).click();

  await fillWizard(page, { portrait });
  await expect(page.getByText('We hold $1.99 on your card.')).toBeVisible();
  await continueToPayment(page);
  await expect(page.getByText('$1.99').first()).toBeVisible();
  await pay(page);

  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.waitForURL(/\/create\?order_id=[0-9a-f-]{36}&payment_status=success$/);
  await openBox(page);
  await expectLoaded(page.getByRole('img', { name: 'Action Figure Toy Twin, packaged figure' }));
  await expect(page.getByRole('img', { name: /3D character/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Action Figure Toy Twin' })).toBeVisible();
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  await expect(page.getByRole('button', { name: '3D Character' })).toHaveCount(0);
  await downloadPicture(page, `toytwin_${await shownId(page)}_packaged.png`);

  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Action Figure Toy Twin, No. 001' }));
  await expect(page.getByText('3D Version')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New Toy Twin' })).toHaveAttribute('href', '/create');
});
