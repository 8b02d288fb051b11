import { mustRun } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

/**
 * Installs exactly what a folder's lockfile says, unless that is there already. This file and those it imports
 * use nothing that is installed: they run before anything is.
 * @param {string} [folder]
 */
export async function installWhatIsMissing(folder = '.') {
  const lock = hashOf([`${folder}/package-lock.json`]);
  const file = `${folder}/node_modules/.installed`;
  if (isStamped(file, lock)) return;
  process.stdout.write('Installing packages (the first time takes a minute or two)…\n');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  const npm = process.env.npm_execpath;
  await (npm ? mustRun(process.execPath, [npm, ...args]) : mustRun('npm', args));
  stamp(file, lock);
}
