import { createStudio } from '../create-studio.ts';
import { PACKS_ABOUT } from '../packs/about.ts';
import { PREVIEW_SIZE } from '../preview/create-preview.ts';
import { drawStudioPhoto } from './draw-photo.ts';
import { interleave } from './interleave.ts';
import { makePicture, type StudioCall } from './make-picture.ts';
import type { StudioMeasurement } from './measurement.ts';
import { timeSharpPicture } from './sharp-picture.ts';

const THREADS = 2;
const LARGE = 1536;
const DESCRIPTION = 'A drummer with a red cape, a guitar and a cat';
/** Milliseconds that the median may take. */
const LIMITS = { packaged: 1_200, premium: 3_000, preview: 300 };

/** How long one picture, a premium set and a preview take, of a photo of 12 megapixels; medians of `rounds`, at least 5. */
export async function measureSpeed(rounds: number): Promise<StudioMeasurement[]> {
  const photo = await drawStudioPhoto();
  const studio = createStudio({ threads: THREADS });
  const { imageModel: model, modeller, preview } = studio;
  let turn = 0;
  const next = (kind: StudioCall['kind']): StudioCall => {
    turn += 1;
    return { photo, kind, pack: PACKS_ABOUT[turn % PACKS_ABOUT.length].id, size: LARGE, seed: turn };
  };
  const words = { description: DESCRIPTION, title: 'Sam Example', serial: 'No. 007' };
  const makePackaged = () => makePicture(model, next('packaged'));
  const makePremium = () => {
    const call = next('packaged');
    const { pack, seed } = call;
    return Promise.all([
      makePicture(model, call),
      makePicture(model, { ...call, kind: 'character' }),
      modeller.makeGlb({ photo, seed, options: { ...words, pack, kind: 'character' } }),
    ]);
  };
  const drawPreview = () => {
    const { pack, seed } = next('packaged');
    return preview.drawPreview('bench', { ...words, photo, pack, seed }, AbortSignal.timeout(60_000));
  };
  const measure = async (name: string, limit: number, work: () => Promise<unknown>, size: number) => {
    const sides = { studio: () => timeOf(work), reference: () => timeSharpPicture(photo, size) };
    const medians = await interleave(Math.max(5, rounds), sides);
    return { name, limit, unit: 'ms' as const, ...medians };
  };
  try {
    // The first of each starts threads and compiles.
    await Promise.all([makePremium(), makePremium()]);
    for (let round = 0; round < 3; round += 1) await drawPreview();
    return [
      await measure('studio: packaged picture 1536 px, p50', LIMITS.packaged, makePackaged, LARGE),
      await measure('studio: premium set with 3D model, p50', LIMITS.premium, makePremium, LARGE),
      await measure('studio: preview 512 px, p50', LIMITS.preview, drawPreview, PREVIEW_SIZE),
    ];
  } finally {
    await studio.close();
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
