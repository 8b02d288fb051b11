import { z } from 'zod';
import { expectPicture, paintedPicture } from './pictures.ts';
import { createScript } from './script.ts';
import { startWireServer, type WireAnswer, type WireRequest } from './wire-server.ts';

const OPENAI_KEY = 'sk-test-0123456789';

const edit = z.strictObject({
  prompt: z.string().min(1).max(32_000),
  'image[]': z.array(z.instanceof(Blob)).min(2).max(16),
  n: z.literal('1'),
  size: z.enum(['1024x1024', '1536x1024', '1024x1536', 'auto']),
  output_format: z.enum(['png', 'jpeg', 'webp']),
});
const quality = z.enum(['low', 'medium', 'high', 'auto']);
/**
 * The form of `POST /v1/images/edits`, as OpenAI documents it for each family; unknown fields are refused, and
 * `input_fidelity` where a family does not take it.
 */
const editForm = z.discriminatedUnion('model', [
  edit.extend({ model: z.literal('gpt-image-2'), quality }),
  edit.extend({ model: z.literal('gpt-image-1.5'), quality, input_fidelity: z.enum(['high', 'low']) }),
  edit.extend({
    model: z.enum(['gpt-image-2.5-flare', 'gpt-image-9']),
    quality: z.enum([...quality.options, 'xhigh', 'max']),
  }),
]);
/** `POST /v1/images/generations`, for the older family. */
const generation = z.strictObject({
  model: z.literal('dall-e-3'),
  prompt: z.string().min(1).max(4_000),
  n: z.literal(1),
  size: z.enum(['1024x1024', '1792x1024', '1024x1792']),
  quality: z.enum(['standard', 'hd']),
  response_format: z.enum(['url', 'b64_json']),
});
const dataUrl = z.string().regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/);
/** `POST /v1/responses`, with one question and one picture. */
const response = z.strictObject({
  model: z.string(),
  input: z.tuple([
    z.strictObject({
      role: z.literal('user'),
      content: z.tuple([
        z.strictObject({ type: z.literal('input_text'), text: z.string() }),
        z.strictObject({ type: z.literal('input_image'), image_url: dataUrl }),
      ]),
    }),
  ]),
  max_output_tokens: z.number().int().min(16),
  store: z.boolean(),
});
/** `POST /v1/moderations`. */
const moderation = z.strictObject({
  model: z.literal('omni-moderation-latest'),
  input: z.tuple([
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('text'), text: z.string().min(1) }),
      z.strictObject({ type: z.literal('image_url'), image_url: z.strictObject({ url: dataUrl }) }),
    ]),
  ]),
});

export type Edit = { prompt: string; quality: string; fidelity: string | undefined; images: Uint8Array[] };

const CATEGORIES = [
  ...['harassment', 'harassment/threatening', 'sexual', 'hate', 'hate/threatening', 'illicit'],
  ...['illicit/violent', 'self-harm/intent', 'self-harm/instructions', 'self-harm', 'sexual/minors'],
  ...['violence', 'violence/graphic'],
];

/** OpenAI's error body. */
export const openAiError = (
  status: number,
  code: string,
  type = 'invalid_request_error',
  headers: Record<string, string> = {},
): WireAnswer => ({
  status,
  headers: { 'x-request-id': 'req_test', ...headers },
  body: { error: { message: `Refused for the test: ${code}`, type, param: null, code } },
});

/** The answer to what the user can mend: it has a type of its own, and not always a code. */
export const openAiUserError = (): WireAnswer => ({
  status: 400,
  headers: { 'x-request-id': 'req_test' },
  body: {
    error: { message: 'Refused for the test', type: 'image_generation_user_error', param: null, code: null },
  },
});

/** The answer of the image calls with this as the picture's base64. */
export const pictureAnswer = (b64: string): WireAnswer => ({
  status: 200,
  body: {
    created: 1_760_000_000,
    background: 'opaque',
    data: [{ b64_json: b64 }],
    output_format: 'png',
    quality: 'medium',
    size: '1024x1024',
    usage: {
      input_tokens: 800,
      input_tokens_details: { image_tokens: 700, text_tokens: 100 },
      output_tokens: 1056,
      total_tokens: 1856,
    },
  },
});

/** A stream that ends after the first partial picture, which must not be sold. */
export const partialPictures = (b64: string): WireAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
  text: `event: image_generation.partial_image\ndata: ${JSON.stringify({ type: 'image_generation.partial_image', partial_image_index: 0, b64_json: b64 })}\n\n`,
});

