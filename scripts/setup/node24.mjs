import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const OURS = path.resolve('node_modules/node/bin/node');

/**
 * The Node that the product runs on: the one that it installs for itself, so that the machine's version does
 * not matter; the machine's own if that one cannot run here and the machine's is new enough. Only `npm start` and
 * `npm test` need this: inside the other npm scripts `node` already is the project's own, because npm puts
 * `node_modules/.bin` first in PATH.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} its path, and the environment to run the product in
 */
export function findNode24() {
  const node = [OURS, process.execPath].find(isNewEnough);
  if (!node) {
    process.stderr.write(
      'Toy Twin needs Node.js 24. The package "node" brings it, but it could not be used on this machine,\n' +
        `and the machine's own is ${process.version}. Please install Node.js 24 or newer and try again.\n`,
    );
    process.exit(1);
  }
  return { node, env: productEnvironment() };
}

/**
 * The environment in which `npm start` runs the product; variables that are set stay.
 * @returns {NodeJS.ProcessEnv}
 */
export function productEnvironment() {
  // Without these, glibc gives every thread its own heap and keeps freed memory: 60 MB with the studio's threads.
  // With fewer heaps the threads wait for each other: two cost uploads a tenth of their speed.
  const { MALLOC_ARENA_MAX = '4', MALLOC_MMAP_THRESHOLD_ = '1048576' } = process.env;
  // Otherwise every start and every thread parses all modules again, with a TypeScript parser of its own: 30 MB each.
  const { NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/node') } = process.env;
  return { ...process.env, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, NODE_COMPILE_CACHE };
}

/**
 * Says whether the machine's Node can be used: the version that we install, or a later one of the same major version.
 * @param {string} [version]
 */
export function hasOwnNode(version = process.versions.node) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const [line, minor] = packages['node_modules/node'].version.split('.').map(Number);
  const [ownLine, ownMinor] = version.split('.').map(Number);
  return ownLine === line && ownMinor >= minor;
}

function isNewEnough(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= 24;
}
