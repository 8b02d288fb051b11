import { existsSync } from 'node:fs';
import { hasOwnNode } from './node24.mjs';
import { hasContributorsPackages, packagesToRun } from './packages-to-run.mjs';
import { sayStep } from './progress.mjs';
import { run } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

/** Megabytes on the disk and over the network, without Node. A test measures those on the disk. */
export const SIZE_TO_RUN = { disk: 600, download: 220 };
/** The same of Node itself, which is installed where the machine's is another one. */
export const SIZE_OF_NODE = { disk: 190, download: 50 };

// These files and those that they import use nothing that is installed: they run before anything is.

/**
 * Installs what the product needs to run, and no tools of contributors. Leaves those where they are, if they are there.
 */
export async function installToRun() {
  const lock = hashOf(['./package-lock.json']);
  const file = 'node_modules/.installed-to-run';
  if (isStamped('node_modules/.installed', lock) || isStamped(file, lock)) return;
  if (hasContributorsPackages()) return installWhatIsMissing();
  const { workspaces, folders } = packagesToRun();
  const bringsNode = !hasOwnNode();
  const sizes = bringsNode ? [SIZE_TO_RUN, SIZE_OF_NODE] : [SIZE_TO_RUN];
  const sum = (of) => sizes.reduce((all, size) => all + size[of], 0);
  const args = [
    ...workspaces.map((name) => `--workspace=${name}`),
    '--include-workspace-root',
    // Otherwise the optional peers of libraries come as well: test runners and their like.
    '--legacy-peer-deps',
    // The only script that matters puts Node 24 into place.
    ...(bringsNode ? [] : ['--ignore-scripts']),
  ];
  const what = `Installing ${folders.length} packages${bringsNode ? ', Node 24 among them' : ''}: about ${sum('download')} MB to load, ${sum('disk')} MB on the disk`;
  await install('.', args, { what, folders });
  stamp(file, lock);
}

/**
 * Installs exactly what a folder's lockfile says, unless that is there already.
 * @param {string} [folder]
 */
export async function installWhatIsMissing(folder = '.') {
  const lock = hashOf([`${folder}/package-lock.json`]);
  const file = `${folder}/node_modules/.installed`;
  if (isStamped(file, lock)) return;
  const what =
    folder === '.'
      ? 'Installing all packages, those of contributors among them: 1 GB on the disk'
      : `Installing the packages of ${folder}`;
  await install(folder, [], { what });
  stamp(file, lock);
}

async function install(folder, more, { what, folders = [] }) {
  const count = () => folders.filter((at) => existsSync(`${folder}/${at}/package.json`)).length;
  const done = sayStep(what, folders.length ? () => `${count()} of ${folders.length}` : undefined);
  const args = ['ci', '--include=dev', ...more, '--no-audit', '--no-fund', '--no-progress'];
  const place = ['--loglevel=error', '--prefix', folder];
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const code = await run(command, [...first, ...args, ...place], { stdio: ['inherit', 'ignore', 'inherit'] });
  done(code === 0);
  if (code === 0) return;
  process.stderr.write(
    'The packages could not be installed; npm says why above. Nothing else was changed. Please try again.\n',
  );
  process.exit(code);
}
