import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectedTop, look, loseGraphics, quitByHeadset, seen, tap, wearHeadset } from './steps/headset.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';

// Without a graphics card a session costs by the pixel.
const viewport = { width: 480, height: 400 };
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';
/** How many pixels above the looked-at spot the toy ends there, of which 15 cm are known and the shape of its head is not. */
const TOP = expectedTop(0.15, viewport.height);
const ABOUT = 10;
/** Pixels to the right, which the toy keeps within while it stands in the middle of the view. */
const BESIDE = 80;

test('premium toy on a desk by a session of the browser', async ({
  page,
  portrait,
  newVisitor,
  browserErrors,
}) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait, 'premium');
  const storageState = await page.context().storageState();
  const newOwner = () => newVisitor({ storageState, viewport });

  await test.step('a headset shows a ring where its wearer looks; a tap puts the toy there, another moves it', async () => {
    const headset = await newOwner();
    await wearHeadset(headset);
    await headset.goto(`/gallery/${id}`);
    await expect(headset.getByText('Look at a table, then tap to put your toy there.')).toBeVisible();
    const policy = (await headset.request.get('/')).headers()['permissions-policy'];
    expect(policy).toContain('xr-spatial-tracking=(self)');
    await opener(headset).click();
    await expectRing(headset);
    await tap(headset);
    await expectToyInTheMiddle(headset);
    await look(headset, 0.25);
    await expect.poll(async () => (await seen(headset)).right, 'it stays').toBeGreaterThan(BESIDE);
    await tap(headset);
    await expectToyInTheMiddle(headset);
    await quitByHeadset(headset);
    await expectPageAsBefore(headset);
    await headset.close();
  });

  await test.step('where words can be shown in the session, they say what to do, and a button closes it', async () => {
    const phone = await newOwner();
    await wearHeadset(phone, { has: ['dom-overlay'] });
    await phone.goto(`/gallery/${id}`);
    await opener(phone).click();
    const overlay = phone.getByRole('dialog', { name: 'See it on your desk' });
    await expect(overlay).toContainText('Look at a table, then tap to put your toy there.');
    await expect(opener(phone)).toBeDisabled();
    await overlay.getByRole('button', { name: 'Close' }).click();
    await expectPageAsBefore(phone);
    expect(await phone.evaluate(() => window.headset.activeSession)).toBeUndefined();
    await opener(phone).press('Enter');
    await phone.keyboard.press('Escape');
    await expectPageAsBefore(phone);
  });

  await test.step('without surfaces it stands on a table in front of its viewer at once', async () => {
    const headset = await newOwner();
    await wearHeadset(headset, { lacks: ['hit-test'] });
    await headset.goto(`/gallery/${id}`);
    await opener(headset).click();
    await expectToyInTheMiddle(headset);
    await look(headset, 0.25);
    await tap(headset);
    await expectToyInTheMiddle(headset);
    await headset.close();
  });

  await test.step('what goes wrong is said on the page', async () => {
    const headset = await newOwner();
    await wearHeadset(headset);
    await headset.goto(`/gallery/${id}`);
    const message = headset.getByRole('alert');

    const refuse = await holdRequests(headset);
    await opener(headset).click();
    await expect(opener(headset)).toBeDisabled();
    await refuse('NotSupportedError');
    await expect(message).toContainText('The camera view was not allowed.');
    await expectPageAsBefore(headset);
    await opener(headset).click();
    await refuse('InvalidStateError');
    await expect(message).toContainText('The camera view could not be started.');

    await headset.reload();
    await opener(headset).click();
    await expectRing(headset);
    // The emulator goes on to draw what is left of the session's frame.
    browserErrors.allow(/onDeviceFrame/);
    await loseGraphics(headset);
    await expect(message).toContainText('The camera view has stopped on this device.');
    await expectPageAsBefore(headset);

    browserErrors.allow(/\.glb/);
    await headset.route(/\.glb/, (route) => route.abort());
    await opener(headset).click();
    await expect(message).toContainText('The toy could not be loaded.');
    await expectPageAsBefore(headset);
  });

  await test.step('an Android phone gets it once it came back from Scene Viewer', async () => {
    const phone = await newOwner();
    await wearHeadset(phone, { userAgent: PHONE });
    await phone.goto(`/gallery/${id}`);
    const link = phone.getByRole('link', { name: 'Open the camera' });
    const back = /browser_fallback_url=([^;]+);/.exec((await link.getAttribute('href')) ?? '')?.[1];
    await phone.goto(decodeURIComponent(back ?? ''));
    await expect(opener(phone)).toBeVisible();
    await expect(link).toHaveCount(0);
    const other = await newVisitor({ storageState, userAgent: PHONE });
    await other.goto(decodeURIComponent(back ?? ''));
    await expect(other.getByText(/^Your phone could not open the camera for this\. It needs/)).toBeVisible();
  });

  await test.step('the public page offers it to strangers', async () => {
    const share = `/api/toytwins/${id}/share`;
    const authorized = { headers: { authorization: `Bearer ${token}` } };
    const { shareUrl: link } = await (await page.request.post(share, authorized)).json();
    await page.request.put(share, { ...authorized, data: { showsModel: true } });
    const visitor = await newVisitor({ viewport });
    await wearHeadset(visitor);
    await visitor.goto(link);
    await expect(visitor.getByText('Look at a table, then tap to put the toy there.')).toBeVisible();
    await expect(visitor.getByText('Your phone’s camera')).toBeHidden();
    await opener(visitor).click();
    await expectRing(visitor);
    await tap(visitor);
    await expectToyInTheMiddle(visitor);
    await quitByHeadset(visitor);
    await expectPageAsBefore(visitor);
    const refuse = await holdRequests(visitor);
    await opener(visitor).click();
    await refuse('NotAllowedError');
    await expect(visitor.getByText('The camera view was not allowed.')).toBeVisible();
  });
});

const opener = (page: Page) => page.getByRole('button', { name: 'Open the camera' });

/** The ring is in the middle of the view, and no toy stands there. */
async function expectRing(page: Page): Promise<void> {
  const isRing = async () => {
    const { top, right } = await seen(page);
    return top > 5 && top < TOP / 2 && right > 5 && right < BESIDE;
  };
  await expect.poll(isRing, 'a ring and no toy').toBe(true);
}

async function expectToyInTheMiddle(page: Page): Promise<void> {
  const isThere = async () => {
    const { top, right } = await seen(page);
    return Math.abs(top - TOP) < ABOUT && right < BESIDE;
  };
  await expect.poll(isThere, 'the toy, 15 cm high').toBe(true);
}

/** No session is left, and the person is where the session was started. */
async function expectPageAsBefore(page: Page): Promise<void> {
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(0);
}

/** Sessions are asked for and not answered until the returned function refuses them. */
async function holdRequests(page: Page): Promise<(errorName: string) => Promise<void>> {
  await page.evaluate(() => {
    const { xr } = navigator;
    if (xr)
      xr.requestSession = () =>
        new Promise((_grant, refuse) => {
          window.addEventListener('refuse', (event) => {
            if (event instanceof CustomEvent) refuse(new DOMException('Refused', event.detail));
          });
        });
  });
  return (errorName) =>
    page.evaluate((detail) => void window.dispatchEvent(new CustomEvent('refuse', { detail })), errorName);
}
