import type { Config } from '#config.ts';
import { assertNever } from '#shared/assert-never.ts';
import { fetchWithoutRedirects } from '#shared/fetch-without-redirects.ts';
import type { PicturePrice } from './hosted/picture-price.ts';
import type { VendorModels } from './hosted/vendor-models.ts';

/** Time-out per answer in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Checks the image engine; of a hosted one it looks up the configured models, which is free.
 * @returns a detail for the report.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkImaging({ imaging }: Config): Promise<string> {
  switch (imaging.engine) {
    case 'studio':
      return 'the built-in studio';
    case 'openai': {
      const { openOpenAiModels } = await import('./hosted/openai-models.ts');
      const models = openOpenAiModels(imaging);
      const base = imaging.openai.baseUrl ?? 'https://api.openai.com/v1';
      const headers = { authorization: `Bearer ${imaging.openai.apiKey ?? ''}` };
      await findModels('OPENAI_API_KEY', base, headers, models);
      return describeModels('OpenAI', models);
    }
    case 'google': {
      const { openGoogleModels } = await import('./hosted/google-models.ts');
      const models = openGoogleModels(imaging);
      const base = imaging.google.baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
      const headers = { 'x-goog-api-key': imaging.google.apiKey ?? '' };
      await findModels('GOOGLE_GENERATIVE_AI_API_KEY', base, headers, models);
      return describeModels('Google', models);
    }
    default:
      return assertNever(imaging.engine);
  }
}

async function findModels(
  key: string,
  base: string,
  headers: Record<string, string>,
  { imageModel, visionModel }: VendorModels,
): Promise<void> {
  await findModel(key, base, headers, imageModel.modelId, 'IMAGE_MODEL');
  if (visionModel) await findModel(key, base, headers, visionModel.modelId, 'VISION_MODEL');
}

async function findModel(
  key: string,
  base: string,
  headers: Record<string, string>,
  model: string,
  variable: string,
): Promise<void> {
  const { origin } = new URL(base);
  const signal = AbortSignal.timeout(TIMEOUT);
  const address = `${base.replace(/\/$/, '')}/models/${encodeURIComponent(model)}`;
  const answer = await fetchWithoutRedirects(address, { headers, signal }).catch(() => undefined);
  if (!answer) throw new Error(`${origin} does not respond; check the network and the base URL`);
  await answer.body?.cancel();
  if (answer.ok) return;
  if (answer.status === 404) {
    throw new Error(`${origin} does not offer the model ${model} to this account; check ${variable}`);
  }
  // Google answers an invalid key with 400.
  if ([400, 401, 403].includes(answer.status)) throw new Error(`${origin} refuses the key; check ${key}`);
  throw new Error(`${origin} answered ${answer.status}; try again later`);
}

function describeModels(vendor: string, { imageModel, visionModel, price }: VendorModels): string {
  const describes = visionModel ? `, faces described by ${visionModel.modelId}` : '';
  return `${vendor} ${imageModel.modelId}${describes}, ${describePrice(price)}`;
}

function describePrice({ cents, rates }: PicturePrice): string {
  if (cents !== undefined) return `${cents} cents per picture`;
  if (!rates) return 'no price known: set IMAGE_PRICE_CENTS';
  return `priced by tokens: ${rates.input / 100} dollars per million in, ${rates.output / 100} out`;
}
