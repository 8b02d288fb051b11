import { expect, test } from './fixtures.ts';
import { openDescription } from './steps/design.ts';
import { openWizardAt } from './steps/draft.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import {
  chooseCard,
  continueTo,
  DESCRIPTION,
  expectRefused,
  expectStep,
  fillWizard,
  uploadPhoto,
} from './steps/wizard.ts';

test('wizard says what is missing at each step, and a reload there loses nothing', async ({
  page,
  portrait,
}) => {
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  await expect(page.getByText(/Only you can see this photo/)).toBeVisible();
  const message = page.getByRole('alert');
  const goOnButton = page.getByRole('button', { name: 'Continue' });
  await goOnButton.click();
  await expect(message).toHaveText('Please upload or take a photo');
  await uploadPhoto(page, portrait);
  await expect(message).toHaveCount(0);
  await page.reload();
  await expectStep(page, 'upload');
  await expect(page.getByText(portrait.name)).toBeVisible();
  await expect(page.getByText(`${Math.round(portrait.buffer.length / 1024)} KB`)).toBeVisible();
  await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
  await continueTo(page, 'template');

  await goOnButton.click();
  await expect(message).toHaveText('Please select a template');
  await chooseCard(page, 'Collectible Toy');
  await expect(message).toHaveCount(0);
  await page.reload();
  await expectStep(page, 'template');
  await expect(page.getByRole('radio', { name: 'Collectible Toy' })).toBeChecked();
  await continueTo(page, 'description');

  const description = page.getByRole('textbox', { name: 'Description' });
  await page.setViewportSize({ width: 390, height: 664 });
  for (let press = 1; press <= 2; press += 1) {
    await goOnButton.click();
    await expectRefused(page, 'Please enter a description');
  }
  await description.fill('   \n  ');
  await goOnButton.click();
  await expect(description).toHaveAccessibleDescription('Please enter a description');
  await expect(page.getByRole('textbox', { name: 'Name on the box' }), 'of the account').toHaveValue('Robin');
  await description.fill(DESCRIPTION);
  await page.reload();
  await expectStep(page, 'description');
  await expect(description).toHaveValue(DESCRIPTION);
  await continueTo(page, 'pricing');

  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(message).toHaveText('Please select a package');
  await chooseCard(page, /^Premium, /);
  await expect(message).toHaveCount(0);
  await page.reload();
  await expectStep(page, 'pricing');
  await expect(page.getByRole('radio', { name: /^Premium, / })).toBeChecked();
});

test("Back goes one step back, as does the browser's button, and Cancel to the gallery", async ({
  page,
  portrait,
}) => {
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await fillWizard(page, { portrait });
  const back = page.getByRole('button', { name: 'Back' });
  await back.click();
  await expectStep(page, 'description');
  await page.goBack();
  await expectStep(page, 'template');
  await page.goForward();
  await expectStep(page, 'description');
  await back.click();
  await expectStep(page, 'template');
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '2');
  await back.click();
  await expectStep(page, 'upload');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();

  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expectStep(page, 'upload');
  await expect(page.getByText(portrait.name), 'who cancels begins anew').toHaveCount(0);
});

test('description accepts 250 characters, typed or pasted, and text that is set right to left', async ({
  page,
  portrait,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDescription(page, await signUp(page), portrait);
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(page.getByText('0/250')).toBeVisible();

  await description.fill('a'.repeat(248));
  await description.press('End');
  await description.pressSequentially('bcdefg');
  await expect(description).toHaveValue(`${'a'.repeat(248)}bc`);
  await expect(page.getByText('250/250')).toBeVisible();

  await description.fill('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'x'.repeat(400));
  await description.press('ControlOrMeta+v');
  await expect(description).toHaveValue('x'.repeat(250));
  await expect(page.getByText('250/250')).toBeVisible();

  // An emoji counts as one character. Typing into a full field changes neither text nor caret.
  await description.fill('🚀'.repeat(300));
  await expect(description).toHaveValue('🚀'.repeat(250));
  await expect(page.getByText('250/250')).toBeVisible();
  await description.press('ControlOrMeta+Home');
  await description.pressSequentially('no');
  await expect(description).toHaveValue('🚀'.repeat(250));
  await description.press('Delete');
  await description.pressSequentially('y');
  await expect(description).toHaveValue(`y${'🚀'.repeat(249)}`);

  await description.fill('טייסת חלל');
  await expect(description).toHaveCSS('direction', 'rtl');
  await description.fill(DESCRIPTION);
  await expect(description).toHaveCSS('direction', 'ltr');
  await continueTo(page, 'pricing');
});

test('wizard reports prices, a record and a checkout that fail, and can retry them', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/payments\/prices/, /\/api\/toytwins/, /\/api\/payments\/create-checkout/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/payments/prices', (route) => route.abort());
  await openWizardAt(page, await signUp(page), portrait, 'pricing');
  await expect(page.getByRole('radio', { name: 'Basic, $1.99' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Premium, $4.99' })).toBeVisible();
  await page.unroute('**/api/payments/prices');
  const answer = (formatted: string, amount: number) => ({ amount, currency: 'usd', formatted });
  await page.route('**/api/payments/prices', (route) =>
    route.fulfill({
      json: {
        basic: answer('$2.50', 250),
        premium: answer('$6.00', 600),
        duo: answer('$7.00', 700),
      },
    }),
  );
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Basic, $2.50' })).toBeChecked();
  await expect(page.getByText('POPULAR')).toBeVisible();

  const pay = page.getByRole('button', { name: 'Continue to Payment' });
  await page.route('**/api/toytwins', (route) => route.abort());
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to create your Toy Twin record. Please try again.',
  );
  await page.unroute('**/api/toytwins');
  await page.route('**/api/payments/create-checkout', (route) => route.abort());
  const failure = page.getByRole('alert');
  for (const attempt of ['first', 'second']) {
    await page.mouse.wheel(0, 2_000);
    await pay.click();
    await expect(failure).toHaveText('Failed to create payment session. Please try again.');
    await expect(failure, attempt).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const box = await failure.boundingBox();
    expect(box?.y, 'below the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
  await page.unroute('**/api/payments/create-checkout');
  await pay.click();
  await page.waitForURL(/\/sandbox\/checkout\//);
});

test('deleted unpaid toy twin is not shown as being made, and Create Another starts a new draft', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/404.*\/api\/toytwins\//, /Resource not found/);
  await openWizardAt(page, await signUp(page), portrait, 'pricing');
  await page.goto('/create?draft=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText('Toy Twin not found');
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByText(/If your payment went through/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Another' }).click();
  await expectStep(page, 'upload');
  await expect(page.getByText(portrait.name)).toHaveCount(0);
});
