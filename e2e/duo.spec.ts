import type { Page } from '@playwright/test';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import { expect, type Portrait, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import {
  chooseCard,
  continueTo,
  continueToPayment,
  expectStep,
  openBox,
  payAndExpectProcessing,
  uploadPhoto,
} from './steps/wizard.ts';

test.use({ viewport: { width: 390, height: 844 } });

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const secondWords = (page: Page) => page.getByRole('textbox', { name: 'Description of the second person' });

async function uploadSecond(page: Page): Promise<void> {
  const buffer = await drawPortrait({ seed: 34 });
  const kim: Portrait = { name: 'kim at the sea.jpg', mimeType: 'image/jpeg', buffer };
  const panel = page.getByRole('group', { name: 'Photo of the second person' });
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload Photo' }).press('Enter');
  await (await chooser).setFiles(kim);
  await expect(panel.getByText('Good photo')).toBeVisible();
}

test('two in one box on a phone: from two photos to an opened box with both names', async ({
  page,
  portrait,
}) => {
  await signUp(page);
  await page.goto('/create');
  await uploadPhoto(page, portrait);

  await test.step('a second person is added by keys, taken out, and asked for a photo', async () => {
    const add = page.getByRole('button', { name: 'Add a second person' });
    await add.press('Enter');
    await expect(page.getByRole('heading', { name: 'Second person' })).toBeFocused();
    await page.getByRole('button', { name: 'Take them out' }).press('Enter');
    await expect(add).toBeFocused();
    await add.press('Enter');
    await goOn(page).click();
    await expect(page.getByText('Please add a photo of the second person, or take them out')).toBeVisible();
    await uploadSecond(page);
    await expectAccessible(page, 'two photos');
    await page.reload();
    await expect(page.getByText('kim at the sea.jpg')).toBeVisible();
    await expect(page.getByText(portrait.name)).toBeVisible();
  });

  await continueTo(page, 'template');
  await chooseCard(page, 'Collectible Toy');
  await continueTo(page, 'description');

  await test.step('each has words, a name and a look; who the second one is must be said', async () => {
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('A rock star with a guitar');
    await goOn(page).press('Enter');
    await expect(secondWords(page)).toBeFocused();
    await expect(secondWords(page)).toHaveAccessibleDescription('Please enter a description');
    await secondWords(page).fill('Stark naked on a beach');
    await expect(secondWords(page)).toHaveAccessibleDescription(/nude or sexual figures/);
    await secondWords(page).fill('A chef with a frying pan');
    await expect(page.getByRole('region', { name: 'In the box for the second person' })).toContainText(
      'Frying pan',
    );
    await page.getByRole('textbox', { name: 'First name' }).fill('Robin');
    await page.getByRole('textbox', { name: 'Second name' }).fill('Kim');
    await goOn(page).press('Enter');
    const who = page.getByRole('radiogroup', { name: 'Who is the second person?' });
    await expect(who).toBeFocused();
    await expect(who).toHaveAccessibleDescription('Please tell us who is in the photo');
    await expect(who).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Someone who agreed' }).nth(1)).toBeChecked();
    await expect(who).toHaveAccessibleDescription(/knows that I am making a toy of them, and agrees/);
    await expectAccessible(page, 'two descriptions');

    await page.getByRole('button', { name: '2nd look' }).press('Enter');
    const look = page.getByRole('dialog', { name: 'Look of the second person' });
    await look.getByRole('tab', { name: 'Glasses' }).click();
    await look.getByRole('radio', { name: 'Round', exact: true }).check({ force: true });
    await expectAccessible(page, 'second look');
    await look.getByRole('button', { name: 'Done' }).press('Enter');
    await expectLoaded(page.getByRole('img', { name: /^Quick preview/ }));
  });

  await test.step('there is one choice, with both names and one price', async () => {
    await continueTo(page, 'pricing');
    await expect(page.getByRole('radio', { name: /, \$/ })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Two in one box, $4.99' })).toBeChecked();
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order).toContainText('Robin & Kim');
    await expect(order).toContainText('Two in one box, Premium');
    await expect(order).toContainText('We hold $4.99 on your card.');
    await expectAccessible(page, 'price of two');
  });

  await test.step('a draft keeps both', async () => {
    await continueToPayment(page);
    await expect(page.getByText('Robin & Kim, two in one box, premium')).toBeVisible();
    await page.goto('/gallery');
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole('link', { name: 'Finish it, $4.99' }).click();
    await expectStep(page, 'pricing');
    await expect(page.getByRole('radio', { name: 'Two in one box, $4.99' })).toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    await expectStep(page, 'description');
    await expect(secondWords(page)).toHaveValue('A chef with a frying pan');
    await expect(page.getByRole('textbox', { name: 'Second name' })).toHaveValue('Kim');
    await continueTo(page, 'pricing');
  });

  await continueToPayment(page);
  await payAndExpectProcessing(page, 'approved');
  await openBox(page);
  await expectLoaded(page.getByRole('img', { name: 'Robin & Kim, packaged figure' }));
  await expectLoaded(page.getByRole('img', { name: 'Robin & Kim, 3D character' }));
  await expectAccessible(page, 'opened box of two');

  await test.step('its page keeps both photos, and gives both names a new box', async () => {
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByText('A chef with a frying pan')).toBeVisible();
    const photos = page.getByRole('region', { name: 'Your photos' });
    await expect(photos.getByRole('heading', { level: 3 })).toHaveText(['First person', 'Second person']);
    await page.getByRole('button', { name: 'Make it again' }).click();
    await expect(secondWords(page)).toHaveValue('A chef with a frying pan');
    await expectAccessible(page, 'two again');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await page.getByLabel('Second name').fill('Kimi');
    await expectAccessible(page, 'two names');
    await page.getByRole('button', { name: 'Print a new box' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Robin & Kimi' })).toBeVisible();
  });

  await page.goto('/receipts');
  await expect(page.getByRole('article')).toContainText('Two in one box, Premium');
});
