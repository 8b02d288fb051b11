import { InvalidPromptError } from '@ai-sdk/provider';
import { generateText } from 'ai';
import { afterAll, describe, expect, it } from 'vitest';
import { createStudio } from '../create-studio.ts';
import { drawPortrait } from '../fixtures/draw-portrait.ts';

const studio = createStudio({ threads: 1 });
const model = studio.visionModel;

const describePicture = (data: Uint8Array) =>
  generateText({
    model,
    maxRetries: 0,
    maxOutputTokens: 300,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Describe the face.' },
          { type: 'file', mediaType: 'image/jpeg', data },
        ],
      },
    ],
  });

afterAll(() => studio.close());

describe('studio vision model', () => {
  it('describes what it measured in three to five sentences', async () => {
    const answer = await describePicture(await drawPortrait({ seed: 5 }));
    const sentences = answer.text.split(/(?<=\.)\s/);
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(answer.text).toMatch(/hair is (blond|brown)/);
    expect(answer.text).toMatch(/clothing below the chin is mainly (dark )?orange/);
    expect(answer.finishReason).toBe('stop');
    expect(answer.usage.outputTokens).toBeLessThan(300);
  });

  it('distinguishes one person from another', async () => {
    const [light, dark] = await Promise.all([
      describePicture(await drawPortrait({ seed: 0 })),
      describePicture(await drawPortrait({ seed: 4 })),
    ]);
    expect(light.text).toContain('The skin is light');
    expect(dark.text).toMatch(/The skin is (medium |deep )?brown/);
  });

  it('refuses what is no picture', async () => {
    await expect(describePicture(Buffer.from('no picture'))).rejects.toSatisfy(InvalidPromptError.isInstance);
  });
});
