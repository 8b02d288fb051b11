import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';

test('premium toy turns in a loop to post, which can be canceled', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait, 'premium');
  await page.goto(`/gallery/${id}`);
  await page.getByRole('button', { name: '3D Character' }).click();
  const panel = page.getByRole('region', { name: 'A loop to post' });
  await panel.getByRole('button', { name: 'Turning loop to post' }).press('Enter');

  await test.step('it can be canceled', async () => {
    await panel.getByRole('button', { name: 'Story' }).press('Enter');
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page, 'recording a loop');
    await panel.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(panel.getByRole('progressbar')).toHaveCount(0);
  });

  await panel.getByRole('button', { name: 'Square' }).click();
  await test.step('the video plays once around in four seconds', async () => {
    const video = panel.locator('video');
    await expect(video).toBeVisible();
    const seen = () =>
      video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight, one.duration]);
    await expect.poll(seen).toEqual([1080, 1080, 4]);
    await expectAccessible(page, 'loop');
    const waiting = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save video' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`toytwin_${id}_turning.mp4`);
    const bytes = await readFile(await download.path());
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    expect(bytes.length).toBeLessThan(8_000_000);
  });
});
