import { expect, type Page } from '@playwright/test';

/** Notes every camera that the page opens, without changing what it gets. */
export async function recordCameras(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes);
      tracks.push(...stream.getTracks());
      return stream;
    };
    document.addEventListener('count-running-cameras', () => {
      const running = tracks.filter(({ readyState }) => readyState === 'live').length;
      document.documentElement.dataset.runningCameras = String(running);
    });
  });
}

/** How many of the noted cameras are on at this moment. */
export async function runningCameras(page: Page): Promise<number> {
  const count = await page.evaluate(() => {
    document.dispatchEvent(new Event('count-running-cameras'));
    return document.documentElement.dataset.runningCameras;
  });
  return Number(count);
}

/** Every camera that was opened is off again: no light burns on the person's device. */
export async function expectNoCamera(page: Page): Promise<void> {
  await expect.poll(() => runningCameras(page), 'cameras that are still on').toBe(0);
}
