import {
  InvalidPromptError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  UnsupportedFunctionalityError,
} from '@ai-sdk/provider';
import { PhotoUnreadableError } from '../reading/photo/read-photo.ts';
import type { StudioThreads } from '../threads/create-threads.ts';

/**
 * Describes the face in a photo in 3 to 5 plain sentences (under 300 tokens), from what it measures:
 * framing, skin, hair and clothing colours. It guesses nothing that it cannot measure.
 *
 * Reads the last picture part of the prompt. Throws `InvalidPromptError` where there is none or it cannot be
 * read, `UnsupportedFunctionalityError` for streaming.
 */
export function createStudioVisionModel(threads: StudioThreads): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'studio',
    modelId: 'studio-vision-1',
    supportedUrls: {},
    async doGenerate(call) {
      const photo = readPhotoPart(call);
      const text = await threads.describePhoto(photo).catch(refuseUnreadable);
      return {
        content: [{ type: 'text', text }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: countTokens(text),
        warnings: [],
        response: { modelId: 'studio-vision-1', timestamp: new Date() },
      };
    },
    async doStream() {
      throw new UnsupportedFunctionalityError({ functionality: 'streaming from the studio vision model' });
    },
  };
}

function refuseUnreadable(error: unknown): never {
  if (!(error instanceof PhotoUnreadableError)) throw error;
  throw new InvalidPromptError({ prompt: 'photo', message: error.message });
}

function readPhotoPart(call: LanguageModelV4CallOptions): Uint8Array {
  const parts = call.prompt.flatMap((message) => (message.role === 'user' ? message.content : []));
  const picture = parts.findLast((part) => part.type === 'file' && part.mediaType.startsWith('image'));
  if (picture?.type !== 'file' || picture.data.type !== 'data') {
    throw new InvalidPromptError({ prompt: 'photo', message: 'The studio needs the bytes of one photo.' });
  }
  const { data } = picture.data;
  return typeof data === 'string' ? Buffer.from(data, 'base64') : data;
}

/** There is no tokenizer here: four characters a token, the usual rule of thumb for English. */
function countTokens(text: string) {
  const tokens = Math.ceil(text.length / 4);
  return {
    inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: tokens, text: tokens, reasoning: 0 },
  };
}
