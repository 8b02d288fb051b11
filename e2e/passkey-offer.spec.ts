import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { pay } from './steps/checkout.ts';
import { addDevice } from './steps/device.ts';
import { openWizardAt } from './steps/draft.ts';
import { followMailedLink } from './steps/outbox.ts';
import { signUp } from './steps/person.ts';
import { continueToPayment, openBox } from './steps/wizard.ts';

const offerOn = (page: Page) => page.getByRole('region', { name: 'Next time without a password?' });

test('passkey is offered after the first purchase, once, and either answer is remembered', async ({
  page,
  portrait,
}) => {
  const person = await signUp(page);
  await addDevice(page);
  await followMailedLink(page, person.email, 'Confirm your email address');
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you. Your address is confirmed');
  await openWizardAt(page, person, portrait, 'pricing');
  await continueToPayment(page);
  await pay(page);
  await page.waitForURL(/\/create\?order_id=/);
  const offer = offerOn(page);
  await expect(offer, 'not while the toy is made').toHaveCount(0);
  await openBox(page);
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'offer of a passkey');
  const result = page.url();
  await offer.getByRole('button', { name: 'Add this device' }).click();
  await expect(page.getByText('Done. Next time, log in with your face or finger.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
  await expect(offer, 'once').toHaveCount(0);

  await test.step('somebody who has none and does not want one is not asked again', async () => {
    await page.goto('/account');
    const own = page.getByRole('region', { name: 'Face or finger' });
    await own.getByRole('button', { name: /^Remove/ }).click();
    await expect(own.getByText(/^Added/)).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('toytwin-passkey-offered'));
    await page.goto(result);
    await offer.getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
