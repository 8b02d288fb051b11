import { mustRun } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const STAMP = 'build/.built';
const INPUTS = [
  'src',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
];

/**
 * Builds the web app and compresses its files, unless nothing changed since the last time.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 */
export async function buildWebIfChanged({ node, env }) {
  const inputs = hashOf(INPUTS);
  if (isStamped(STAMP, inputs)) return;
  process.stdout.write('Building the web app…\n');
  const production = { ...env, NODE_ENV: 'production' };
  const args = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'];
  await mustRun(node, args, { env: production });
  await mustRun(node, ['scripts/compress-assets.ts'], { env: production });
  stamp(STAMP, inputs);
}
