import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds Chrome or Chromium for the tests in a browser: CHROME_PATH, an installed one, or Playwright's own.
 * @returns {Promise<string>} its path
 * @throws with what to install when there is none
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const found = [process.env.CHROME_PATH, ...COMMANDS.map(which), ...PLACES, chromium.executablePath()].find(
    (place) => place && existsSync(place),
  );
  if (found) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium, and none was found. To get one, run:\n' +
      '  npx playwright install chromium      (on Debian: sudo apt-get install chromium)\n' +
      'If you have one already, set CHROME_PATH to its path.',
  );
}

function which(command) {
  return spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim();
}

// For CI, which installs one where this fails.
if (import.meta.main) await findBrowser();
