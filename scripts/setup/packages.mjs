import { existsSync, readFileSync } from 'node:fs';

/** The workspace of what only contributors need. */
const TOOLS = 'packages/tools';

/**
 * Lists the packages that running the product needs on this machine, out of a lockfile: those of the root and of all
 * workspaces but the tools.
 * @returns {{ workspaces: string[], folders: string[] }} the workspaces to install for, and where packages will be
 */
export function packagesToRun() {
  const { packages } = readLock('package-lock.json');
  const workspaces = Object.keys(packages).filter((at) => /^packages\/[^/]+$/.test(at) && at !== TOOLS);
  const seen = new Set();
  const waiting = ['', ...workspaces];
  for (const at of waiting) {
    for (const name of wantedBy(packages[at], isOurs(at))) {
      const found = placesFor(name, at).find((place) => packages[place]);
      if (!found || seen.has(found) || packages[found].link || !fitsHere(packages[found])) continue;
      seen.add(found);
      waiting.push(found);
    }
  }
  return { workspaces, folders: [...seen].sort() };
}

/**
 * Lists all packages of a lockfile that fit this machine.
 * @param {string} [root] the folder of the lockfile
 * @returns {string[]} their folders, within the root
 */
export function packagesOfAll(root = '.') {
  const { packages } = readLock(`${root}/package-lock.json`);
  return Object.keys(packages).filter((at) => !isOurs(at) && !packages[at].link && fitsHere(packages[at]));
}

/**
 * Says whether npm has installed these packages, in the versions of the lockfile. npm keeps a record of its last run.
 * @param {string[]} wanted folders
 * @param {string} [root] the project's folder
 */
export function areInstalled(wanted, root = '.') {
  const record = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const { packages: locked } = readLock(`${root}/package-lock.json`);
  const { packages: installed } = readLock(record);
  // npm continues if an optional package cannot be installed.
  return wanted.every((at) =>
    installed[at] ? installed[at].version === locked[at].version : locked[at].optional,
  );
}

const readLock = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** The product and its workspaces. */
const isOurs = (at) => !at.includes('node_modules/');

function wantedBy({ dependencies, devDependencies, optionalDependencies }, ours) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...(ours && devDependencies) });
}

/** Where Node would look for a package, the nearest first. */
function placesFor(name, at) {
  const parents = at.split('/node_modules/');
  const own = parents.map(
    (_, i) => `${parents.slice(0, parents.length - i).join('/node_modules/')}/node_modules/${name}`,
  );
  return [...(at ? own : []), `node_modules/${name}`];
}

function fitsHere({ os, cpu, libc }) {
  const fits = (list, mine) => !list || list.includes(mine);
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, libcHere());
}

/** Detected as npm does: by the program that lists libraries, because asking Node takes a second. */
function libcHere() {
  if (process.platform !== 'linux') return undefined;
  const ldd = '/usr/bin/ldd';
  return existsSync(ldd) && readFileSync(ldd, 'latin1').includes('musl') ? 'musl' : 'glibc';
}
