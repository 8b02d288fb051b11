import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createStudio } from '../create-studio.ts';
import { createStudioCatalogue } from './create-catalogue.ts';
import { canDrawPart, drawPart, PART_SIZE, type PartPicture } from './draw-part.ts';

/** How much of a picture is covered, 0 to 1, and whether anything touches its edge. */
async function measure(picture: Uint8Array) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let covered = 0;
  let isCut = false;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) < 40) continue;
      covered++;
      if (x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1) isCut = true;
    }
  return { width: info.width, height: info.height, covered: covered / (info.width * info.height), isCut };
}

describe('the picture of a part', () => {
  it.each([
    'thing:cat',
    'thing:flute',
    'headwear:crown',
    'garment:cape',
    'garment:boots',
    'role:pilot',
    'pose:waving',
    'pattern:striped',
    'theme:space',
  ])('%s fills its square and stays inside it', async (partId) => {
    const { width, height, covered, isCut } = await measure(await drawPart({ partId, colour: undefined }));
    expect([width, height]).toEqual([PART_SIZE, PART_SIZE]);
    expect(covered).toBeGreaterThan(0.06);
    expect(covered).toBeLessThan(0.9);
    expect(isCut).toBe(false);
  });

  it('is the same every time, and has the colour that is asked for', async () => {
    const blue = await drawPart({ partId: 'thing:guitar', colour: '#2563c9' });
    expect(await drawPart({ partId: 'thing:guitar', colour: '#2563c9' })).toEqual(blue);
    expect(await drawPart({ partId: 'thing:guitar', colour: undefined })).not.toEqual(blue);
  });

  it.each([
    'thing:perpetuum-mobile',
    'garment:hair',
    'role:burglar-king',
    'theme:burst',
    'thing',
    '',
    'constructor:x',
  ])('is none for %s', (partId) => {
    expect(canDrawPart(partId)).toBe(false);
  });
});

describe('the catalogue', () => {
  function catalogueOf(render: (picture: PartPicture) => Promise<Uint8Array>) {
    const asked: string[] = [];
    const catalogue = createStudioCatalogue({
      renderPart: (picture) => {
        asked.push(picture.partId);
        return render(picture);
      },
    });
    return { asked, catalogue };
  }

  it('draws each picture once, and none of what cannot be drawn', async () => {
    const { asked, catalogue } = catalogueOf(async () => Uint8Array.of(1));
    await Promise.all([catalogue.drawPart('thing:cat'), catalogue.drawPart('thing:cat')]);
    await catalogue.drawPart('thing:cat', '#ff0000');
    expect(await catalogue.drawPart('hair:hair')).toBeUndefined();
    expect(asked).toEqual(['thing:cat', 'thing:cat']);
  });

  it('draws one after another', async () => {
    let drawing = 0;
    const { catalogue } = catalogueOf(async () => {
      expect(++drawing).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      drawing--;
      return Uint8Array.of(1);
    });
    await Promise.all(['cat', 'dog', 'kite'].map((id) => catalogue.drawPart(`thing:${id}`)));
  });

  it("draws in the studio's threads", async () => {
    const studio = createStudio({ threads: 1 });
    const partId = 'thing:cat';
    const drawn = await studio.catalogue.drawPart(partId);
    await studio.close();
    expect(drawn).toEqual(new Uint8Array(await drawPart({ partId, colour: undefined })));
  });

  it('draws again what failed, and what comes after it', async () => {
    let isBroken = true;
    const { catalogue } = catalogueOf(async () => {
      if (isBroken) throw new Error('The thread ended');
      return Uint8Array.of(1);
    });
    await expect(catalogue.drawPart('thing:cat')).rejects.toThrow('The thread ended');
    isBroken = false;
    expect(await catalogue.drawPart('thing:cat')).toEqual(Uint8Array.of(1));
  });
});
