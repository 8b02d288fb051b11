import { expect, test } from './fixtures.ts';
import { layoutShift } from './steps/layout-shift.ts';
import { downloadModel, expectDrawn, expectSameViewAfterLoss, expectWebGl, loseView } from './steps/model.ts';
import { fillRegistration, newPerson } from './steps/person.ts';
import { downloadPicture, expectLoaded, shownId } from './steps/picture.ts';
import { continueToPayment, fillWizard, openBox, payAndExpectProcessing } from './steps/wizard.ts';

test('premium tier on a phone: both pictures, the model, the badge and the receipt', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/model-canvas-/);
  // Before any navigation: a running page may send a request before a later route takes effect.
  await page.route('**/assets/model-canvas-*.js*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  await fillRegistration(page, newPerson());
  await page.getByRole('link', { name: 'Create Toy Twin' }).click();
  await fillWizard(page, { portrait, template: 'template2', tier: 'Premium' });
  await continueToPayment(page);
  await payAndExpectProcessing(page, 'approved');
  await openBox(page);
  await expectLoaded(page.getByRole('img', { name: 'Collectible Toy Twin, packaged figure' }));
  await expectLoaded(page.getByRole('img', { name: 'Collectible Toy Twin, 3D character' }));
  expect(await layoutShift(page), 'no layout shift from the payment to the result').toBeLessThan(0.02);

  await page.getByRole('link', { name: 'View Details' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Collectible Toy Twin, packaged figure' }));
  const id = await shownId(page);
  const packaged = await downloadPicture(page, `toytwin_${id}_packaged.png`);
  await expectWebGl(page);
  await page.getByRole('button', { name: '3D Character' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Collectible Toy Twin, 3D character' }));
  const character = await downloadPicture(page, `toytwin_${id}_3d.png`);
  expect(character, 'two different pictures').not.toBe(packaged);
  await expect(page.getByRole('alert')).toContainText('The 3D view could not be loaded.');
  await page.unroute('**/assets/model-canvas-*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectDrawn(page, 'Collectible Toy Twin, 3D model');
  await expectSameViewAfterLoss(page, 'Collectible Toy Twin');
  await downloadModel(page, 'GLB', `toytwin_${id}.glb`);
  await downloadModel(page, 'STL', `toytwin_${id}.stl`);
  await loseView(page);
  const stopped = page.getByRole('status').filter({ hasText: 'The 3D view has stopped on this device' });
  await expect(stopped).toBeVisible();
  await expectLoaded(page.getByRole('img', { name: 'Collectible Toy Twin, 3D character' }));
  await stopped.getByRole('button', { name: 'Show it in 3D again' }).click();
  await expectDrawn(page, 'Collectible Toy Twin, 3D model');
  await page.getByRole('button', { name: 'Packaged Figure' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Collectible Toy Twin, packaged figure' }));

  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expectLoaded(page.getByRole('img', { name: 'Collectible Toy Twin, No. 001' }));
  await expect(page.getByText('3D Version')).toBeVisible();

  await page.getByRole('link', { name: 'Receipts' }).click();
  const receipt = page.getByRole('article').filter({ hasText: 'Collectible Toy Twin' });
  await expect(receipt.getByText('Charged', { exact: true }).first()).toBeVisible();
  await expect(receipt.getByText('$4.99')).toBeVisible();
});
