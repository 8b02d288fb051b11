import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { readyWords } from '#features/emails/server/ready-words.ts';
import { CONSENTS, toytwin } from '#features/toytwins/contract.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { openCheckout, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('A toy twin', () => {
  let running: RunningApp;
  let robin: Person;
  let sourceImage: string;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
    ({ sourceImage } = await uploadPhoto(robin));
  });
  afterAll(() => running.close());

  const body = (who: object) => ({
    ...{ sourceImage, templateId: 'template1', prompt: 'A cook', tier: 'basic' },
    ...who,
  });
  const make = (who: object) => robin.send(toytwin, 'POST', '/api/toytwins', body(who));
  const mailOf = async (id: string) => {
    const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, id));
    return readyWords('toytwin', 'A name', row as ToytwinRow).subject;
  };

  it.each(['agreed', 'child'] as const)(
    'of somebody else (%s) keeps what its buyer declared with its order',
    async (portrayed) => {
      const made = await make({ portrayed, design: { name: 'Ben' } });
      expect(made.portrayed).toBe(portrayed);
      const { orderId } = await openCheckout(robin, made);
      expect((await rereadOrder(running.services, orderId))?.consent).toBe(CONSENTS[portrayed]);
      expect(await mailOf(made.id)).toBe('Ben’s box is ready');
      expect(await mailOf((await make({ portrayed })).id)).toBe('Their box is ready');
    },
  );

  it('of the buyer needs no declaration, and is theirs in every word', async () => {
    const made = await make({ design: { name: 'Ben' } });
    expect(made.portrayed).toBe('me');
    const { orderId } = await openCheckout(robin, made);
    expect((await rereadOrder(running.services, orderId))?.consent).toBeNull();
    expect(await mailOf(made.id)).toBe('Your toy twin is ready');
  });

  it('of nobody that we know is not made', async () => {
    const payload = body({ portrayed: 'a stranger' });
    expect(refusalOf(await robin.call({ method: 'POST', url: '/api/toytwins', payload }))).toMatchObject({
      status: 400,
      message: 'Please tell us who is in the photo',
    });
  });
});
