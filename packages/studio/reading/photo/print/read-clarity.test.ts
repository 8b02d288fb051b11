import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../../../fixtures/draw-portrait.ts';
import { findFace } from '../face/find-face.ts';
import { readPhoto } from '../read-photo.ts';
import { type Clarity, readClarity } from './read-clarity.ts';
import { studyFace } from './study-face.ts';

async function clarityOf(photo: Uint8Array): Promise<Clarity> {
  const bitmap = await readPhoto(photo);
  const { cut, features } = studyFace(bitmap, await findFace(bitmap));
  return readClarity(cut, features);
}

describe('the clarity of a face', () => {
  it.each(['eyes', 'mouth'] as const)(
    'is full in a sharp photo and falls with its blur: %s',
    async (part) => {
      const photo = await drawPortrait({ seed: 2, width: 900, height: 1125 });
      const blurred = (sigma: number) => sharp(photo).blur(sigma).png().toBuffer();
      const [clear, soft, lost] = [
        await clarityOf(photo),
        await clarityOf(await blurred(2.5)),
        await clarityOf(await blurred(7)),
      ];
      expect(clear[part]).toBeGreaterThan(0.9);
      expect(soft[part]).toBeLessThan(clear[part]);
      expect(lost[part]).toBeLessThan(0.3);
    },
  );
});
