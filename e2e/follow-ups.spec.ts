import type { Page } from '@playwright/test';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { pay } from './steps/checkout.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { expectDrawn, expectWebGl } from './steps/model.ts';
import { post, signUp } from './steps/person.ts';
import { downloadPicture, expectLoaded } from './steps/picture.ts';
import { chooseCard } from './steps/wizard.ts';

const redoWindow = (page: Page) => page.getByRole('dialog', { name: 'Draw it again' });

/** Requests the free redo of the toy twin through the API. */
async function useFreeRedo(page: Page, token: string, { id }: Toytwin): Promise<void> {
  const { request } = page.context();
  await post(request, `/api/toytwins/${id}/redo`, toytwin, { reason: 'other' }, token);
  const headers = { authorization: `Bearer ${token}` };
  const read = async () =>
    toytwin.parse(await (await request.get(`/api/toytwins/${id}`, { headers })).json());
  await expect.poll(async () => (await read()).redo?.state).toBe('used');
}

/** From the detail page to the payment page of another drawing. */
async function wishAgain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Draw it again, $1.99' }).click();
  await chooseCard(page, 'Wrong words');
  await page.getByRole('textbox', { name: 'Name on the box' }).fill(name);
  await redoWindow(page).getByRole('button', { name: 'Continue to Payment' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
}

test('paid redo is refused by the bank, and made with another card', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  const made = await makeToytwin(page, token, portrait);
  await useFreeRedo(page, token, made);
  await page.goto(`/gallery/${made.id}`);
  await expect(page.getByText(/are charged only when the new one is ready\.$/)).toBeVisible();

  await wishAgain(page, 'Captain Robin');
  await expect(page.getByText('Another drawing of Retro Toy Twin')).toBeVisible();
  await page.getByRole('link', { name: /back|cancel/i }).click();
  await expect(page.getByText('Your toy twin is unchanged, and your changes are still here.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`/gallery/${made.id}`);
  await page.getByRole('button', { name: 'Draw it again, $1.99' }).click();
  await expect(page.getByRole('textbox', { name: 'Name on the box' })).toHaveValue('Captain Robin');
  await expect(page.getByRole('radio', { name: 'Wrong words' })).toBeChecked();
  await redoWindow(page).getByRole('button', { name: 'Continue to Payment' }).click();

  await pay(page, 'chargeFailsLater');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Your bank declined the charge. You were NOT charged. Your toy twin is unchanged.',
  );
  await expect(page.getByRole('radio', { name: /^Version/ })).toHaveCount(3);

  await wishAgain(page, 'Captain Kim');
  await pay(page);
  await expect(page.getByText('Your new version is ready')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Captain Kim');
  await expect(page.getByRole('radio', { name: /^Version/ })).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Draw it again, $1.99' })).toBeVisible();
  await expectAccessible(page, 'detail with another drawing');

  await page.getByRole('link', { name: 'Receipts' }).click();
  const receipts = page.getByRole('article').filter({ hasText: 'Another drawing of Retro Toy Twin' });
  await expect(receipts).toHaveCount(2);
  await expect(receipts.filter({ hasText: 'Your bank declined the charge.' })).toHaveCount(1);
  await expect(receipts.filter({ hasText: 'It was ready, and your card was charged.' })).toHaveCount(1);
});

test('basic toy twin is upgraded to premium on a phone', async ({ page, portrait }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  const offer = page.getByRole('region', { name: 'See it in 3D' });
  await offer.scrollIntoViewIfNeeded();
  await expectLoaded(offer.getByRole('img', { name: 'Your own toy in 3D' }));
  await expectAccessible(page, 'detail with the upgrade');
  await expect(page.getByRole('button', { name: '3D Character' })).toHaveCount(0);
  await offer.getByRole('button', { name: 'Upgrade to premium, $3.00' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await expect(page.getByText('Premium for Retro Toy Twin')).toBeVisible();
  await pay(page);
  await expect(page.getByText('Your toy twin is premium now')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/gallery/${id}\\?order_id=`));
  await expect(offer).toHaveCount(0);
  await expectWebGl(page);
  await page.getByRole('button', { name: 'See it in 3D' }).click();
  await expectDrawn(page, 'Retro Toy Twin, 3D model');
  await downloadPicture(page, `toytwin_${id}_3d.png`);

  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page.getByText('3D Version')).toBeVisible();
  await page.goto('/receipts');
  const receipt = page.getByRole('article').filter({ hasText: 'Premium for Retro Toy Twin' });
  await expect(receipt.getByText('$3.00')).toBeVisible();
});
