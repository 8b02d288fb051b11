import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import type { Modeller } from './studio/model/studio-modeller.ts';
import { createStudio } from './studio/studio.ts';
import type { StudioPreview } from './studio/studio-preview.ts';

/** The models that make the pictures: the seam is the AI SDK's own. */
export interface Imaging {
  engine: 'studio';
  imageModel: ImageModelV4;
  visionModel: LanguageModelV4;
  /** Always the studio, whichever model makes the pictures that are paid for. */
  preview: StudioPreview;
  /** The 3D model of a toy; always the studio too: a picture has no back. */
  modeller: Modeller;
  /** What one picture costs us, in cents; nothing when it is made on this machine. */
  priceCents?: number;
  /** What one toy twin usually takes, in milliseconds; used until this installation has experience of its own. */
  usualTime: { basic: number; premium: number };
  close(): Promise<void>;
}

/** The studio works on this machine, in threads of its own, so that the server stays responsive. */
export function createImaging(options: { engine: 'studio' }): Imaging {
  const studio = createStudio({ threads: 2 });
  return { engine: options.engine, ...studio, usualTime: { basic: 4_000, premium: 7_000 } };
}
