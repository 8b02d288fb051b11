import { expect, type Page } from '@playwright/test';

/** Records every camera that the page opens. */
export async function recordCameras(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    document.addEventListener('count-running-cameras', () => {
      const running = tracks.filter(({ readyState }) => readyState === 'live').length;
      document.documentElement.dataset.runningCameras = String(running);
    });
  });
}

/** How many recorded cameras are on. */
export async function runningCameras(page: Page): Promise<number> {
  const count = await page.evaluate(() => {
    document.dispatchEvent(new Event('count-running-cameras'));
    return document.documentElement.dataset.runningCameras;
  });
  return Number(count);
}

/** Expects every opened camera to be off. */
export async function expectNoCamera(page: Page): Promise<void> {
  await expect.poll(() => runningCameras(page), 'cameras that are still on').toBe(0);
}
