import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/setup/browser.mjs';
import { STUCK } from './test/deadlines.ts';
import { freePort } from './test/free-port.ts';

// This file is read again in every worker process: the first reading decides, the others find its choice.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_OPENID_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const address = `http://localhost:${port}`;
const onPhones = /premium\.spec\.ts/;

/**
 * What the browser leaves out. The first three are pages and processes that a window without a face keeps ready for its
 * address bar, and fills anew for every journey. The rest is from Playwright's own list, which this one replaces.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

/** Browser journeys against the started product: its real server process, on a data folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 2 * STUCK,
  expect: { timeout: STUCK },
  reporter: [['list']],
  use: {
    baseURL: address,
    actionTimeout: STUCK,
    navigationTimeout: STUCK,
    locale: 'en-US',
    // No traces: recording them reads the page's own files in a way that its security policy complains of.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // WebGL without a graphics card, for the 3D model.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        `--disable-features=${LEFT_OUT.join()}`,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: onPhones,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: onPhones,
      // Without a graphics card the 3D model costs by the pixel, of which a real phone has seven times as many.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/product/serve.ts`,
    url: `${address}/api/config`,
    env: { PORT: port, E2E_OPENID_PORT: process.env.E2E_OPENID_PORT },
    timeout: STUCK,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
