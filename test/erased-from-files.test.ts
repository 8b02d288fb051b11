import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eraseDeleted } from '#features/retention/server/erase-deleted.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { copyTemplate } from './embedded-template.ts';
import { createVendor, works } from './failing-image-model.ts';
import { makeDraft, payNew, uploadPhoto, waitForStatus } from './order.ts';
import { deleteAccount, signIn, signUp } from './person.ts';

const MINUTE = 60_000;
const PATIENCE = { timeout: STUCK, interval: 200 };

let dataDir: string;
let running: RunningApp;
const { imaging } = createVendor(works);
const start = async () => {
  running = await startApp({ variables: { DATA_DIR: dataDir }, replace: () => ({ imaging }) });
};
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-erased-'));
  await copyTemplate(dataDir);
  await start();
});
afterAll(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** How often each word stands in the files of the data folder, names of files and folders included. */
async function occurrences(words: Record<string, string>): Promise<Record<string, number>> {
  const found = Object.fromEntries(Object.keys(words).map((name) => [name, 0]));
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const bytes = entry.isFile() ? await readFile(place) : Buffer.alloc(0);
    const all = Buffer.concat([Buffer.from(`${entry.name}\n`), bytes]);
    for (const [name, word] of Object.entries(words)) {
      for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
        found[name] = (found[name] ?? 0) + 1;
    }
  }
  return found;
}

/** Stops and starts the product: what was only in memory is written. */
async function restart(): Promise<void> {
  await running.close();
  await start();
}

/** As the scheduler does, some time later. */
const eraseAfter = (minutes: number) => eraseDeleted(running.services, Date.now() + minutes * MINUTE);

it('deleted account leaves nothing in the files of the embedded database', async ({ annotate }) => {
  const robin = await signUp(running.app, { name: 'Quillon Brightwater' });
  const neighbor = await signUp(running.app);
  const prompt = 'A lighthouse keeper with a marmalade sandwich';
  const photo = await uploadPhoto(robin, undefined, 'summer-in-bergen.jpg');
  const { toytwinId } = await payNew(running.app, robin, { tier: 'premium', prompt, photo });
  await waitForStatus(robin, toytwinId, 'completed');
  await makeDraft(robin, { design: { name: 'Fennimore', line: 'Keeper of lamps' } });
  await signIn(running.app, robin.email);
  const words = {
    ...{ email: robin.email, uid: robin.uid, name: 'Quillon', file: 'summer-in-bergen' },
    ...{ description: 'marmalade sandwich', box: 'Fennimore', line: 'Keeper of lamps' },
  };
  expect((await deleteAccount(robin)).statusCode).toBe(204);
  await restart();
  const before = await occurrences(words);
  for (const [name, count] of Object.entries(before)) expect(count, name).toBeGreaterThan(0);

  await eraseAfter(10);
  // Twenty minutes after the deletion its files are deleted once more, by a job that names the person.
  const { database, jobs } = running.services;
  await database.execute(sql`update jobs.job set start_after = now() where name = 'delete-files'`);
  const waiting = async () =>
    (await jobs.boss.findJobs('delete-files')).filter(({ state }) => state !== 'completed');
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
  await eraseAfter(30);
  await restart();
  const after = await occurrences(words);
  await annotate(`in the files before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
  expect(after).toEqual(Object.fromEntries(Object.keys(words).map((name) => [name, 0])));
  expect((await signIn(running.app, neighbor.email)).uid).toBe(neighbor.uid);
});

it.skipIf(process.env.TEST_DATABASE_URL)(
  'erased photo leaves nothing either, and its toy twin stays',
  async () => {
    const robin = await signUp(running.app);
    const photo = await uploadPhoto(robin, undefined, 'winter-in-tartu.jpg');
    const { toytwinId } = await payNew(running.app, robin, { photo });
    await waitForStatus(robin, toytwinId, 'completed');
    await vi.waitFor(async () => {
      const { variationComing } = await robin.get(toytwin, `/api/toytwins/${toytwinId}`);
      expect(variationComing).toBe(false);
    }, PATIENCE);
    const words = { file: 'winter-in-tartu' };
    const { sourceImage } = photo;
    await robin.call({ method: 'POST', url: '/api/photos/erase', payload: { sourceImage } });
    expect((await occurrences(words)).file).toBeGreaterThan(0);
    await eraseAfter(10);
    expect(await occurrences(words)).toEqual({ file: 0 });
    expect(await robin.get(toytwin, `/api/toytwins/${toytwinId}`)).toMatchObject({ status: 'completed' });
  },
  120_000,
);
