import { measureMemory, measureSpeed, type StudioMeasurement } from '@toy-twin/studio/bench';
import autocannon from 'autocannon';
import { productEnvironment } from '../../scripts/setup/node24.mjs';
import { makeDraft, openCheckout } from '../../test/order.ts';
import { signUp } from '../../test/person.ts';
import { startTarget } from '../../test/trust/start-target.ts';
import { atLeast, type Bench, type Row, within } from '../row.ts';
import { cardForm } from './visits.ts';

const ORDERS = 4;
const SECONDS = 8;

/** How long the studio takes for one picture, for a premium set and for a preview, of a photo of 12 megapixels. */
export async function measureStudioSpeed({ rounds }: Bench): Promise<Row[]> {
  return (await measureSpeed(rounds)).flatMap(judge);
}

/** How much more memory the process takes while it makes four packaged pictures at a time. */
export async function measureStudioMemory(): Promise<Row[]> {
  return judge(await measureMemory(process.execPath, productEnvironment()));
}

/** Compares with the limit, and for information with what sharp alone needs for the same size. */
function judge({ name, measured, reference, unit, limit }: StudioMeasurement): Row[] {
  const sharp = { measured, reference, unit, against: 'sharp: decode, resize, PNG' };
  return [within(limit, name, measured, unit), atLeast(null, `${name}, next to sharp`, sharp)];
}

/** How quickly the API answers while the studio makes pictures for people who have paid. */
export async function measureStudioLatency(): Promise<Row[]> {
  await using product = await startTarget({
    async prepare({ app }) {
      const person = await signUp(app);
      const pages: string[] = [];
      for (let order = 0; order < ORDERS; order += 1) {
        pages.push((await openCheckout(person, await makeDraft(person))).sessionUrl);
      }
      return { token: person.token, pages };
    },
  });
  const { token, pages } = product.prepared;
  await Promise.all(
    pages.map((page) => fetch(page, { method: 'POST', body: cardForm(), redirect: 'manual' })),
  );
  const { latency } = await autocannon({
    url: `${product.url}/api/toytwins`,
    headers: { authorization: `Bearer ${token}` },
    connections: 1,
    overallRate: 100,
    duration: SECONDS,
  });
  return [within(50, `studio: API p99 while ${ORDERS} are made`, latency.p99, 'ms')];
}
