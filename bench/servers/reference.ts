import { fileURLToPath } from 'node:url';
import type { Bench } from '../row.ts';
import { startChild } from './child-server.ts';
import { freePort } from './free-port.ts';

/**
 * Starts one of the servers in `references/` in a process of its own.
 * @param settings handed over as JSON; the first argument is the port.
 */
export async function startReference(
  bench: Bench,
  name: string,
  settings: object = {},
): Promise<{ url: string } & AsyncDisposable> {
  const port = await freePort();
  const script = fileURLToPath(new URL(`../references/${name}.ts`, import.meta.url));
  const env = { ...bench.env, NODE_ENV: 'production' };
  const child = await startChild(bench.node, [script, String(port), JSON.stringify(settings)], {
    env,
    ready: 'is ready',
  });
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => child[Symbol.asyncDispose]() };
}
