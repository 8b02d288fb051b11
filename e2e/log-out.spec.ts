import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openWizardAt } from './steps/draft.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { fillLogin, signUp } from './steps/person.ts';
import { continueTo, draftsIn, uploadPhoto } from './steps/wizard.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/login');
}

/** Whether the browser has a picture in its cache. */
function isCached(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    address,
  );
}

test('logging out leaves no draft in any tab, and the next user starts in the gallery', async ({
  page,
  context,
  newVisitor,
  portrait,
}) => {
  const next = await signUp(await newVisitor());
  await openWizardAt(page, await signUp(page), portrait, 'template');
  expect(await draftsIn(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/receipts');
  await logOut(other);
  await expect(page, 'immediately').toHaveURL('/login');
  expect(await draftsIn(page)).toEqual([]);
  for (const tab of [page, other]) {
    await fillLogin(tab, next);
    await expect(tab.getByText('Your gallery is empty'), 'not the page of the other user').toBeVisible();
    await logOut(tab);
  }
});

test("logging out aborts a running upload, and leaves no picture in the browser's cache and no draft", async ({
  page,
  portrait,
  browserErrors,
}) => {
  const { token } = await signUp(page);
  const { packagedThumbnails } = await makeToytwin(page, token, portrait);
  const address = packagedThumbnails?.w512 ?? '';
  await page.goto('/create');
  await page.evaluate((url) => fetch(url).then((response) => response.blob()), address);
  expect(await isCached(page, address)).toBe(true);
  await page.route('**/api/photos', () => {});
  const sent = page.waitForRequest('**/api/photos');
  await page.getByLabel('Photo file').setInputFiles(portrait);
  const request = await sent;
  const takenBack = page.waitForEvent('requestfailed', (failed) => failed === request);
  browserErrors.allow(/only-if-cached|ERR_CACHE_MISS|504/);
  await logOut(page);
  await takenBack;
  expect(await draftsIn(page)).toEqual([]);
  await expect.poll(() => isCached(page, address)).toBe(false);
});

test('logging out in one tab leaves no draft in another that shows the landing page', async ({
  page,
  context,
  portrait,
}) => {
  const person = await signUp(page);
  await openWizardAt(page, person, portrait, 'template');
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/gallery');
  await logOut(other);
  expect(await draftsIn(page)).toHaveLength(1);
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);
  await page.goto('/create');
  await uploadPhoto(page, portrait);
  await page.reload();
  await expect(page.getByText(portrait.name)).toBeVisible();
  expect(await draftsIn(page)).toHaveLength(1);
});

test('account deletion logs out every tab, and leaves no data in them', async ({
  page,
  context,
  portrait,
}) => {
  const person = await signUp(page);
  const wizard = await context.newPage();
  await openWizardAt(wizard, person, portrait, 'template');
  const landing = await context.newPage();
  await landing.goto('/');
  await expect(landing.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible();
  await openWizardAt(page, person, portrait, 'template');
  await page.goto('/account');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('something of the person', 'yes');
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByLabel('Password').fill(person.password);
  // Keeps the page unchanged, as the back/forward cache does.
  await page.route(
    (url) => url.pathname === '/account-deleted',
    (route) => route.fulfill({ status: 204 }),
    { times: 1 },
  );
  const left = page.waitForResponse((response) => new URL(response.url()).pathname === '/account-deleted');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await left;

  await test.step('the other tabs', async () => {
    await expect(wizard).toHaveURL('/login');
    await expect(wizard.getByText('Log in to pick up where you left off')).toBeHidden();
    expect(await draftsIn(wizard)).toEqual([]);
    await expect(landing.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  await test.step('the page that the back button revives', async () => {
    const deleted = page.getByText('Your account and its files have been deleted.');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(deleted).toBeVisible();
    await expect(page.getByText('Robin Example')).toHaveCount(0);
    expect(await draftsIn(page)).toEqual([]);
    // The login page of the other tab asks for a passkey, whoever it may be: that cookie is a number.
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name !== 'toytwin.better-auth-passkey')).toEqual([]);
    await page.reload();
    await expect(deleted).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    // The others tell the other tabs that somebody has logged out.
    expect(kept.sort()).toEqual(['theme', 'toytwin-logged-out', 'toytwin-session']);
    await page.getByRole('link', { name: 'Go to Home Page' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeHidden();
  });
});

test("going back while the login page's code loads works", async ({ page, portrait }) => {
  await openWizardAt(page, await signUp(page), portrait, 'template', { templateId: 'template1' });
  await continueTo(page, 'description');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/login-page*', async (route) => {
    await promise;
    await route.continue();
  });
  await logOut(page);
  await page.goBack();
  resolve();
  await expect(page.getByRole('heading', { name: 'Log in to Toy Twin' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
