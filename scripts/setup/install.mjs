import { existsSync } from 'node:fs';
import { hasOwnNode } from './node24.mjs';
import { areInstalled, packagesOfAll, packagesToRun } from './packages.mjs';
import { sayStep } from './progress.mjs';
import { run } from './run.mjs';

/** Megabytes on the disk and over the network, without Node. A test measures those on the disk. */
export const SIZE_TO_RUN = { disk: 600, download: 220 };
/** The same for Node itself, which is installed if the machine has another version. */
export const SIZE_OF_NODE = { disk: 190, download: 50 };

// These files and those that they import use nothing that is installed: they run before anything is.

/**
 * Installs what the product needs to run, without the packages of contributors, unless those are already installed.
 */
export async function installToRun() {
  const { workspaces, folders } = packagesToRun();
  if (areInstalled(folders)) return;
  if (existsSync('node_modules/vitest')) return installEverything();
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
  const what = `Installing ${folders.length} packages${bringsNode ? ', Node 24 among them' : ''}: about ${sum('download')} MB to download, ${sum('disk')} MB of disk`;
  await install(args, what, folders);
}

/**
 * Installs every package of a lockfile, also those of contributors, unless they are already installed.
 * @param {string} [root] the folder of the lockfile
 */
export async function installEverything(root = '.') {
  const folders = packagesOfAll(root);
  if (areInstalled(folders, root)) return;
  const what =
    root === '.'
      ? 'Installing all packages, including the contributors’ tools: 1 GB of disk'
      : `Installing the packages of ${root}`;
  await install(['--prefix', root], what, folders, root);
}

async function install(more, what, folders, root = '.') {
  const count = () => folders.filter((at) => existsSync(`${root}/${at}/package.json`)).length;
  const done = sayStep(what, () => `${count()} of ${folders.length}`);
  const args = [
    'ci',
    '--include=dev',
    ...more,
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const code = await run(command, [...first, ...args], { stdio: ['inherit', 'ignore', 'inherit'] });
  done(code === 0);
  if (code === 0) return;
  process.stderr.write(
    'The packages could not be installed. The output of npm above says why. Nothing else was changed. Please try again.\n',
  );
  process.exit(code);
}
