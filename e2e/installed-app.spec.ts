import type { Page } from '@playwright/test';
import { printedTitle } from '#features/toytwins/contract.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { fillLogin, signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';

/** Installs the app: browsers tell the page so. */
async function install(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  });
}

/** How many answers and pictures of the person lie on the device. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const caches = ['seen-answers', 'seen-pictures', 'shared-photo'];
    const sizes = caches.map(async (name) => (await (await window.caches.open(name)).keys()).length);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });

test('installed app shows without a connection what was seen, and nothing of it once logged out', async ({
  page,
  context,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/INTERNET_DISCONNECTED|ERR_FAILED|No response received|status of 504/);
  const person = await signUp(page);
  const { id, title } = await makeToytwin(page, person.token, portrait);
  await page.goto('/gallery');
  await install(page);
  const picture = page.getByRole('img', { name: new RegExp(printedTitle(title)) });
  for (const place of ['/gallery', `/gallery/${id}`, '/gallery']) {
    await page.goto(place);
    await expectLoaded(picture.first());
  }

  await test.step('the gallery and the toy twin open without a connection, and say so', async () => {
    await context.setOffline(true);
    await page.reload();
    await expectLoaded(picture.first());
    await expect(page.getByText('You are offline. This is what you saw last.')).toBeVisible();
    await expectAccessible(page, 'gallery without a connection');
    await page
      .getByRole('link', { name: printedTitle(title) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: printedTitle(title) })).toBeVisible();
    await expectLoaded(picture.first());
  });

  await test.step('the notice goes with the connection', async () => {
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  });

  await test.step('no token is kept, and nothing after logging out', async () => {
    expect(await countKept(page)).toBeGreaterThan(2);
    const kept = await page.evaluate(async () => {
      const answers = await (await window.caches.open('seen-answers')).matchAll();
      return answers.flatMap(({ headers }) => [...headers.keys()]);
    });
    expect(new Set(kept)).toEqual(new Set(['content-type']));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => countKept(page)).toBe(0);
  });

  await test.step('nor when the session has ended elsewhere', async () => {
    await fillLogin(page, person);
    await expectLoaded(picture.first());
    await expect.poll(() => countKept(page)).toBeGreaterThan(1);
    await context.clearCookies();
    await page.goto('/gallery');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => countKept(page)).toBe(0);
  });
});

test('a photo that is shared to the installed app is the wizard’s', async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/gallery');
  await install(page);
  await page.setContent(`<form action="/share-photo" method="post" enctype="multipart/form-data">
    <input type="file" name="photo" aria-label="Photo"><button>Share</button></form>`);
  await page.getByLabel('Photo').setInputFiles(portrait);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveURL('/create');
  await expect(page.getByText('Good photo')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Good photo')).toBeVisible();

  await test.step('without it, the wizard says so and asks for the photo', async () => {
    await page.goto('/create?from=share');
    await expect(page.getByText('The photo that you shared has not arrived.')).toBeVisible();
  });
});
