import { generateImage } from 'ai';
import type { Studio } from '../create-studio.ts';
import type { PackId } from '../packs/about.ts';

/** A picture that the studio is asked to make. */
export interface StudioCall {
  photo: Uint8Array;
  kind: 'packaged' | 'character';
  pack: PackId;
  /** Edge, pixels. */
  size: number;
  seed: number;
}

/** Makes one picture as the product does, through the AI SDK. @returns the PNG. */
export async function makePicture(
  model: Studio['imageModel'],
  { photo, kind, pack, size, seed }: StudioCall,
): Promise<Uint8Array> {
  const { image } = await generateImage({
    model,
    prompt: { text: 'a toy', images: [photo] },
    seed,
    size: `${size}x${size}`,
    maxRetries: 0,
    providerOptions: {
      studio: {
        kind,
        pack,
        description: 'A drummer with a red cape, a guitar, a coffee and a cat',
        title: 'Sam Example',
        serial: 'No. 007',
      },
    },
  });
  return image.uint8Array;
}
