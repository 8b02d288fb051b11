import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../../fixtures/draw-portrait.ts';
import { checkPhoto } from './check-photo.ts';
import { readPhoto } from './read-photo.ts';

const portrait = () => drawPortrait({ seed: 0, width: 600, height: 750 });
const look = async (photo: Uint8Array) => checkPhoto(await readPhoto(photo));
const check = async (photo: Uint8Array) => (await look(photo)).concerns;

describe('checkPhoto', () => {
  it('finds nothing wrong with a good portrait', async () => {
    expect(await look(await portrait())).toEqual({ concerns: [], faces: [] });
  });

  it('recognizes a dark, a bright and a blurred photo', async () => {
    const photo = sharp(await portrait());
    expect(await check(await photo.clone().linear(0.12, 0).png().toBuffer())).toContain('too_dark');
    expect(await check(await photo.clone().linear(0.3, 190).png().toBuffer())).toContain('too_bright');
    expect(await check(await photo.clone().blur(9).png().toBuffer())).toContain('too_blurred');
  });

  it('recognizes a tiny photo and a tiny face', async () => {
    expect(
      await check(
        await sharp(await portrait())
          .resize(150)
          .png()
          .toBuffer(),
      ),
    ).toContain('too_small');
    const far = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b8c4c8' } })
      .composite([
        {
          input: await sharp(await portrait())
            .resize(130)
            .png()
            .toBuffer(),
          left: 380,
          top: 200,
        },
      ])
      .png()
      .toBuffer();
    expect(await check(far)).toEqual(['face_too_small']);
  });

  it.each([
    ['forehead', { left: 0, top: 210, width: 600, height: 540 }],
    ['chin', { left: 0, top: 0, width: 600, height: 430 }],
    ['one side', { left: 270, top: 0, width: 330, height: 750 }],
  ])('tells a face whose %s is outside of the photo', async (_, region) => {
    const cut = await sharp(await portrait())
      .extract(region)
      .png()
      .toBuffer();
    expect(await check(cut)).toEqual(['face_cut_off']);
  });

  it.each([
    ['of which the detector gives two boxes', '#ffffff', { width: 160, left: 800 }],
    ['whose shirt the detector takes for another', '#222222', { width: 220, left: 0 }],
  ])(
    'does not tell of several faces where there is one small one %s',
    async (_, background, { width, left }) => {
      const person = await sharp(await portrait())
        .resize(width)
        .png()
        .toBuffer();
      const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
        .composite([{ input: person, left, top: 1200 - width * 1.25 }])
        .jpeg()
        .toBuffer();
      expect(await check(await sharp(photo).resize(1280).jpeg().toBuffer())).not.toContain('several_faces');
    },
  );

  it.each([
    ['part_missing', 0.9, undefined],
    ['damaged', 0.5, undefined],
    ['damaged', 0.2, undefined],
    ['part_missing', 0.9, 6],
    ['damaged', 0.5, 8],
  ])(
    'tells what is missing of a file that is cut off: %s at %d, orientation %s',
    async (concern, share, orientation) => {
      // The file's first row is at the top, or, where the photo is to be turned, at its right or left.
      const upright = sharp(await portrait());
      const drawn = orientation ? upright.rotate(orientation === 6 ? -90 : 90) : upright;
      const file = await drawn.withMetadata({ orientation }).jpeg().toBuffer();
      const concerns = await check(file.subarray(0, file.length * share));
      expect(
        concerns.filter((one) => one === 'part_missing' || one === 'damaged' || one === 'no_face'),
      ).toEqual([concern]);
    },
  );

  it('does not take a grey wall for a part that is missing', async () => {
    const wall = sharp({ create: { width: 700, height: 900, channels: 3, background: '#888888' } });
    const photo = await wall
      .composite([{ input: await portrait(), left: 50, top: 75 }])
      .png()
      .toBuffer();
    expect(await check(photo)).toEqual([]);
  });

  it('says that there is no face, and that there are several', async () => {
    const wall = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#c9b7a0' } })
      .png()
      .toBuffer();
    expect(await check(wall)).toContain('no_face');
    const person = await sharp(await portrait())
      .resize(400)
      .png()
      .toBuffer();
    const pair = await sharp({ create: { width: 860, height: 520, channels: 3, background: '#b8c4c8' } })
      .composite([
        { input: person, left: 10, top: 10 },
        { input: person, left: 440, top: 10 },
      ])
      .png()
      .toBuffer();
    const { concerns, faces } = await look(pair);
    expect(concerns).toEqual(['several_faces']);
    const middles = faces.map(({ x, width }) => x + width / 2).sort((a, b) => a - b);
    expect(middles).toEqual([expect.closeTo(0.25, 1), expect.closeTo(0.75, 1)]);
    for (const { y, width, height } of faces) {
      expect(y, 'a square').toBeGreaterThan(0.1);
      expect((height * 520) / (width * 860)).toBeCloseTo(1, 1);
    }
  });
});
