import { existsSync, readFileSync } from 'node:fs';

/** The workspace of what only contributors need. */
const TOOLS = 'packages/tools';

/**
 * Lists the packages that running the product needs on this machine, out of a lockfile: those of the root and of all
 * workspaces but the tools.
 * @param {string} [folder] where the lockfile is
 * @returns {{ workspaces: string[], folders: string[] }} the workspaces to install for, and where packages will be
 */
export function packagesToRun(folder = '.') {
  const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
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
 * Says whether packages are installed that only contributors need, by what npm wrote about its last work.
 * @param {string} [folder]
 */
export function hasContributorsPackages(folder = '.') {
  const record = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const wanted = new Set(packagesToRun(folder).folders);
  const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
  const installed = Object.keys(JSON.parse(readFileSync(record, 'utf8')).packages);
  return Object.keys(packages[TOOLS]?.devDependencies ?? {}).some((name) => {
    const place = `node_modules/${name}`;
    return installed.includes(place) && !wanted.has(place);
  });
}

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

/** As npm finds it out: by the program that lists libraries, because asking Node takes a second. */
function libcHere() {
  if (process.platform !== 'linux') return undefined;
  const ldd = '/usr/bin/ldd';
  return existsSync(ldd) && readFileSync(ldd, 'latin1').includes('musl') ? 'musl' : 'glibc';
}
