import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { StudioMeasurement } from './measurement.ts';

/** Megabytes. */
const LIMIT = 400;
const report = z.object({ megabytes: z.number() });

/**
 * How much a process grows while it makes four packaged pictures at a time. The process is a new one, because memory
 * is not always given back.
 * @param node path of the Node that runs it
 */
export async function measureMemory(node: string, env: NodeJS.ProcessEnv): Promise<StudioMeasurement> {
  const script = fileURLToPath(new URL('./memory-process.ts', import.meta.url));
  const grow = async (how: 'studio' | 'sharp') => {
    const { stdout } = await promisify(execFile)(node, [script, how], { env });
    return report.parse(JSON.parse(stdout)).megabytes;
  };
  const measured = await grow('studio');
  const reference = await grow('sharp');
  return { name: 'studio: more memory, 4 at a time', measured, reference, unit: 'MB', limit: LIMIT };
}
