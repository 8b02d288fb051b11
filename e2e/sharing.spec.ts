import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { openMail } from './steps/outbox.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';

test('public page opens for anybody with the link until it is closed', async ({
  page,
  context,
  portrait,
  newVisitor,
  browserErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  const foretold = page.getByText('Share creates a public link');
  await expect(foretold).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  await expect(foretold).toHaveCount(0);
  const told = page.getByText(/^A public page is now open/);
  await expect(told, 'what was not public before is now').toBeInViewport();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByLabel('Link')).toHaveValue(link);

  const stranger = await newVisitor();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Retro Toy Twin');
  await expect(stranger).toHaveTitle(/^Retro Toy Twin/);
  await expectLoaded(stranger.getByRole('img', { name: 'Retro Toy Twin: a toy figure in its packaging' }));
  const card = await stranger.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await stranger.request.get(card ?? '');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(await stranger.content(), 'the photo is never shown').not.toContain('/images/');

  const somebodyElse = await newVisitor();
  await signUp(somebodyElse);
  browserErrors.allow(new RegExp(`toytwins/${id}`));
  await somebodyElse.goto(`/gallery/${id}`);
  await expect(somebodyElse.getByRole('heading', { name: 'Toy Twin not found' })).toBeVisible();

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(told).toHaveCount(0);
  browserErrors.allow(/\/s\//);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This toy twin is no longer shared' })).toBeVisible();
  expect((await stranger.request.get(card ?? '')).status()).toBe(404);
});

test('premium page is opened for a day, turned by a visitor, counted, and closed at once', async ({
  page,
  portrait,
  newVisitor,
  browserErrors,
}) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait, 'premium');
  await page.goto(`/gallery/${id}`);
  await page.getByRole('button', { name: 'Open public page' }).click();
  await expect(page.getByText('Nobody has opened it yet.')).toBeVisible();
  await page.getByText('A day', { exact: true }).click();
  await expect(page.getByText(/^Closes by itself on/)).toBeVisible();
  const turning = page.getByRole('switch', { name: 'Visitors can turn it in 3D' });
  await turning.press('Enter');
  await expect(turning).toBeChecked();
  await expectAccessible(page, 'open public page');
  const link = await page.getByLabel('Link').inputValue();

  const stranger = await newVisitor();
  await stranger.goto(link);
  const loaded: string[] = [];
  stranger.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await stranger.getByRole('button', { name: 'Turn it in 3D' }).press('Enter');
  await expect(stranger.locator('canvas[data-ready]')).toBeVisible();
  expect(loaded.some((path) => path.endsWith('/model.glb'))).toBe(true);
  await expectAccessible(stranger, 'public page in 3D');

  await page.reload();
  await expect(page.getByText(/^Opened once\./)).toBeVisible();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  browserErrors.allow(/\/s\//);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This toy twin is no longer shared' })).toBeVisible();
  expect((await stranger.request.get(`${link}/model.glb`)).status()).toBe(404);
});

