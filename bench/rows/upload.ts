import path from 'node:path';
import { z } from 'zod';
import type { App } from '../../src/http/application.ts';
import { interleave } from '../measure/interleave.ts';
import { runTool } from '../measure/run-tool.ts';
import { writeLargePhoto } from '../prepare/large-photo.ts';
import { makeAccount } from '../prepare/person.ts';
import { atLeast, type Bench, type Measure } from '../row.ts';
import { startProduct } from '../servers/product.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';

const CONCURRENCY = 4;
/** Each may upload 120 photos in ten minutes. */
const PEOPLE = 12;
/** The database and the compiler of JavaScript are at their usual speed after some hundred uploads. */
const WARM_UP_SECONDS = 5;
const rate = z.object({ perSecond: z.number() });

/** Uploads of a 12 megapixel photo, checked, re-encoded, stored and written down, beside bare sharp as it encodes by itself. */
export const measureUpload: Measure = async (bench) => {
  await using folder = await temporaryFolder();
  const photo = path.join(folder.path, 'photo.jpg');
  await writeLargePhoto(photo);
  await using product = await startProduct(bench, { prepare: makePeople });
  const { url, prepared: tokens } = product;
  const upload = (seconds: number) =>
    perSecond(bench, 'measure/upload-loop.mjs', { url: `${url}/api/photos`, tokens, photo, seconds });
  const sharp = (encoding: 'usual' | 'ours', seconds: number) =>
    perSecond(bench, 'references/sharp-loop.ts', { photo, seconds, encoding });
  await upload(WARM_UP_SECONDS);
  const rates = await interleave(bench.rounds, {
    product: () => upload(bench.seconds),
    reference: () => sharp('usual', bench.seconds),
  });
  const name = 'upload of 12 MP: checked, two sizes, stored, row';
  const quicker = await interleave(2, {
    product: () => sharp('ours', bench.seconds),
    reference: () => sharp('usual', bench.seconds),
  });
  const settings = 'bare sharp with the quicker settings that an upload uses';
  return [
    atLeast(0.9, { name, ...rates, unit: '/s', against: 'bare sharp' }),
    { ...atLeast(1, { name: settings, ...quicker, unit: '/s', against: 'bare sharp' }), pass: null },
  ];
};

async function makePeople(app: App): Promise<string[]> {
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) tokens.push((await makeAccount(app)).token);
  return tokens;
}

async function perSecond(bench: Bench, script: string, settings: object): Promise<number> {
  const argument = JSON.stringify({ ...settings, concurrency: CONCURRENCY });
  return (await runTool(bench, rate, script, [argument])).perSecond;
}
