import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds Chrome or Chromium for the browser tests. It installs one only when INSTALL_BROWSER=1, as CI sets it.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @returns {Promise<string>} the path of the browser; ends the process with a message when there is none
 */
export async function findBrowser(runtime) {
  const mayInstall = process.env.INSTALL_BROWSER === '1';
  const found = installed(runtime) ?? (mayInstall ? await install(runtime) : undefined);
  if (found) return found;
  process.stderr.write(
    'The browser tests need Chrome or Chromium, and none was found. To get one, run:\n' +
      `  ${isDebian() ? 'sudo apt-get install chromium' : 'npx playwright install chromium'}\n` +
      'If you have one already, set CHROME_PATH to its path.\n',
  );
  process.exit(1);
}

function installed(runtime) {
  const named = process.env.CHROME_PATH;
  if (named && existsSync(named)) return named;
  for (const command of COMMANDS) {
    const { stdout, status } = spawnSync('which', [command], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return PLACES.find(existsSync) ?? playwrightsOwn(runtime);
}

async function install(runtime) {
  process.stdout.write('Installing a browser for the tests…\n');
  if (isDebian() && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    await run(runtime.node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], runtime);
  }
  return installed(runtime);
}

/** Debian and its relatives have a package of it. */
const isDebian = () => existsSync('/etc/debian_version');

function playwrightsOwn({ node, env }) {
  const code = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync(node, ['--input-type=module', '-e', code], { encoding: 'utf8', env });
  const place = stdout?.trim();
  return place && existsSync(place) ? place : undefined;
}
