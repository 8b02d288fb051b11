import { aboutTemplate, templateIds } from '#features/templates/contract.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';

test('landing page links where the specification says', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  for (const [name, href] of [
    ['Sign Up', '/register'],
    ['Get Started', '/register'],
    ['Try it with your face', '/try'],
    ['Choose Basic', '/register?tier=basic'],
    ['Choose Premium', '/register?tier=premium'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/#how-it-works');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
  await expectLoaded(page.getByRole('img', { name: /^Three people as packaged toys/ }));
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
});

test('browser without scripts shows the static pages, and an explanation on the others', async ({
  newVisitor,
  browserErrors,
}) => {
  // Blocked prefetches of the page's code.
  browserErrors.allow(/\.js csp$/);
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Toy Twin needs JavaScript' })).toBeVisible();
  await expect(page.getByText('Loading')).toBeHidden();
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await expect(page.getByRole('heading', { name: /^Transform Yourself/ })).toBeVisible();
});

test('hero picture falls back to the public host', async ({ page, browserErrors, baseURL }) => {
  browserErrors.allow(/hero-/);
  let refused = 0;
  await page.route('**/hero-*', (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  const hero = page.getByRole('img', { name: /^Three people as packaged toys/ });
  await expectLoaded(hero);
  await expect(hero).toHaveAttribute('src', new RegExp(`^${baseURL}/`));
});

test('/api-test lists templates and prices, or the error', async ({ page, browserErrors }) => {
  await page.goto('/api-test');
  for (const { name, description } of templateIds.map(aboutTemplate)) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(description);
  }
  await expect(page.getByText('$1.99')).toBeVisible();
  await expect(page.getByText('$4.99')).toBeVisible();

  browserErrors.allow(/\/api\/payments\/prices/);
  const message = 'Prices are being repainted.';
  await page.route('**/api/payments/prices', (route) =>
    route.fulfill({ status: 503, json: { code: 'internal', message } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(message);
  await page.unroute('**/api/payments/prices');
  await page.route('**/api/payments/prices', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The API did not respond.');
});

test('API docs can be browsed', async ({ page }) => {
  await page.goto('/api/docs/');
  await expect(page.getByRole('heading', { name: 'Toy Twin API' })).toBeVisible();
  await page.getByRole('button', { name: 'POST /api/photos', exact: true }).click();
  await expect(page.getByRole('combobox').filter({ hasText: 'multipart/form-data' })).toBeVisible();
});

test('unknown path shows Page not found', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  const answer = await page.goto('/no-such-shelf/at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  // The router's own warning.
  browserErrors.allow(/malformed URL segment/);
  await page.goto('/100%');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Transform Yourself/ })).toBeVisible();
});

test('path in capitals is not found, by the server and by the app', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  for (const path of ['/Login', '/API-TEST']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('retried call is logged again, after its failure', async ({ page, baseURL, browserErrors }) => {
  browserErrors.allow(/\/templates/);
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.route('**/templates', (route) => route.fulfill({ status: 503, body: 'gateway' }), { times: 1 });
  await page.goto('/api-test');
  await expect(page.getByText('Retro Toy')).toBeVisible();
  expect(log.filter((words) => words.includes('/templates'))).toEqual([
    `API request: GET ${baseURL}/templates`,
    `Server error (GET ${baseURL}/templates)`,
    `API request: GET ${baseURL}/templates`,
  ]);
});

test("dates are in the page's language, whatever the browser's language", async ({ newVisitor }) => {
  const page = await newVisitor({ locale: 'de-DE' });
  await signUp(page);
  await page.goto('/account');
  await expect(page.getByText('Member since').locator('+ dd')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
});

test('theme is kept across a reload and on the landing page', async ({ page }) => {
  await signUp(page);
  await page.goto('/gallery');
  const html = page.locator('html');
  await expect(html).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(html).toHaveClass(/dark/);
  await page.reload();
  await expect(html).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  await page.goto('/');
  await expect(html).toHaveClass(/dark/);
});

test("browser at a toy twin's API path is redirected to its page", async ({ page, browserErrors }) => {
  browserErrors.allow(/404|Resource not found/);
  await signUp(page);
  await page.goto('/toytwins/00000000-0000-4000-8000-000000000000');
  await expect(page).toHaveURL('/gallery/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Toy Twin not found' })).toBeVisible();
});

test('print uses the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signUp(page);
  await page.goto('/receipts');
  const heading = page.getByRole('heading', { name: 'Receipts' });
  await expect(heading).toHaveCSS('color', 'rgb(255, 243, 220)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(heading).toHaveCSS('color', 'rgb(27, 20, 48)');
});
