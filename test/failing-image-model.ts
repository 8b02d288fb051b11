import { setTimeout as delay } from 'node:timers/promises';
import type { ImageModelV4CallOptions, LanguageModelV4 } from '@ai-sdk/provider';
import sharp from 'sharp';
import type { Imaging } from '#services/imaging/index.ts';
import { tinyCutouts, tinyModeller } from './tiny-model.ts';

/**
 * The vendor's reaction to a call; `call` counts from 1. Resolves to the bytes of a picture, or throws like a
 * vendor.
 */
export type Behavior = (call: number, options: ImageModelV4CallOptions) => Promise<Uint8Array>;

/** An external vendor's two models, and how often each was called. */
export interface Vendor {
  imaging: Imaging;
  asked: { vision: number; packaged: number; character: number };
  behavior: Behavior;
}

/** Answers with a small square picture immediately. */
export const works: Behavior = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#e4572e' } })
    .png()
    .toBuffer();

/** Always fails. */
export const fails: Behavior = async () => {
  throw new Error('The vendor is down');
};

/** Fails at the first call, then works. */
export const failsOnce: Behavior = (call, options) =>
  call === 1 ? fails(call, options) : works(call, options);

/** Never answers; only the caller's time-out ends the call. */
export const hangs: Behavior = async (_call, { abortSignal }) => {
  await delay(3_600_000, undefined, { signal: abortSignal, ref: false });
  throw new Error('Nobody ended the call');
};

/** A fake vendor behind the AI SDK's interface. `behavior` may be changed between calls. */
export function createVendor(behavior: Behavior): Vendor {
  const asked = { vision: 0, packaged: 0, character: 0 };
  const vendor: Vendor = {
    asked,
    behavior,
    imaging: {
      engine: 'studio',
      open: async (engine) => ({ ...vendor.imaging, engine }),
      visionModel: describingModel(() => {
        asked.vision += 1;
      }),
      imageModel: {
        specificationVersion: 'v4',
        provider: 'vendor',
        modelId: 'vendor-1',
        maxImagesPerCall: 1,
        async doGenerate(options) {
          asked[options.providerOptions.studio?.kind === 'character' ? 'character' : 'packaged'] += 1;
          const picture = await vendor.behavior(asked.packaged + asked.character, options);
          return {
            images: [picture],
            warnings: [],
            response: { timestamp: new Date(), modelId: 'vendor-1', headers: undefined },
          };
        },
      },
      modeller: tinyModeller,
      cutouts: tinyCutouts,
      preview: {
        getReady() {},
        warmUp() {},
        drawPreview: async () => ({ picture: Buffer.from('preview'), head: undefined }),
        drawChoices: async () => Buffer.from('heads'),
        drawTurning: async () => Buffer.from('turning'),
        checkPhoto: async () => ({ concerns: [], faces: [] }),
      },
      catalogue: {
        understand: () => ({ parts: [], notUnderstood: [], readsOnly: [], marks: [] }),
        search: () => ({ things: [], didYouMean: undefined }),
        drawPart: async () => undefined,
      },
      hosted: undefined,
      usualTime: { basic: 1_000, premium: 2_000 },
      pictureTimeout: 60_000,
      tryTimeout: 60_000,
      price: { cents: 0, rates: undefined },
      pictures: { report: () => {} },
      onPicture: () => {},
      close: async () => {},
    },
  };
  return vendor;
}

function describingModel(onCall: () => void): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'vendor',
    modelId: 'vendor-vision-1',
    supportedUrls: {},
    async doGenerate() {
      onCall();
      return {
        content: [{ type: 'text', text: 'A round face. Brown hair. A calm expression.' }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: {
          inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: 12, text: 12, reasoning: 0 },
        },
        warnings: [],
      };
    },
    async doStream() {
      throw new Error('This vendor does not stream');
    },
  };
}
