import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNode24 } from './setup/node24.mjs';
import { sayStep } from './setup/progress.mjs';
import { run } from './setup/run.mjs';

const STAMP = 'build/.built';
const INPUTS = [
  'src',
  'packages',
  'public',
  'package-lock.json',
  'index.html',
  'scripts/compress-assets.ts',
  'scripts/prerender.ts',
  'vite.config.ts',
  'vite.service-worker.config.ts',
  'tsconfig.json',
];
const STEPS = [
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
    '--config',
    'vite.service-worker.config.ts',
  ],
  ['scripts/prerender.ts'],
  ['scripts/compress-assets.ts'],
];

/** Builds the web app, writes its static pages and compresses its files, unless nothing changed since the last time. */
export async function buildIfChanged() {
  const inputs = hashOf(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  const done = sayStep('Building the web app');
  const { node, env } = findNode24();
  for (const step of STEPS) {
    const code = await run(node, step, { env: { ...env, NODE_ENV: 'production' } });
    if (code === 0) continue;
    done(false);
    process.exit(code);
  }
  done();
  writeFileSync(STAMP, inputs);
}

/**
 * One hash over the names and contents of files and folders.
 * @param {string[]} places
 */
function hashOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(listFiles)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(place) {
  if (!statSync(place).isDirectory()) return [place];
  // By name: with `withFileTypes`, Node 20 before 20.12 skips deeper entries or does not say in which folder they are.
  return readdirSync(place, { recursive: true })
    .map((name) => path.join(place, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

// `npm run build`. Undefined in the Node 20 that may run `npm start`, which imports this file.
if (import.meta.main) await buildIfChanged();
