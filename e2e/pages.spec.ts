import { aboutTemplate, templateIds } from '#features/templates/contract.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';

test('landing page shows a photo and its toys at once, links where the specification says, and its pictures fall back to the public host', async ({
  page,
  browserErrors,
  baseURL,
}) => {
  browserErrors.allow(/proof-photo/);
  let refused = 0;
  await page.route('**/proof-photo-*', (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const photo = page.getByRole('img', { name: 'The photo: a man with a white beard' });
  await expectLoaded(photo);
  await expect(photo).toHaveAttribute('src', new RegExp(`^${baseURL}/`));
  const toys = page.getByRole('img', { name: /^The same man as a packaged toy/ });
  await expect(toys).toHaveCount(3);
  const shown = [photo, ...(await toys.all())];
  for (const picture of shown) await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Try it with your face' }).first()).toBeInViewport({
    ratio: 1,
  });
  const files = await Promise.all(
    shown.map((picture) => picture.evaluate((image: HTMLImageElement) => image.currentSrc)),
  );
  expect(new Set(files).size).toBe(4);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  for (const [name, href] of [
    ['Sign Up', '/register'],
    ['Get Started', '/register'],
    ['Try it with your face', '/try'],
    ['Choose Basic', '/register?tier=basic'],
    ['Choose Premium', '/register?tier=premium'],
  ] as const) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/#how-it-works');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
  const answer = page.getByText('the photo is in memory only');
  await expect(answer).toBeHidden();
  await page.getByText('What happens to my photo?').click();
  await expect(answer).toBeVisible();
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

test('/api-test lists templates and prices, or the error, and logs a call again that is tried again', async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allow(/\/templates/, /\/api\/payments\/prices/);
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

  for (const { name, description } of templateIds.map(aboutTemplate)) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(description);
  }
  await expect(page.getByText('$1.99')).toBeVisible();
  await expect(page.getByText('$4.99')).toBeVisible();

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

test('unknown path, and one in capitals, shows Page not found', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  for (const path of ['/no-such-shelf/at-all', '/API-TEST']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  // The router's own warning.
  browserErrors.allow(/malformed URL segment/);
  await page.goto('/100%');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Transform Yourself/ })).toBeVisible();
});

test('theme is kept across a reload and on the landing page, and prints are light', async ({ page }) => {
  await signUp(page);
  await page.goto('/receipts');
  const html = page.locator('html');
  await expect(html).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(html).toHaveClass(/dark/);
  await page.reload();
  await expect(html).toHaveClass(/dark/);
  const heading = page.getByRole('heading', { name: 'Receipts' });
  await expect(heading).toHaveCSS('color', 'rgb(255, 243, 220)');
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('color', 'rgb(27, 20, 48)');
  await page.emulateMedia({ media: 'screen' });
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
