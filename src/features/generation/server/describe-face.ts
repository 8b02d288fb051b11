import type { LanguageModelV4 } from '@ai-sdk/provider';
import { generateText } from 'ai';
import { eq } from 'drizzle-orm';
import type { Photos } from '#features/toytwins/server/require-photos.ts';
import { type VersionRow, versions } from '#features/toytwins/tables.ts';
import { askModel } from '#services/imaging/ask-model.ts';
import type { Imaging } from '#services/imaging/index.ts';
import { PictureError } from '#services/imaging/picture-error.ts';
import type { Services } from '#services/index.ts';
import { readDescription } from './read-description.ts';

/** docs/specification.md#generation: the vision model answers at most 300 tokens. */
const MAX_TOKENS = 300;
const QUESTION =
  'Describe the facial features of the person in this photo in 3 to 5 sentences, for an artist who will model a ' +
  'toy figure of them: face shape, skin tone, hair, eyes, glasses or beard if there are any, and expression. ' +
  'Describe only what can be seen. Do not guess a name, an origin or an age.';

/** Lets the vision model describe the face, or both, once per version. Without a vision model the image model sees the photos. */
export async function describeFace(
  { database, imaging }: Pick<Services, 'database' | 'imaging'>,
  { photo, secondPhoto }: Photos,
  version: VersionRow,
  signal: AbortSignal,
): Promise<VersionRow> {
  const { visionModel } = imaging;
  if (!visionModel || version.faceDescription !== null) return version;
  const describe = (one: Uint8Array) => describeOne({ ...imaging, visionModel }, one, signal);
  const [first, second] = await Promise.all([describe(photo), secondPhoto && describe(secondPhoto)]);
  const faceDescription = second ? `First person: ${first} Second person: ${second}` : first;
  await database.update(versions).set({ faceDescription }).where(eq(versions.id, version.id));
  return { ...version, faceDescription };
}

/** Describes one face. @throws {PictureError} `refused` when the model will not. */
async function describeOne(
  { visionModel, pictureTimeout }: Pick<Imaging, 'pictureTimeout'> & { visionModel: LanguageModelV4 },
  photo: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const { text, finishReason } = await askModel(
    (limited) =>
      generateText({
        model: visionModel,
        maxOutputTokens: MAX_TOKENS,
        maxRetries: 0,
        abortSignal: limited,
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: QUESTION },
              { type: 'file', mediaType: 'image/jpeg', data: photo },
            ],
          },
        ],
        // Otherwise OpenAI stores the photo for a month.
        providerOptions: { openai: { store: false } },
      }),
    { timeout: pictureTimeout, signal },
  );
  if (finishReason === 'content-filter') throw new PictureError('refused', 'The face was not described');
  return readDescription(text);
}
