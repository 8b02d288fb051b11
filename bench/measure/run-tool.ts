import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { z } from 'zod';
import type { Bench } from '../row.ts';

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url));
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs the command of one of the benchmark's own packages in a process of its own and reads the JSON it prints.
 * @param script path of the command's file inside of `node_modules`.
 * @throws when it fails or prints anything else.
 */
export async function runTool<Schema extends z.ZodType>(
  bench: Bench,
  schema: Schema,
  script: string,
  args: string[],
): Promise<z.output<Schema>> {
  const { stdout } = await promisify(execFile)(bench.node, [`${packages}${script}`, ...args], {
    env: bench.env,
    maxBuffer: MOST_OUTPUT,
  });
  return schema.parse(JSON.parse(stdout));
}
