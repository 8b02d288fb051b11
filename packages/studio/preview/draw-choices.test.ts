import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import type { LookChoices } from '../look/look-choices.ts';
import { BOTTOM_CHOICES, PICTURE_CHOICES, type PictureField } from '../look/vocabulary.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import { CHOICE_SIZE, drawChoices } from './draw-choices.ts';

/** The heads of a row, RGBA. */
async function headsOf(row: Uint8Array): Promise<Buffer[]> {
  const { width = 0, height } = await sharp(row).metadata();
  expect(height).toBe(CHOICE_SIZE);
  const places = Array.from({ length: width / CHOICE_SIZE }, (_, place) => place * CHOICE_SIZE);
  return Promise.all(
    places.map((left) =>
      sharp(row)
        .extract({ left, top: 0, width: CHOICE_SIZE, height: CHOICE_SIZE })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
}

/** Share of the channels in which two heads differ visibly. */
function difference(a: Buffer, b: Buffer): number {
  let count = 0;
  for (let at = 0; at < a.length; at++) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 24) count++;
  return count / a.length;
}

describe('heads of every choice', () => {
  let reading: FaceReading;
  beforeAll(async () => {
    reading = await readDrawnFace({ seed: 2, width: 600, height: 750 });
  });
  const rows = new Map<string, Promise<Buffer[]>>();

  /** The heads of a row, each row drawn only once. */
  function rowOf(field: PictureField, look: LookChoices = {}): Promise<Buffer[]> {
    const key = JSON.stringify({ field, look });
    const known = rows.get(key);
    if (known) return known;
    const row = drawChoices({ reading, field, look }).then(headsOf);
    rows.set(key, row);
    return row;
  }

  it.each([
    'glasses',
    'facialHair',
    'headwear',
    'expression',
    'finish',
    'top',
    'bottom',
  ] satisfies PictureField[])(
    'shows the photo first, then each choice of %s, no two alike',
    async (field) => {
      const heads = await rowOf(field);
      const choices = PICTURE_CHOICES[field];
      expect(heads).toHaveLength(choices.length + 1);
      // A drawn face without glasses, beard and hat looks the same if the choice is none; it wears a T-shirt.
      const distinct = field === 'expression' ? heads : heads.slice(1);
      for (const [index, head] of distinct.entries())
        for (const other of distinct.slice(index + 1))
          expect(difference(head, other)).toBeGreaterThan(0.0015);
    },
  );

  it('keeps the other choices, and leaves out the field itself', async () => {
    const look = { skin: '9', finish: 'cartoon' } as const;
    const [dark] = await rowOf('finish', look);
    const [same] = await rowOf('finish', { skin: '9' });
    const [light] = await rowOf('finish');
    expect(dark).toEqual(same);
    expect(difference(dark ?? Buffer.of(), light ?? Buffer.of())).toBeGreaterThan(0.08);
  });

  it('shows clothes with what is chosen above and below them, and a skirt without the dress that it takes off', async () => {
    const [plain, inDress, inCardigan] = [
      await rowOf('bottom'),
      await rowOf('bottom', { top: 'dress' }),
      await rowOf('bottom', { top: 'cardigan' }),
    ];
    const none = Buffer.of();
    const at = (id: string) => BOTTOM_CHOICES.findIndex((choice) => choice.id === id) + 1;
    expect(difference(inDress[at('skirt')] ?? none, plain[at('skirt')] ?? none)).toBeLessThan(0.002);
    for (const other of [inDress, inCardigan])
      expect(difference(other[at('jeans')] ?? none, plain[at('jeans')] ?? none)).toBeGreaterThan(0.02);
  });
});
