import { generateImage } from 'ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { checkImaging } from '../../src/services/imaging/check-imaging.ts';
import { openGoogleModels } from '../../src/services/imaging/hosted/google-models.ts';
import { openOpenAiModels } from '../../src/services/imaging/hosted/openai-models.ts';
import { createOpenAiModeration } from '../../src/services/moderation/openai-moderation.ts';
import { drawnPhoto } from '../order.ts';
import { startWireServer, type WireRequest, type WireServer } from './models/wire-server.ts';

describe('external service that redirects', () => {
  const arrived: WireRequest[] = [];
  let elsewhere: WireServer;
  let service: WireServer;
  beforeAll(async () => {
    elsewhere = await startWireServer(async (request) => {
      arrived.push(request);
      return { status: 200, body: {} };
    });
    service = await startWireServer(async ({ path }) => ({
      status: 307,
      headers: { location: `${elsewhere.origin}${path}` },
      text: '',
    }));
  });
  beforeEach(() => {
    arrived.length = 0;
  });
  afterAll(async () => {
    await service.close();
    await elsewhere.close();
  });

  const openai = () => readConfig(variablesOf('openai', 'OPENAI')).imaging;
  const google = () => readConfig(variablesOf('google', 'GOOGLE')).imaging;
  const variablesOf = (engine: string, vendor: string) => ({
    IMAGE_ENGINE: engine,
    OPENAI_API_KEY: 'sk-test',
    GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-test',
    [`${vendor}_BASE_URL`]: `${service.origin}/v1`,
  });

  it.each([
    ['OpenAI', () => openOpenAiModels(openai()).imageModel],
    ['Google', () => openGoogleModels(google()).imageModel],
  ])('receives neither photo nor key at the new address: %s', async (_vendor, openModel) => {
    const prompt = { text: 'A pirate', images: [await drawnPhoto()] };
    const asked = generateImage({ model: openModel(), prompt, maxRetries: 0 });
    await expect(asked).rejects.toMatchObject({ statusCode: 307 });
    expect(arrived).toEqual([]);
  });

  it('does not receive a photo at the new address', async () => {
    const look = createOpenAiModeration({ apiKey: 'sk-test', baseUrl: `${service.origin}/v1` });
    await expect(look({ jpeg: await drawnPhoto() })).rejects.toThrow('The moderation answered 307');
    expect(arrived).toEqual([]);
  });

  it('is reported by the doctor', async () => {
    const config = readConfig(variablesOf('google', 'GOOGLE'));
    await expect(checkImaging(config)).rejects.toThrow(`${service.origin} answered 307`);
    expect(arrived).toEqual([]);
  });
});
