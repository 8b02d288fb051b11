import { expect, test } from './fixtures.ts';
import { openWizardAt } from './steps/draft.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { chooseCard, expectStep } from './steps/wizard.ts';

test('premium card names its files and shows the toy turning, or still with reduced motion, once it can be drawn', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/mock-ups\/turning/);
  const refused = Promise.withResolvers<void>();
  await page.route('**/api/mock-ups/turning', async (route) => {
    await route.abort();
    refused.resolve();
  });
  await openWizardAt(page, await signUp(page), portrait, 'pricing');
  await refused.promise;
  const toy = page.getByRole('img', { name: 'Your own toy in 3D' });
  await expect(toy).toHaveCount(0);
  await chooseCard(page, /^Premium, /);
  await expect(page.getByText('We hold $4.99 on your card.')).toBeVisible();

  await page.unroute('**/api/mock-ups/turning');
  await page.reload();
  await expectStep(page, 'pricing');
  await expect(page.getByText('3D file for viewers and printers: GLB and STL')).toBeVisible();
  await expectLoaded(toy);
  await expect(page.getByRole('radio').first(), 'premium was meant').toHaveAccessibleName(/^Premium, /);
  await expect(page.getByRole('radio').first()).toBeChecked();
  const shape = await toy.evaluate((picture: HTMLImageElement) => [
    picture.naturalWidth,
    picture.naturalHeight,
  ]);
  expect(shape, 'eight sides').toEqual([1536, 192]);
  const place = () => toy.evaluate((picture) => getComputedStyle(picture).objectPosition);
  await toy.hover();
  await expect.poll(place, 'it turns').not.toMatch(/^0/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(place, 'it stands still').toMatch(/^0/);
  await page.waitForTimeout(700);
  expect(await place()).toMatch(/^0/);

  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'description');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expectLoaded(preview.getByRole('img', { name: 'Your own toy in 3D' }));
});
