import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { payNew, readOrder, waitForStatus } from './order.ts';
import { signUp } from './person.ts';

describe('order from photo to picture', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ fullSize: true });
  });
  afterAll(() => running.close());

  it.each(['basic', 'premium'] as const)('%s: authorized, made, captured, completed', async (tier) => {
    const robin = await signUp(running.app);
    const { toytwinId, orderId } = await payNew(running.app, robin, { tier });
    const done = await waitForStatus(robin, toytwinId, 'completed', 'failed', 'cancelled');
    expect(done.status).toBe('completed');
    expect((await readOrder(robin, orderId)).status).toBe('captured');
    const picture = await running.app.inject({ url: done.packagedImageUrl ?? '' });
    const { format, width, height } = await sharp(picture.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1536, height: 1536 });
    expect(done.threeDModelUrl === null).toBe(tier === 'basic');
  });
});
