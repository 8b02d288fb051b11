import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { chooseCard, fillWizard } from './steps/wizard.ts';

test('premium card names its files and shows the toy turning, or still with reduced motion', async ({
  page,
  portrait,
}) => {
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  await expect(page.getByText('3D file for viewers and printers: GLB and STL')).toBeVisible();
  const toy = page.getByRole('img', { name: 'Your own toy in 3D' });
  await expectLoaded(toy);
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
});

test('premium card stays unchanged if the toy cannot be drawn', async ({ page, portrait, browserErrors }) => {
  browserErrors.allow(/\/api\/mock-ups\/turning/);
  const refused = Promise.withResolvers<void>();
  await page.route('**/api/mock-ups/turning', async (route) => {
    await route.abort();
    refused.resolve();
  });
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  await refused.promise;
  await expect(page.getByRole('img', { name: 'Your own toy in 3D' })).toHaveCount(0);
  await chooseCard(page, /^Premium, /);
  await expect(page.getByText('We hold $4.99 on your card.')).toBeVisible();
});
