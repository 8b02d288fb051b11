import type { ImageModelV4CallOptions } from '@ai-sdk/provider';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Design } from '#features/designs/contract.ts';
import type { Photo } from '#features/photos/contract.ts';
import { createHosted, type Hosted } from '#services/imaging/hosted/create-hosted.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';

const DESIGN: Design = {
  look: {
    hair: 'long-curly',
    hairColour: 'red',
    glasses: 'round',
    facialHair: 'none',
    top: 'denim-jacket',
    bottom: 'pleated-skirt',
  },
  name: 'Robin the Great',
  line: 'Wakes the whole street',
  palette: 'galaxy',
  parts: { added: ['guitar'], removed: ['thing:drum', 'thing:naked-person'] },
};

let running: RunningApp;
let robin: Person;
let photo: Photo;
const calls: ImageModelV4CallOptions[] = [];
/** Whether our own code or the model prints the words. */
let ours: Hosted;
let model: Hosted;
const VENDOR = { takesPictures: true, shape: { size: '1024x1024' }, providerOptions: {} } as const;
beforeAll(async () => {
  const vendor = createVendor(async (_call, options) => {
    calls.push(options);
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    return sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#3a6ea5', noise } })
      .png()
      .toBuffer();
  });
  running = await startApp({
    workers: false,
    replace({ imaging }) {
      const models = { ...vendor.imaging, visionModel: undefined, ...VENDOR };
      ours = createHosted(models, imaging, 'ours');
      model = createHosted(models, imaging, 'model');
      return { imaging: { ...models, hosted: ours, catalogue: imaging.catalogue, close: imaging.close } };
    },
  });
  robin = await signUp(running.app);
  photo = await uploadPhoto(robin, await drawPortrait({ seed: 21 }));
});
afterAll(() => running.close());

/** The prompt and the layout that the model got for a toy twin, and what was stored. */
async function order(design?: Design) {
  const { packagedImageUrl } = await finishToytwin(running, robin, {
    photo,
    design,
    prompt: 'A drummer with a drum',
  });
  const { prompt, files } = calls.at(-1) ?? {};
  const layout = files?.[1];
  const stored = await running.app.inject({ url: packagedImageUrl ?? '' });
  return {
    prompt,
    layout: layout?.type === 'file' ? Buffer.from(layout.data) : undefined,
    stored: stored.rawPayload,
  };
}

// Draws two layouts of 1024 pixels.
it('gives a hosted model the design as facts and the layout, and prints the words itself', async () => {
  const [plain, designed] = [await order(), await order(DESIGN)];
  expect(plain.prompt).not.toMatch(/Facts|left out|colours:/);
  expect(designed.prompt?.split('\n')).toEqual(
    expect.arrayContaining([
      `The character, in the buyer's words: "A drummer with a drum"`,
      'Facts about the figure, which hold whatever the photo shows: long curly red hair; round glasses; no beard and no moustache; wearing a denim jacket, worn open in place of any other upper garment; wearing a pleated skirt below the waist.',
      'These things are there too: guitar.',
      'These are left out, although the words name them: drum.',
      expect.stringContaining('The packaging is printed in these colours: #171145'),
    ]),
  );
  expect(designed.prompt).not.toMatch(/naked|Robin the Great|Wakes/);
  expect(designed.layout?.length).toBeGreaterThan(10_000);
  expect(designed.layout).not.toEqual(plain.layout);
  expect(designed.stored).not.toEqual(plain.stored);
});

it('quotes name and line for a model that prints them', async () => {
  running.services.imaging.hosted = model;
  const { prompt } = await order(DESIGN);
  running.services.imaging.hosted = ours;
  expect(prompt).toMatch(/exactly these words.*"Robin the Great", "Wakes the whole street", "No\. \d+"/);
});
