import { z } from 'zod';
import { expectPicture, paintedPicture } from './pictures.ts';
import { createScript } from './script.ts';
import { startWireServer, type WireAnswer } from './wire-server.ts';

const GOOGLE_KEY = 'AIza-test-0123456789';
const MODEL = 'gemini-nano-banana-2.1';

const inline = z.strictObject({
  inlineData: z.strictObject({
    mimeType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
    data: z.base64(),
  }),
});
/** `POST /v1beta/models/{model}:generateContent`, for a picture from two others. */
const request = z.strictObject({
  contents: z.tuple([
    z.strictObject({
      role: z.literal('user'),
      parts: z.tuple([z.strictObject({ text: z.string().min(1) }), inline, inline]),
    }),
  ]),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('IMAGE')]),
    imageConfig: z.strictObject({ aspectRatio: z.literal('1:1') }),
  }),
});

export const googleError = (
  status: number,
  name: string,
  headers: Record<string, string> = {},
): WireAnswer => ({
  status,
  headers,
  body: { error: { code: status, message: `Refused for the test: ${name}`, status: name } },
});

/** Google answers a wrong key with the status of a bad request. */
const wrongKey = (): WireAnswer => ({
  status: 400,
  body: {
    error: {
      code: 400,
      message: 'API key not valid. Please pass a valid API key.',
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
    },
  },
});

/** An answer in words, without a picture. */
export const wordsOnly = (text: string): WireAnswer => ({
  status: 200,
  body: {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata,
    modelVersion: MODEL,
    responseId: 'r3',
  },
});

const usageMetadata = { promptTokenCount: 900, candidatesTokenCount: 1120, totalTokenCount: 2020 };

/** An answer whose only candidate ended for this reason, without a picture. */
export const noPicture = (finishReason: string): WireAnswer => ({
  status: 200,
  body: { candidates: [{ finishReason, index: 0 }], usageMetadata, modelVersion: MODEL, responseId: 'r1' },
});
/** An answer whose input was blocked before drawing. */
export const blocked = (blockReason: string): WireAnswer => ({
  status: 200,
  body: { promptFeedback: { blockReason }, usageMetadata, modelVersion: MODEL, responseId: 'r2' },
});

/** A fake of Google's API on loopback that validates requests strictly and can be made to fail. */
export async function startGoogle() {
  const pictures = createScript();
  const seen: { prompt: string; images: Uint8Array[] }[] = [];
  const data = (await paintedPicture()).toString('base64');
  const server = await startWireServer(async ({ method, path, headers, body }) => {
    if (headers['x-goog-api-key'] !== GOOGLE_KEY) return wrongKey();
    if (method === 'GET' && path === `/v1beta/models/${MODEL}`) {
      return { status: 200, body: { name: `models/${MODEL}`, displayName: 'Flash Image' } };
    }
    if (path !== `/v1beta/models/${MODEL}:generateContent`) return googleError(404, 'NOT_FOUND');
    const parsed = request.safeParse(body);
    if (!parsed.success) return googleError(400, `INVALID_ARGUMENT ${z.prettifyError(parsed.error)}`);
    const [text, ...images] = parsed.data.contents[0].parts;
    for (const { inlineData } of images) {
      await expectPicture(Buffer.from(inlineData.data, 'base64'), inlineData.mimeType.replace('image/', ''));
    }
    seen.push({
      prompt: text.text,
      images: images.map(({ inlineData }) => Buffer.from(inlineData.data, 'base64')),
    });
    return pictures.next() ?? works(data);
  });
  return {
    variables: { GOOGLE_GENERATIVE_AI_API_KEY: GOOGLE_KEY, GOOGLE_BASE_URL: `${server.origin}/v1beta` },
    pictures,
    seen,
    reset() {
      pictures.clear();
      seen.length = 0;
    },
    close: server.close,
  };
}

function works(data: string): WireAnswer {
  const content = { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data } }] };
  return {
    status: 200,
    body: {
      candidates: [{ content, finishReason: 'STOP', index: 0 }],
      usageMetadata,
      modelVersion: MODEL,
      responseId: 'r0',
    },
  };
}
