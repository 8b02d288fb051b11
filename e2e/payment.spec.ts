import { expect, test } from './fixtures.ts';
import { pay } from './steps/checkout.ts';
import { openWizardAt } from './steps/draft.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import {
  chooseCard,
  continueTo,
  continueToPayment,
  DESCRIPTION,
  expectStep,
  openBox,
  payAndExpectProcessing,
} from './steps/wizard.ts';

const CHARGE_REFUSED =
  'Your bank declined the charge. You have NOT been charged. Your toy twin is saved: please try another card.';

test.beforeEach(async ({ page, portrait }) => {
  await openWizardAt(page, await signUp(page), portrait, 'pricing');
  await continueToPayment(page);
});

test('somebody whose charge and cards are refused pays with another card, and nothing is lost', async ({
  page,
}) => {
  await payAndExpectProcessing(page, 'chargeFailsLater');
  await expectStep(page, 'pricing');
  await expect(page.getByRole('alert')).toHaveText(CHARGE_REFUSED);
  await expect(page).toHaveURL('/create');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(DESCRIPTION);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Action Figure' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
  await expect(page.getByText('robin at the lake.jpg')).toBeVisible();
  await expect(page.getByText(/^[\d,]+ KB$/)).toBeVisible();

  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('Not paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish it, $1.99' }), 'the card leads on').toBeVisible();
  await expect(page.getByRole('main').locator('img'), 'no other picture in its place').toHaveCount(0);
  await page.getByRole('link', { name: 'Receipts' }).click();
  const receipt = page.getByRole('article').filter({ hasText: 'Action Figure Toy Twin' });
  await expect(receipt.getByText('Released, not charged')).toBeVisible();
  await expect(receipt.getByText('Charged', { exact: true })).toHaveCount(0);

  // The same toy twin can be paid again with another card.
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Your gallery' })).toBeVisible();
  await page.getByRole('link', { name: 'Action Figure Toy Twin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Action Figure Toy Twin' })).toBeVisible();
  await page.getByRole('link', { name: 'Finish it, $1.99' }).click();
  await expectStep(page, 'pricing');
  await continueToPayment(page);
  await pay(page, 'declined');
  await expect(page.getByRole('alert')).toHaveText(
    'Your card was declined. Nothing was held. Try another card.',
  );
  await pay(page, 'insufficientFunds');
  await expect(page.getByRole('alert')).toHaveText(
    'Your card has insufficient funds. Nothing was held. Try another card.',
  );
  await pay(page, 'approved');
  await page.waitForURL(/\/create\?order_id=/);
  await openBox(page);
  await page.getByRole('link', { name: 'Go to Gallery' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Action Figure Toy Twin, No. 001' }));
  await page.getByRole('link', { name: 'Receipts' }).click();
  const charged = page.getByText('Charged', { exact: true });
  await expect(page.getByRole('article').filter({ has: charged })).toHaveCount(1);
});

test('canceled payment charges nothing and keeps all inputs, in any tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Back to Toy Twin' }).click();
  await expect(other.getByText('Your photo, template and description are still here.')).toBeVisible();
  await other.getByRole('link', { name: 'Try Again' }).click();
  await expectStep(other, 'pricing');
  await other.getByRole('button', { name: 'Back' }).click();
  await expectStep(other, 'description');
  await expect(other.getByRole('textbox', { name: 'Description' })).toHaveValue(DESCRIPTION);
  await other.close();

  await page.getByRole('link', { name: 'Back to Toy Twin' }).click();
  await expect(page).toHaveURL(/\/payment-cancel/);
  await expect(
    page.getByRole('heading', { name: 'Payment Cancelled. No charges have been made' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expectStep(page, 'pricing');
  await expect(page.getByRole('radio', { name: /^Basic, / })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'description');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(DESCRIPTION);

  await continueTo(page, 'pricing');
  await chooseCard(page, /^Premium, /);
  await continueToPayment(page);
  await expect(page.getByText('$4.99').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Toy Twin' }).click();
  // Continues by itself, without a click on Try Again.
  await page.waitForURL('/create');
  await expectStep(page, 'pricing');
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('Not paid yet')).toHaveCount(1);
});
