import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { emptyDesign } from '#features/designs/web/draft-design.ts';
import type { Portrait } from '../fixtures.ts';
import { openWizardAt } from './draft.ts';
import type { SignedUp } from './person.ts';

/** Opens the wizard at the description, and waits until the preview is drawn. */
export async function openDescription(page: Page, person: SignedUp, portrait: Portrait): Promise<void> {
  const design = { ...emptyDesign, name: 'Robin' };
  await openWizardAt(page, person, portrait, 'description', { design });
  await settledBox(page);
}

/** The caption of the preview in the wizard. */
const caption = (page: Page) => page.getByRole('complementary', { name: 'Preview' }).getByRole('status');

/** Waits until the preview is drawn. @returns a hash of the picture that is shown. */
export async function settledBox(page: Page): Promise<string> {
  await expect(caption(page)).toHaveText('A quick preview, free of charge.');
  return pixelsOf(page.getByRole('img', { name: 'Quick preview of your Action Figure box' }));
}

/** A hash of the pixels of a picture. */
export async function pixelsOf(picture: Locator): Promise<string> {
  const pixels = await picture.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) return '';
    await element.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [element.naturalWidth, element.naturalHeight];
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    return canvas.toDataURL();
  });
  return createHash('sha256').update(pixels).digest('hex');
}

/** The drawer 'Your look', opened by its button. */
export async function openLook(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your look' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your look' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Taps a choice of the drawer by its name, and waits until the preview follows. */
export async function choose(drawer: Locator, name: string): Promise<void> {
  // Of the page: `has` looks within each label.
  const radio = drawer.page().getByRole('radio', { name, exact: true });
  await drawer.locator('label', { has: radio }).click();
  await expect(radio).toBeChecked();
  await expect(drawer.getByRole('status')).toHaveText('The preview has changed.');
}
