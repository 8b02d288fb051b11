import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { startWorkers } from '#start-product.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { makeDraft, openCheckout, payNew, readOrder, waitForStatus } from './order.ts';
import { type Person, signIn, signUp } from './person.ts';

/** Text with every kind of character that could break a line, a quotation or a column. */
const ODD_WORDS = 'A "sailor"\u2028with \\ a\tcat,\nünïcode 🧸 and a null: \\N';

/** A data folder with orders in every state, as a stopped product leaves it. */
export interface StoppedProduct {
  dataDir: string;
  email: string;
  premium: Toytwin;
  /** Paid and held, nothing generated yet. */
  paid: { toytwinId: string; orderId: string };
  /** The gallery's answer as text, and the contents of its files. */
  gallery: string;
  files: Map<string, Buffer>;
  remove(): Promise<void>;
}

/** Starts the product with a fast image model and without workers. */
function startQuickApp(variables: Record<string, string>): Promise<RunningApp> {
  const { imaging } = createVendor(works);
  return startApp({ variables, workers: false, replace: () => ({ imaging }) });
}

/** Creates a {@link StoppedProduct}. */
export async function createStoppedProduct(): Promise<StoppedProduct> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-kept-'));
  const running = await startQuickApp({ DATA_DIR: dataDir });
  const robin = await signUp(running.app);
  const premium = await finishToytwin(running, robin, { tier: 'premium', prompt: ODD_WORDS });
  await robin.call({ method: 'POST', url: `/api/toytwins/${premium.id}/share` });
  await openCheckout(robin, await makeDraft(robin));
  const paid = await payNew(running.app, robin);
  const { gallery, files } = await readGallery(running, robin);
  // As the version before would have sent it, whose queue had another name.
  const { boss } = running.services.jobs;
  await boss.createQueue('forget-files');
  await boss.send('forget-files', { uid: 'nobody' });
  await running.close();
  return {
    dataDir,
    email: robin.email,
    premium,
    paid,
    gallery,
    files,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Every URL in the gallery with its answer. */
async function readGallery({ app }: RunningApp, person: Person) {
  const page = await person.get(galleryPage, '/api/toytwins');
  const gallery = JSON.stringify(page);
  const files = new Map<string, Buffer>();
  for (const [address] of gallery.matchAll(/\/files\/[^"]+/g)) {
    const answer = await app.inject({ url: address });
    if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode} ${answer.body}`);
    files.set(address, answer.rawPayload);
  }
  return { gallery, files };
}

/** What a returning user finds with the old password once the waiting order has been processed. */
export async function reopenProduct(variables: Record<string, string>, kept: StoppedProduct) {
  const running = await startQuickApp(variables);
  const robin = await signIn(running.app, kept.email);
  const before = await readGallery(running, robin);
  await startWorkers(running.services);
  const made = await waitForStatus(robin, kept.paid.toytwinId, 'completed', 'failed');
  const order = await readOrder(robin, kept.paid.orderId);
  const another = await payNew(running.app, robin);
  const next = await waitForStatus(robin, another.toytwinId, 'completed', 'failed');
  await running.close();
  return { ...before, made, order, next };
}

/** Every file of a folder with its content, to detect changes. Without the lock's file, which opening the folder creates. */
export async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== 'process.lock')
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const contents = new Map<string, string>();
  for (const file of files.sort()) contents.set(file, (await readFile(file)).toString('latin1'));
  return contents;
}
