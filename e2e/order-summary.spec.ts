import { emptyDesign } from '#features/designs/web/draft-design.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { openWizardAt } from './steps/draft.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { chooseCard, continueToPayment } from './steps/wizard.ts';

test('last step and payment page show the box with its name and price, and a reminder is only sent if wanted', async ({
  page,
  portrait,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const design = { ...emptyDesign, name: 'Captain Kim' };
  await openWizardAt(page, await signUp(page), portrait, 'pricing', { design });
  const order = page.getByRole('region', { name: 'Your order' });
  await expectLoaded(order.getByRole('img', { name: 'Your box' }));
  await expect(order).toContainText('Captain Kim');
  await expect(order).toContainText('$1.99');
  await chooseCard(page, /^Premium, /);
  await expect(order).toContainText('Action Figure, Premium');
  await expect(order).toContainText('$4.99');
  const reminder = order.getByRole('checkbox', { name: /remind me once by email tomorrow/ });
  await expect(reminder, 'off unless it is wanted').not.toBeChecked();
  await expectAccessible(page, 'pricing with the order');

  const asked = page.waitForRequest('**/api/payments/create-checkout');
  await reminder.check();
  await continueToPayment(page);
  expect((await asked).postDataJSON()).toMatchObject({ remind: true });
  const bought = page.getByRole('listitem').filter({ hasText: 'Captain Kim, premium' });
  await expectLoaded(bought.locator('img'));
  await expect(bought).toContainText('$4.99');
  await expectAccessible(page, 'payment page with the picture');
});