/** A verdict that flags these categories. */
export const verdict = (...flagged: string[]): WireAnswer => ({
  status: 200,
  body: {
    id: 'modr-1',
    model: 'omni-moderation-latest',
    results: [
      {
        flagged: flagged.length > 0,
        categories: Object.fromEntries(CATEGORIES.map((name) => [name, flagged.includes(name)])),
        category_scores: Object.fromEntries(
          CATEGORIES.map((name) => [name, flagged.includes(name) ? 0.9 : 0]),
        ),
        category_applied_input_types: Object.fromEntries(CATEGORIES.map((name) => [name, ['text']])),
      },
    ],
  },
});

/** A fake of OpenAI's API on loopback that validates requests strictly and can be made to fail. */
export async function startOpenAi() {
  const script = { pictures: createScript(), moderations: createScript(), descriptions: createScript() };
  const seen = {
    edits: [] as Edit[],
    generations: [] as z.infer<typeof generation>[],
    descriptions: [] as z.infer<typeof response>[],
    moderations: [] as z.infer<typeof moderation>['input'][0][],
  };
  const picture = (await paintedPicture()).toString('base64');

  const routes: Record<string, (request: WireRequest) => Promise<WireAnswer>> = {
    'POST /v1/images/edits': async ({ body }) => {
      const edit = await readEdit(body);
      seen.edits.push(edit);
      return script.pictures.next() ?? pictureAnswer(picture);
    },
    'POST /v1/images/generations': async ({ body }) => {
      seen.generations.push(generation.parse(body));
      return script.pictures.next() ?? { status: 200, body: { created: 1, data: [{ b64_json: picture }] } };
    },
    'POST /v1/responses': async ({ body }) => {
      seen.descriptions.push(response.parse(body));
      return script.descriptions.next() ?? described('A round face. Brown hair. A calm expression.');
    },
    'POST /v1/moderations': async ({ body }) => {
      seen.moderations.push(moderation.parse(body).input[0]);
      return script.moderations.next() ?? verdict();
    },
    'GET /v1/models/gpt-image-2': async () => ({
      status: 200,
      body: { id: 'gpt-image-2', object: 'model', created: 1, owned_by: 'system' },
    }),
  };
  const server = await startWireServer(async (request) => {
    if (request.headers.authorization !== `Bearer ${OPENAI_KEY}`) return openAiError(401, 'invalid_api_key');
    const route = routes[`${request.method} ${request.path}`];
    if (!route) return openAiError(404, 'model_not_found');
    try {
      return await route(request);
    } catch (error) {
      return openAiError(
        400,
        `unknown_parameter ${error instanceof z.ZodError ? z.prettifyError(error) : error}`,
      );
    }
  });
  return {
    variables: { OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: `${server.origin}/v1` },
    script,
    seen,
    picture,
    /** Restores normal answers and clears the recorded requests. */
    reset() {
      script.pictures.clear();
      script.moderations.clear();
      script.descriptions.clear();
      for (const list of Object.values(seen)) list.length = 0;
    },
    close: server.close,
  };
}

async function readEdit(body: unknown): Promise<Edit> {
  if (!(body instanceof FormData)) throw new Error('not a form');
  const fields: Record<string, unknown> = {};
  for (const name of new Set(body.keys())) {
    fields[name] = name.endsWith('[]') ? body.getAll(name) : body.get(name);
  }
  const form = editForm.parse(fields);
  const images = await Promise.all(
    form['image[]'].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  );
  for (const [index, blob] of form['image[]'].entries()) {
    await expectPicture(images[index] ?? new Uint8Array(), blob.type.replace('image/', ''));
  }
  const fidelity = 'input_fidelity' in form ? form.input_fidelity : undefined;
  return { prompt: form.prompt, quality: form.quality, fidelity, images };
}

/** The vision model's answer with this text. */
export function described(text: string): WireAnswer {
  return {
    status: 200,
    body: {
      id: 'resp_1',
      object: 'response',
      created_at: 1_760_000_000,
      status: 'completed',
      model: 'gpt-4.1-mini',
      output: [
        {
          type: 'message',
          id: 'msg_1',
          status: 'completed',
          role: 'assistant',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 300, output_tokens: 12, total_tokens: 312 },
    },
  };
}
