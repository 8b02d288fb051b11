import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { z } from 'zod';
import type { Bench } from '../row.ts';

const here = new URL('../', import.meta.url);
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs a script in a process of its own and reads the JSON that it prints.
 * @param script its path within `bench/`.
 * @throws when it fails or prints anything else.
 */
export async function runTool<Schema extends z.ZodType>(
  bench: Bench,
  schema: Schema,
  script: string,
  args: string[],
): Promise<z.output<Schema>> {
  const file = fileURLToPath(new URL(script, here));
  const { stdout } = await promisify(execFile)(bench.node, [file, ...args], {
    env: bench.env,
    maxBuffer: MOST_OUTPUT,
  });
  return schema.parse(JSON.parse(stdout));
}
