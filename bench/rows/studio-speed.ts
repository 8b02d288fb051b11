import { createStudio } from '../../src/services/imaging/studio/studio.ts';
import { MOCK_UP_SIZE } from '../../src/services/imaging/studio/studio-preview.ts';
import { interleave } from '../measure/interleave.ts';
import { makePicture, type StudioCall } from '../prepare/studio-call.ts';
import { drawStudioPhoto } from '../prepare/studio-photo.ts';
import { timeSharpPicture } from '../references/sharp-picture.ts';
import { atMost, type Measure, type Row, within } from '../row.ts';

const THREADS = 2;
const LARGE = 1536;
const TEMPLATES = ['template1', 'template2', 'template3'] as const;
/** Milliseconds that each may take, half of the time. */
const LIMITS = { packaged: 1_200, premium: 3_000, mockUp: 300 };

/** How long the studio takes for one picture, for a premium set and for a mock-up, of a photo of 12 megapixels. */
export const measureStudioSpeed: Measure = async (bench) => {
  const photo = await drawStudioPhoto();
  const studio = createStudio({ threads: THREADS });
  const { imageModel: model, modeller, preview } = studio;
  let turn = 0;
  const next = (kind: StudioCall['kind']): StudioCall => {
    turn += 1;
    return { photo, kind, templateId: TEMPLATES[turn % 3] ?? 'template1', size: LARGE, seed: turn };
  };
  const makePremium = () => {
    const { templateId, seed } = next('packaged');
    const options = { templateId, description: 'A drummer with a red cape, a guitar and a cat' };
    return Promise.all([
      makePicture(model, { photo, kind: 'packaged', templateId, size: LARGE, seed }),
      makePicture(model, { photo, kind: 'character', templateId, size: LARGE, seed }),
      modeller.makeGlb({
        photo,
        seed,
        options: { ...options, kind: 'character', title: 'Sam Example', serial: 'No. 007' },
      }),
    ]);
  };
  const drawMockUp = () => {
    const { templateId, seed } = next('packaged');
    const description = 'A drummer with a red cape, a guitar and a cat';
    const wishes = { photo, templateId, seed, description, title: 'Sam Example', serial: 'No. 007' };
    return preview.drawMockUp('bench', wishes, AbortSignal.timeout(60_000));
  };
  try {
    // The first of each starts threads and compiles.
    await Promise.all([makePremium(), makePremium()]);
    for (let round = 0; round < 3; round += 1) await drawMockUp();
    const compare = (work: () => Promise<unknown>, size: number) =>
      interleave(Math.max(5, bench.rounds), {
        product: () => timeOf(work),
        reference: () => timeSharpPicture(photo, size),
      });
    const packaged = await compare(() => makePicture(model, next('packaged')), LARGE);
    const premium = await compare(makePremium, LARGE);
    const mockUp = await compare(drawMockUp, MOCK_UP_SIZE);
    return [
      ...judge('studio: packaged picture 1536 px, p50', LIMITS.packaged, packaged),
      ...judge('studio: premium set with 3D model, p50', LIMITS.premium, premium),
      ...judge('studio: mock-up 512 px, p50', LIMITS.mockUp, mockUp),
    ];
  } finally {
    await studio.close();
  }
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The limit, and for information how many times as long as sharp alone takes for the same size. */
function judge(name: string, limit: number, sides: { measured: number; reference: number }): Row[] {
  const against = 'sharp: decode, resize, PNG';
  return [
    within(limit, { name, measured: sides.measured, unit: 'ms' }),
    {
      ...atMost(1, { name: `${name}, beside sharp`, ...sides, unit: 'ms', against }),
      target: '',
      pass: null,
    },
  ];
}
