import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { pixelsOf } from './steps/design.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { expectDrawn, expectWebGl } from './steps/model.ts';
import { signUp } from './steps/person.ts';
import { downloadPicture, expectLoaded } from './steps/picture.ts';
import { chooseCard, expectStep, openBox } from './steps/wizard.ts';

const resultOf = ({ orderId }: { orderId: string | null }) =>
  `/create?order_id=${orderId}&payment_status=success`;

/** Waits until so many parts of the page move. @returns how long each movement takes, in milliseconds. */
function movements(page: Page, count: number): Promise<number[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<number[]>((resolve) => {
        const look = () => {
          const durations = document
            .getAnimations()
            .map(({ effect }) => Number(effect?.getTiming().duration));
          if (durations.length >= wanted) resolve(durations);
          else requestAnimationFrame(look);
        };
        look();
      }),
    count,
  );
}

test('box opens with a key, is announced, greets the first figure, stays open, and offers a second variation', async ({
  page,
  portrait,
}) => {
  const { token } = await signUp(page);
  const made = await makeToytwin(page, token, portrait);
  await page.goto(resultOf(made));
  await expectStep(page, 'result');
  await expect(page.getByText('Your toy twin is ready. It is in a sealed box.')).toBeAttached();
  await expectAccessible(page, 'sealed box');
  await expect(page.getByRole('img', { name: /packaged figure$/ }), 'nobody sees it yet').toHaveCount(0);
  const greeted = () => page.evaluate(() => localStorage.getItem('toytwin-first-figure'));
  expect(await greeted()).toBeNull();

  const durations = movements(page, 5);
  await page.getByRole('button', { name: 'Open your box' }).press('Enter');
  expect(Math.max(...(await durations)), 'lid, flaps and toy move shortly').toBeLessThan(300);
  await expect(page.getByRole('heading', { level: 2, name: 'No. 001 · Retro Toy Twin' })).toBeFocused();
  await expect(page.getByText('Your box is open.')).toBeAttached();
  await expectLoaded(page.getByRole('img', { name: 'Retro Toy Twin, packaged figure' }));
  await expect.poll(greeted).toBe(made.id);
  await expectAccessible(page, 'opened box');

  await page.reload();
  await expectLoaded(page.getByRole('img', { name: 'Retro Toy Twin, packaged figure' }));
  await expect(page.getByRole('button', { name: 'Open your box' })).toHaveCount(0);
  for (const name of ['View Details', 'Go to Gallery'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Another' })).toBeVisible();

  await test.step('it opens at once with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => localStorage.removeItem('toytwin-opened'));
    await page.reload();
    const open = page.getByRole('button', { name: 'Open your box' });
    await expect(open).toBeVisible();
    const moves = await open.evaluate(async (button: HTMLButtonElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector('[data-opening]') !== null;
    });
    expect(moves).toBe(false);
    await expect(page.getByRole('img', { name: /packaged figure$/ })).toBeVisible();
  });

  await test.step('the second variation replaces the first in the gallery', async () => {
    const shown = page.getByRole('img', { name: 'Retro Toy Twin, packaged figure' });
    const first = await pixelsOf(shown);
    const one = page.getByRole('radio', { name: /^Version 1/ });
    const two = page.getByRole('radio', { name: /^Version 2/ });
    await expect(one).toBeChecked();
    await expect(two).toHaveAccessibleName('Version 2 Show this one in my gallery');
    await expectAccessible(page, 'result with two versions');

    await chooseCard(page, /^Version 2/);
    await expect(page.getByText('Your gallery now shows version 2.')).toBeAttached();
    await expect(two).toHaveAccessibleName('Version 2 In your gallery');
    const second = await pixelsOf(shown);
    expect(second).not.toBe(first);

    await page.getByRole('link', { name: 'Go to Gallery' }).click();
    await page.getByRole('link', { name: 'Retro Toy Twin' }).click();
    await expectLoaded(shown);
    expect(await pixelsOf(shown), 'the gallery leads to the chosen one').toBe(second);
    await expect(page.getByRole('button', { name: 'Make it again' }), 'the free redo is left').toBeVisible();
    const saved = await downloadPicture(page, `toytwin_${made.id}_packaged.png`);
    await two.press('ArrowLeft');
    await expect(one).toBeChecked();
    await expect(page.getByText('Your gallery now shows version 1.')).toBeAttached();
    expect(await pixelsOf(shown)).toBe(first);
    await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(await downloadPicture(page, `toytwin_${made.id}_packaged.png`)).not.toBe(saved);
  });
});

test('opened toy twin is shared, saved and turned on the result page', async ({
  page,
  context,
  portrait,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await signUp(page);
  const made = await makeToytwin(page, token, portrait, 'premium');
  await page.goto(resultOf(made));
  await openBox(page);

  const packaged = page.getByRole('group', { name: 'Packaged Figure' });
  await packaged.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  await expect(page.getByText(/^A public page is now open.*under View Details\.$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/s\//);

  const saved = async (save: () => Promise<void>) => {
    const saving = page.waitForEvent('download');
    await save();
    return (await saving).suggestedFilename();
  };
  const save = (group: string) => () =>
    page.getByRole('group', { name: group }).getByRole('button', { name: 'Save' }).click();
  expect(await saved(save('Packaged Figure'))).toBe(`toytwin_${made.id}_packaged.png`);
  expect(await saved(save('3D Character'))).toBe(`toytwin_${made.id}_3d.png`);

  await expectLoaded(page.getByRole('img', { name: 'Retro Toy Twin, 3D character' }));
  await expectWebGl(page);
  const turn = page.getByRole('button', { name: 'Turn it in 3D' });
  await turn.click();
  await expectDrawn(page, 'Retro Toy Twin, 3D model');
  for (const kind of ['GLB', 'STL']) {
    const download = page.getByRole('button', { name: `Download ${kind}` });
    expect(await saved(() => download.click())).toBe(`toytwin_${made.id}.${kind.toLowerCase()}`);
  }
  await turn.click();
  await expectLoaded(page.getByRole('img', { name: 'Retro Toy Twin, 3D character' }));
});
