import { cpSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '#services/database/index.ts';
import { startJobs } from '#services/jobs/index.ts';
import { queues } from '#start-product.ts';

/** Polling interval in milliseconds while another test process creates the template. */
const LOOK_EVERY = 50;

/**
 * Copies a migrated embedded database into a new data folder, because creating one takes seconds. Without a
 * shared template folder it does nothing, and the product creates its own.
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const shared = process.env.TEST_TEMPLATE_FOLDER;
  if (!shared) return;
  const template = path.join(shared, 'template');
  if (await isFirst(shared)) await makeTemplate(shared, template);
  while (!(await exists(template))) await delay(LOOK_EVERY);
  copy(path.join(template, 'database'), path.join(dataDir, 'database'));
}

/** Test processes start together; the first one creates the template, the others wait for it. */
async function isFirst(shared: string): Promise<boolean> {
  const made = await mkdir(path.join(shared, 'making'), { recursive: true });
  return made !== undefined;
}

async function makeTemplate(shared: string, template: string): Promise<void> {
  const folder = path.join(shared, 'making');
  const service = await openDatabase({ dataDir: folder });
  const jobs = await startJobs(service, queues, pino({ level: 'silent' }));
  await jobs.close();
  await service.close();
  copy(folder, `${template}-copy`);
  await rename(`${template}-copy`, template);
}

/** Synchronous, which is several times faster for a thousand small files. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

async function exists(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined)) !== undefined;
}
