import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { expectDrawn, expectWebGl } from './steps/model.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { expectStep, openBox } from './steps/wizard.ts';

const resultOf = ({ orderId }: { orderId: string | null }) =>
  `/create?order_id=${orderId}&payment_status=success`;

test('box opens with a key, is announced, greets the first figure and stays open', async ({
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

  await page.getByRole('button', { name: 'Open your box' }).press('Enter');
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
});

test('box opens in short movements, and at once with reduced motion', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  await page.goto(resultOf(await makeToytwin(page, token, portrait)));
  await page.getByRole('button', { name: 'Open your box' }).click();
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)),
  );
  expect(durations.length, 'lid, flaps and toy').toBeGreaterThanOrEqual(5);
  expect(Math.max(...durations)).toBeLessThan(300);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(resultOf(await makeToytwin(page, token, portrait)));
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

test('opened toy twin is shared, saved and turned on the result page', async ({
  page,
  context,
  portrait,
  browserErrors,
}) => {
  // Reading a software-rendered canvas is slow, and Chromium warns about it.
  browserErrors.allow(/GPU stall due to ReadPixels/);
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
