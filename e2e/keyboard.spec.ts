import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';
import { continueTo, DESCRIPTION, expectStep, fillWizard, uploadPhoto } from './steps/wizard.ts';

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

test("focus stays at the user's place", async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/gallery');
  await page.getByRole('link', { name: 'Create Toy Twin' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Start with your face' })).toBeFocused();

  await uploadPhoto(page, portrait);
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeFocused();

  await fillWizard(page, { portrait });
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  const idea = page.getByRole('button', { name: 'rock star with a red guitar' });
  await idea.press('Enter');
  await expect(idea, 'it cannot be added twice').toBeDisabled();
  await expect(idea).toBeFocused();
  const description = page.getByRole('textbox', { name: 'Description' });
  const words = await description.inputValue();
  await idea.press('Enter');
  await expect(description).toHaveValue(words);
  await continueTo(page, 'pricing');
});

test('skip link focuses the heading, and Back still goes one step back', async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expectStep(page, 'description');
});

test('opening and closing the public page keeps the focus in its panel', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  await page.goto('/gallery');
  await page.getByRole('link', { name: 'Retro Toy Twin' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 }), 'a page begins at its heading').toBeFocused();
  await expect(page).toHaveURL(`/gallery/${id}`);
  const panel = page.getByRole('region', { name: 'Public page' });
  const heading = panel.getByRole('heading');
  await panel.getByRole('button', { name: 'Open public page' }).press('Enter');
  await expect(panel.getByText('Open', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await panel.getByRole('button', { name: 'Stop sharing' }).press('Enter');
  await expect(panel.getByText('Closed', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
});
