import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { TemplateId } from '../src/features/templates/contract.ts';
import type { Tier } from '../src/features/toytwins/contract.ts';
import type { App } from '../src/http/application.ts';
import { DataFolderInUseError, lockDataFolder } from '../src/services/database/data-folder-lock.ts';
import { openServices } from '../src/services/index.ts';
import { createLogger } from '../src/services/log/create-logger.ts';
import { connectSandbox, queues, startWorkers } from '../src/start-product.ts';
import { payNew, uploadPhoto, waitForStatus } from '../test/order.ts';
import { signUp } from '../test/person.ts';
import { drawPortrait } from './art/draw-portrait.ts';

const ACCOUNT = { email: 'demo@toytwin.example', password: 'toy-twin-demo-1', name: 'Demo Collector' };

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

/** Makes a demo account whose gallery is filled the way everybody's is: upload, pay in the sandbox, wait. */
async function seed(): Promise<void> {
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  if (config.stripe.secretKey)
    throw new Error('The demo account is paid in the sandbox; unset STRIPE_SECRET_KEY.');
  if (config.identity.firebase)
    throw new Error('The demo account is one of the embedded identity; unset FIREBASE_PROJECT_ID.');
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

async function fillGallery(app: App, origin: string): Promise<void> {
  const demo = await signUp(app, { ...ACCOUNT, origin });
  for (const { portrait, ...figure } of figures) {
    const photo = await uploadPhoto(demo, await drawPortrait({ seed: portrait }), `portrait-${portrait}.jpg`);
    const { toytwinId } = await payNew(app, demo, { ...figure, photo });
    const { status } = await waitForStatus(demo, toytwinId, 'completed', 'failed');
    console.log(`${figure.templateId} ${figure.tier}: ${status}`);
  }
  console.log(`\nLog in with ${ACCOUNT.email} and ${ACCOUNT.password}`);
}

try {
  await seed();
} catch (error) {
  const known = error instanceof Error && error.message.includes('USER_ALREADY_EXISTS');
  const message = error instanceof Error ? error.message : String(error);
  console.error(known ? `The demo account is there already: ${ACCOUNT.email}, ${ACCOUNT.password}` : message);
  if (error instanceof DataFolderInUseError)
    console.error('(Is the server running? Stop it while the demo account is made.)');
  process.exitCode = known ? 0 : 1;
}