test('toy twin whose public page we closed says why, offers no sharing, and accepts an answer', async ({
  page,
  portrait,
  newVisitor,
}) => {
  // Reports are mailed once a minute.
  test.setTimeout(240_000);
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  await page.getByRole('button', { name: 'Open public page' }).click();
  const stranger = await newVisitor();
  await stranger.goto(`${await page.getByLabel('Link').inputValue()}/report`);
  const paper = stranger.locator('body');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 246, 229)');
  await stranger.evaluate(() => localStorage.setItem('theme', 'dark'));
  await stranger.reload();
  await expect(paper, 'the theme that was chosen in the app').toHaveCSS(
    'background-color',
    'rgb(21, 15, 40)',
  );
  await stranger.getByLabel('It shows me, and I did not agree').check();
  await stranger.getByRole('button', { name: 'Send Report' }).click();
  await expect(stranger.getByRole('heading', { name: 'Thank you, we have your report' })).toBeVisible();
  const operator = await newVisitor();
  const mail = await openMail(operator, 'Someone reported a shared Toy Twin page', id);
  await mail
    .frameLocator('iframe')
    .getByRole('link', { name: /close the page/ })
    .click();
  await operator.getByLabel('it breaks our terms').check();
  await operator.getByRole('button', { name: 'Close the Page' }).click();
  await expect(operator.getByRole('heading', { name: 'The page is closed' })).toBeVisible();

  await page.reload();
  const closed = page.getByRole('region', { name: 'Public page' });
  await expect(closed).toContainText('Closed by us');
  await expect(closed).toContainText(
    'closed it because it breaks our terms. It stays closed unless you can show us that we made a mistake.',
  );
  await expect(page.getByRole('button', { name: 'Open public page' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await closed.getByRole('button', { name: 'Send answer' }).click();
  await expect(closed.getByRole('textbox')).toHaveAccessibleDescription(/Please write your answer/);
  await closed.getByRole('textbox').fill('It is a pirate.');
  await closed.getByRole('button', { name: 'Send answer' }).click();
  await expect(closed.getByText('We have your answer.')).toBeVisible();
  await page.reload();
  await expect(closed.getByText('We have your answer.'), 'known after a reload').toBeVisible();
  await expect(closed.getByRole('textbox')).toHaveCount(0);
  await closed.getByRole('button', { name: 'Write again' }).click();
  await expect(closed.getByRole('textbox')).toHaveValue('');
});

/** The share sheet of a phone: as in browsers, it opens only while a press is valid. */
async function addShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [], title = '', url = '' } = {}) => {
      if (!navigator.userActivation.isActive) throw new DOMException('Too late', 'NotAllowedError');
      const shared = files.map(({ name, type, size }) => ({
        name,
        type,
        fits: size > 10_000 && size <= 300_000,
      }));
      document.documentElement.dataset.shared = JSON.stringify({ title, url, shared });
    };
  });
}

/** A phone on the edge of its network; the times of the press stay those of a fast machine. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

test('share sheet of a phone receives the link, and the picture as soon as it is loaded', async ({
  page,
  portrait,
}) => {
  await addShareSheet(page);
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);

  await test.step('only the link while the picture is still loading', async () => {
    // Never answered.
    await page.route('**/*-1200.jpg*', () => {});
    await page.goto(`/gallery/${id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const url = await page.getByLabel('Link', { exact: true }).inputValue();
    const sheet = { title: 'Retro Toy Twin', url, shared: [] };
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(sheet));
    expect((await page.request.get(url)).status()).toBe(200);
    await page.unroute('**/*-1200.jpg*');
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  });

  await test.step('picture and link within the press, on a slow line', async () => {
    const pngs: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.png')) pngs.push(request.url());
    });
    await slowDown(page);
    const loaded = page.waitForResponse((response) => response.url().includes('-1200.jpg'));
    await page.goto(`/gallery/${id}`);
    await (await loaded).finished();
    // From here on every wait is longer than a press is valid.
    await page.route(`**/api/toytwins/${id}/share`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    const sheet = {
      title: 'Retro Toy Twin',
      url: address,
      shared: [{ name: `toytwin_${id}_packaged.jpg`, type: 'image/jpeg', fits: true }],
    };
    // The page may need a moment for what has arrived.
    const withPicture = page.locator(`html[data-shared='${JSON.stringify(sheet)}']`);
    await expect(async () => {
      if ((await withPicture.count()) === 0)
        await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(withPicture).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await expect(page.getByText(/^A public page is now open/)).toBeVisible();
    expect(pngs, 'the PNG is for saving alone').toEqual([]);
  });
});

test('public page is opened and closed by keys, and its link is copied by hand if the clipboard refuses', async ({
  page,
  portrait,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
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

  await test.step('Copy link', async () => {
    const link = page.getByLabel('Link');
    const address = await link.inputValue();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(address);
  });

  await panel.getByRole('button', { name: 'Stop sharing' }).press('Enter');
  await expect(panel.getByText('Closed', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();

  await test.step('Share', async () => {
    const share = page.getByRole('button', { name: 'Share', exact: true });
    const link = page.getByLabel('Copy this link');
    const expectSelected = async () => {
      await expect(link).toBeFocused();
      const address = await page.getByLabel('Link', { exact: true }).inputValue();
      expect(await page.evaluate(() => String(getSelection()))).toBe(address);
    };
    await share.click();
    await expectSelected();
    await expect(page.getByText(/^A public page is now open/)).toBeInViewport();
    await share.click();
    await expectSelected();
    await page.reload();
    await share.click();
    await expectSelected();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(panel.getByText('Closed', { exact: true })).toBeVisible();
    await expect(link).toHaveCount(0);
  });
});
