import { readFile } from 'node:fs/promises';
import { MockImageModelV4, MockLanguageModelV4 } from 'ai/test';
import { pino } from 'pino';
import type Stripe from 'stripe';
import { z } from 'zod';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Imaging } from '../../src/services/imaging/index.ts';
import { openServices } from '../../src/services/index.ts';
import { connectSandbox, queues, startWorkers } from '../../src/start-product.ts';
import { CHARGES } from './charges.ts';

// The product with models that answer at once, a picture that was made before: what is left is our own work, and the
// payment provider's. Who starts it says in READY_PICTURE where that picture lies, and asks CHARGES how many milliseconds
// each charge took the provider.
const { READY_PICTURE } = z.object({ READY_PICTURE: z.string() }).parse(process.env);
const config = readConfig();
const opened = await openServices(config, pino({ level: config.logLevel }), queues);
const services = { ...opened, imaging: instantImaging(await readFile(READY_PICTURE), opened.imaging) };
const app = await buildApp(services);
const charges: number[] = [];
services.payment.stripe.on('response', ({ path, elapsed }: Stripe.ResponseEvent) => {
  if (path.endsWith('/capture')) charges.push(elapsed);
});
app.get(CHARGES, async () => charges);
connectSandbox(services, app);
await startWorkers(services);
await app.listen({ port: config.port, host: config.host });
process.stdout.write('is ready\n');
process.once('SIGTERM', async () => {
  await app.close();
  await services.close();
});

function instantImaging(picture: Uint8Array, imaging: Imaging): Imaging {
  const usage = {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  };
  return {
    ...imaging,
    imageModel: new MockImageModelV4({
      doGenerate: async () => ({
        images: [picture],
        warnings: [],
        response: { timestamp: new Date(), modelId: 'instant', headers: undefined },
      }),
    }),
    visionModel: new MockLanguageModelV4({
      doGenerate: async () => ({
        content: [{ type: 'text', text: 'A round face. Brown hair. A friendly smile.' }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage,
        warnings: [],
      }),
    }),
  };
}
