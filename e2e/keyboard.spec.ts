import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openWizardAt } from './steps/draft.ts';
import { signUp } from './steps/person.ts';
import { continueTo, DESCRIPTION, expectStep, uploadPhoto } from './steps/wizard.ts';

/** Presses Tab until the control is focused. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`40 presses of Tab do not lead to ${control}`);
}

test('keyboard alone leads from the landing page to the payment page', async ({ page, portrait }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Login' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Email Address'));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('link', { name: 'Create Toy Twin' }));
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Upload Photo' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(portrait);
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeEnabled();
  await tabTo(page, goOn);
  await page.keyboard.press('Enter');

  await expectStep(page, 'template');
  await expect(page.getByRole('heading', { level: 1 }), 'a new step begins at its heading').toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Action Figure' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Collectible Toy' })).toBeChecked();
  await tabTo(page, goOn);
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type(DESCRIPTION);
  await tabTo(page, goOn);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /^Basic, / }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue to Payment' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sandbox\/checkout\//);
});

test("focus stays at the user's place, and the skip link leaves Back one step back", async ({
  page,
  portrait,
}) => {
  const person = await signUp(page);
  await page.goto('/gallery');
  await page.getByRole('link', { name: 'Create Toy Twin' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Start with your face' })).toBeFocused();

  await uploadPhoto(page, portrait);
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeFocused();

  await openWizardAt(page, person, portrait, 'description', { description: DESCRIPTION, tier: 'basic' });
  const idea = page.getByRole('button', { name: 'rock star with a red guitar' });
  await idea.press('Enter');
  await expect(idea, 'it cannot be added twice').toBeDisabled();
  await expect(idea).toBeFocused();
  const description = page.getByRole('textbox', { name: 'Description' });
  const words = await description.inputValue();
  await idea.press('Enter');
  await expect(description).toHaveValue(words);
  await continueTo(page, 'pricing');

  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expectStep(page, 'description');
});
