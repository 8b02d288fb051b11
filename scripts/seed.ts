import { drawPortrait } from '@toy-twin/studio/fixtures';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import type { TemplateId } from '#features/templates/contract.ts';
import { type Tier, type Toytwin, type ToytwinStatus, toytwin } from '#features/toytwins/contract.ts';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import type { App } from '#http/application.ts';
import { DataFolderInUseError, lockDataFolder } from '#services/database/data-folder-lock.ts';
import { openServices } from '#services/index.ts';
import { createLogger } from '#services/log/create-logger.ts';
import { connectSandbox, queues, startWorkers } from '#start-product.ts';
import { makeDraft, payDraft, uploadPhoto, waitForStatus } from '../test/order.ts';
import { type Person, saveProfile, signIn, signUp } from '../test/person.ts';

const ACCOUNT = { email: 'demo@toytwin.example', password: 'seven-tin-robots-1', name: 'Demo Collector' };

const figures: { portrait: number; templateId: TemplateId; tier: Tier; prompt: string }[] = [
  { portrait: 11, templateId: 'template1', tier: 'premium', prompt: 'Fearless space explorer with a camera' },
  {
    portrait: 12,
    templateId: 'template2',
    tier: 'basic',
    prompt: 'Pastry chef in a red apron, whisk at the ready',
  },
  { portrait: 13, templateId: 'template3', tier: 'basic', prompt: 'Guitar hero of the garage, green jacket' },
  {
    portrait: 14,
    templateId: 'template2',
    tier: 'premium',
    prompt: 'Wizard with a wand and a very small dog',
  },
  {
    portrait: 15,
    templateId: 'template1',
    tier: 'basic',
    prompt: 'Office superhero: laptop, coffee, red cape',
  },
  { portrait: 16, templateId: 'template3', tier: 'premium', prompt: 'Skateboard champion by the sea' },
];

/** Final states of a toy twin. */
const ENDED: ToytwinStatus[] = ['failed', 'cancelled'];

/** Creates a demo account and fills its gallery as a buyer would: upload, pay in the sandbox, wait. */
async function seed(): Promise<void> {
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  if (config.stripe.secretKey)
    throw new Error('The demo account pays in the sandbox: unset STRIPE_SECRET_KEY.');
  if (config.identity.firebase)
    throw new Error('The demo account uses the embedded sign-in: unset FIREBASE_PROJECT_ID.');
  const unlock = await lockDataFolder(config.dataDir);
  const services = await openServices(config, createLogger(config.logLevel), queues);
  const app = await buildApp(services);
  try {
    connectSandbox(services, app);
    await startWorkers(services);
    await fillGallery(app, config.publicUrl);
  } finally {
    await app.close();
    await services.close();
    await unlock();
  }
}

/** Keeps what an earlier run has made and continues what it has begun, because it may have been interrupted. */
async function fillGallery(app: App, origin: string): Promise<void> {
  const demo = await enter(app, origin);
  const there = await readGallery(demo);
  for (const figure of figures) {
    const begun = there.find(({ prompt, status }) => prompt === figure.prompt && !ENDED.includes(status));
    if (begun?.status === 'completed') continue;
    const record = begun ?? (await makeRecord(demo, figure));
    if (record.status === 'draft') await payDraft(app, demo, record);
    const { status } = await waitForStatus(demo, record.id, 'completed', 'failed');
    console.log(`${figure.templateId} ${figure.tier}: ${status}`);
  }
  console.log(`\nLog in with ${ACCOUNT.email} and ${ACCOUNT.password}`);
}

async function makeRecord(demo: Person, { portrait, ...figure }: (typeof figures)[number]): Promise<Toytwin> {
  const photo = await uploadPhoto(demo, await drawPortrait({ seed: portrait }), `portrait-${portrait}.jpg`);
  return makeDraft(demo, { ...figure, photo });
}

/** Signs up, or logs in if an earlier run has signed up; that run may have ended before the profile was saved. */
async function enter(app: App, origin: string): Promise<Person> {
  try {
    return await signUp(app, { ...ACCOUNT, origin });
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('USER_ALREADY_EXISTS'))) throw error;
    const demo = await signIn(app, ACCOUNT.email, ACCOUNT.password, origin);
    await saveProfile(demo, ACCOUNT.name);
    return demo;
  }
}

async function readGallery(demo: Person): Promise<Toytwin[]> {
  const { toytwins } = await demo.get(galleryPage, '/api/toytwins?limit=100');
  return Promise.all(toytwins.map(({ id }) => demo.get(toytwin, `/api/toytwins/${id}`)));
}

try {
  await seed();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof DataFolderInUseError)
    console.error('(Is the server running? Stop it while the demo account is made.)');
  process.exitCode = 1;
}
