import { sayStep } from './progress.mjs';
import { run } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

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
  'tsconfig.json',
];

/**
 * Builds the web app, writes its static pages and compresses its files, unless nothing changed since the last time.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 */
export async function buildWebIfChanged({ node, env }) {
  const inputs = hashOf(INPUTS);
  if (isStamped(STAMP, inputs)) return;
  const done = sayStep('Building the web app');
  const production = { ...env, NODE_ENV: 'production' };
  const steps = [
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    ['scripts/prerender.ts'],
    ['scripts/compress-assets.ts'],
  ];
  for (const step of steps) {
    const code = await run(node, step, { env: production });
    if (code === 0) continue;
    done(false);
    process.exit(code);
  }
  done();
  stamp(STAMP, inputs);
}
