import { expect, test } from './fixtures.ts';
import { makeDraft, makeToytwin } from './steps/make-toytwin.ts';
import { fillLogin, signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { chooseCard, continueTo, continueToPayment, expectStep } from './steps/wizard.ts';

const NETWORK_ERROR = 'Network error. Please check your internet connection and try again.';

test('login says that the network is gone, and works once it is back', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/INTERNET_DISCONNECTED/, /ERR_FAILED/, /No response received|net::/);
  const person = await signUp(page);
  await context.clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await context.setOffline(true);
  await fillLogin(page, person);
  await expect(page.getByRole('alert')).toHaveText(NETWORK_ERROR);
  await context.setOffline(false);
  await fillLogin(page, person);
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();

  for (const part of ['**/api/config', '**/api/auth/get-session', '**/assets/embedded-*.js*'])
    await test.step(`after a page load without ${part.slice(3)}`, async () => {
      await context.clearCookies();
      await page.route(part, (route) => route.abort());
      await page.goto('/login');
      await fillLogin(page, person);
      await expect(page.getByRole('alert')).toHaveText(NETWORK_ERROR);
      await page.unroute(part);
      await fillLogin(page, person);
      await expect(page).toHaveURL('/gallery');
      await expect(page.getByText('Your gallery is empty')).toBeVisible();
    });
});

test('gallery and receipts that cannot be loaded are loaded again by a press or by the connection', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/toytwins/, /cursor=/, /INTERNET_DISCONNECTED|receipts-page/);
  browserErrors.allow(/ERR_FAILED/, /No response received/);
  await signUp(page);
  await test.step('a retry in the gallery', async () => {
    await page.route('**/api/toytwins?*', (route) => route.abort());
    await page.goto('/gallery');
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load your toy twins. Please try again later.',
    );
    await page.unroute('**/api/toytwins?*');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByText('Your gallery is empty')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Your gallery' })).toBeFocused();
  });

  await test.step('reconnecting while Try Again is focused moves the focus to the heading', async () => {
    await page.route('**/api/toytwins?*', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).focus();
    await context.setOffline(true);
    await page.unroute('**/api/toytwins?*');
    await context.setOffline(false);
    await expect(page.getByText('Your gallery is empty')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your gallery' })).toBeFocused();
  });

  await test.step('a page whose code was not loaded', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Receipts' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused();
    await expect(page).toHaveTitle(/^This page could not be loaded/);
    await expect(page.getByText('Please check your internet connection.')).toBeVisible();
    await context.setOffline(false);
    await page.goBack();
    await expect(page.getByText('Your gallery is empty')).toBeVisible();
    await page.getByRole('link', { name: 'Receipts' }).click();
    await expect(page.getByText('No receipts yet.')).toBeVisible();
  });

  await test.step('a server that is unreachable', async () => {
    await page.route('**/api/config', (route) => route.abort());
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1, name: 'Toy Twin cannot be reached' })).toBeVisible();
    await context.setOffline(true);
    await page.unroute('**/api/config');
    await context.setOffline(false);
    await expect(page.getByText('Your gallery is empty')).toBeVisible();
  });

  for (const { place, list, words } of [
    { place: '/gallery', list: '/api/toytwins', words: 'More toy twins could not be loaded.' },
    { place: '/receipts', list: '/api/payments/orders', words: 'More receipts could not be loaded.' },
  ])
    await test.step(`the next page of ${place} is reported once, in its place`, async () => {
      await page.route(`**${list}?*`, async (route) => {
        if (route.request().url().includes('cursor=')) return route.abort();
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), nextCursor: 'more' } });
      });
      await page.goto(place);
      const more = page.getByRole('button', { name: 'Load more' });
      // The gallery loads the next page by itself near its end.
      if (place === '/receipts') await more.click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText([words]);
      await expect(more).toBeEnabled();
    });
});

test('toy twin, its download and its public page say that they cannot be loaded or changed, and are retried', async ({
  page,
  context,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/toytwins/, /ERR_FAILED/, /INTERNET_DISCONNECTED/, /No response received/);
  const { token } = await signUp(page);
  await test.step('a toy twin', async () => {
    await page.route('**/api/toytwins/*', (route) => route.fulfill({ status: 500, body: 'gateway' }));
    await page.goto('/gallery/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load this Toy Twin. Please try again later.',
    );
    await page.unroute('**/api/toytwins/*');
  });

  await test.step('an unpaid toy twin', async () => {
    const { id } = await makeDraft(page, token, portrait);
    const call = `**/api/toytwins/${id}`;
    await page.route(call, (route) => route.abort());
    await page.goto(`/create?draft=${id}`);
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expectStep(page, 'pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  const { id } = await makeToytwin(page, token, portrait);
  await test.step('its download', async () => {
    const address = `**/api/toytwins/${id}/downloads/*`;
    await page.route(address, (route) => route.abort());
    await page.goto(`/gallery/${id}`);
    await expect(page.getByRole('alert')).toContainText('The download could not be prepared.');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('its public page', async () => {
    const open = page.getByRole('button', { name: 'Open public page' });
    await expect(open).toBeEnabled();
    await context.setOffline(true);
    await open.click();
    await expect(page.getByRole('alert')).toHaveText(/^The public page could not be changed/);
    await expect(open).toBeEnabled();
    await context.setOffline(false);
    await open.click();
    await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  });
});

test('wizard without a network waits, says so, and continues once it is back', async ({
  page,
  context,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/INTERNET_DISCONNECTED/, /No response received/);
  await signUp(page);
  const lastPhoto = page.waitForResponse('**/api/photos/latest');
  await page.goto('/create');
  await expectStep(page, 'upload');
  await lastPhoto;
  await context.setOffline(true);
  await page.getByLabel('Photo file').setInputFiles(portrait);
  await expect(page.getByText('Waiting for your internet connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Good photo')).toBeVisible();
  await continueTo(page, 'template');

  await test.step('the preview', async () => {
    await context.setOffline(true);
    await chooseCard(page, /Retro/);
    await continueTo(page, 'description');
    await page.getByRole('textbox', { name: 'Description' }).fill('A chef');
    await expect(page.getByText('The preview could not be drawn.')).toBeVisible();
    await context.setOffline(false);
    await expectLoaded(page.getByRole('img', { name: 'Quick preview of your Retro Toy box' }));
  });

  await test.step('the checkout', async () => {
    await continueTo(page, 'pricing');
    await chooseCard(page, /^Basic, /);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to create your Toy Twin record. Please try again.',
    );
    await context.setOffline(false);
    await continueToPayment(page);
  });
});
