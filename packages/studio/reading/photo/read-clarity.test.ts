import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../../fixtures/draw-portrait.ts';
import { findFace } from './find-face.ts';
import { readClarity } from './read-clarity.ts';
import { readPhoto } from './read-photo.ts';
import { studyFace } from './study-face.ts';

async function clarityOf(photo: Uint8Array): Promise<number> {
  const bitmap = await readPhoto(photo);
  const { cut, features } = studyFace(bitmap, await findFace(bitmap));
  return readClarity(cut, features);
}

describe('the clarity of a face', () => {
  it('is full in a sharp photo and falls with its blur', async () => {
    const photo = await drawPortrait({ seed: 2, width: 900, height: 1125 });
    const blurred = (sigma: number) => sharp(photo).blur(sigma).png().toBuffer();
    const [clear, soft, lost] = [
      await clarityOf(photo),
      await clarityOf(await blurred(2.5)),
      await clarityOf(await blurred(7)),
    ];
    expect(clear).toBeGreaterThan(0.9);
    expect(soft).toBeLessThan(clear);
    expect(lost).toBeLessThan(0.3);
  });
});
