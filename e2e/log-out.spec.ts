import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { fillLogin, signUp } from './steps/person.ts';
import { continueTo, draftsIn, uploadPhoto } from './steps/wizard.ts';

test('logging out in one tab logs out the other tabs immediately', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/gallery');
  await other.getByRole('button', { name: 'Account of Robin Example' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test('logging out leaves no draft and no photo URL in the tab', async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/create');
  await uploadPhoto(page, portrait);
  expect(await draftsIn(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await draftsIn(page)).toEqual([]);
});

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

test("logging out leaves no picture in the browser's cache", async ({ page, portrait, browserErrors }) => {
  const { token } = await signUp(page);
  const { packagedThumbnails } = await makeToytwin(page, token, portrait);
  const address = packagedThumbnails?.w512 ?? '';
  await page.goto('/gallery');
  await page.evaluate((url) => fetch(url).then((response) => response.blob()), address);
  expect(await isCached(page, address)).toBe(true);
  browserErrors.allow(/only-if-cached|ERR_CACHE_MISS|504/);
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => isCached(page, address)).toBe(false);
});

test('logging out aborts a running upload and leaves no draft', async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/create');
  await page.route('**/api/photos', () => {});
  const sent = page.waitForRequest('**/api/photos');
  await page.getByLabel('Photo file').setInputFiles(portrait);
  const request = await sent;
  const takenBack = page.waitForEvent('requestfailed', (failed) => failed === request);
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await takenBack;
  await expect(page).toHaveURL('/login');
  expect(await draftsIn(page)).toEqual([]);
});

test('logging out in one tab leaves no draft in the others, and the next user starts in the gallery', async ({
  page,
  context,
  newVisitor,
  portrait,
}) => {
  const next = await signUp(await newVisitor());
  await signUp(page);
  await page.goto('/create');
  await uploadPhoto(page, portrait);
  const landing = await context.newPage();
  await landing.goto('/');
  await expect(landing.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/gallery');
  await other.getByRole('button', { name: 'Account of Robin Example' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await draftsIn(page)).toEqual([]);
  await fillLogin(page, next);
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
});

test('logging out in one tab leaves no draft in another that shows the landing page', async ({
  page,
  context,
  portrait,
}) => {
  const person = await signUp(page);
  await page.goto('/create');
  await uploadPhoto(page, portrait);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/gallery');
  await other.getByRole('button', { name: 'Account of Robin Example' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
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

test('account deletion leaves no draft in the tab', async ({ page, portrait }) => {
  const person = await signUp(page);
  await page.goto('/create');
  await uploadPhoto(page, portrait);
  await page.goto('/account');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('something of the person', 'yes');
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Your account and its files have been deleted.')).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByText('Your account and its files have been deleted.')).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage));
  // The others tell the other tabs that somebody has logged out.
  expect(left.sort()).toEqual(['theme', 'toytwin-logged-out', 'toytwin-session']);
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeHidden();
});

test('account deletion logs out the other tabs immediately and leaves no draft in them', async ({
  page,
  context,
  portrait,
}) => {
  const person = await signUp(page);
  await page.goto('/create');
  await uploadPhoto(page, portrait);
  const landing = await context.newPage();
  await landing.goto('/');
  await expect(landing.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Delete my account' }).click();
  await other.getByLabel('Type DELETE to confirm').fill('DELETE');
  await other.getByLabel('Password').fill(person.password);
  await other.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Log in to pick up where you left off')).toBeHidden();
  expect(await draftsIn(page)).toEqual([]);
  await expect(landing.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('page of a deleted account shows no data when the back button revives it', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/account');
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
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText('Your account and its files have been deleted.')).toBeVisible();
  await expect(page.getByText('Robin Example')).toHaveCount(0);
});

test("login after somebody else logged out starts in the gallery, not at that user's page", async ({
  page,
  newVisitor,
}) => {
  const next = await signUp(await newVisitor());
  await signUp(page);
  await page.goto('/receipts');
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, next);
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
});

test("going back while the login page's code loads works", async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/create');
  await uploadPhoto(page, portrait);
  await continueTo(page, 'template');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/login-page*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  resolve();
  await expect(page.getByRole('heading', { name: 'Log in to Toy Twin' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
