import { describe, expect, it } from 'vitest';
import { luminance, type Rgb } from '../../../colour.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import { readHairByColour } from './read-hair-by-colour.ts';

const SKIN: Rgb = [224, 178, 150];
const HAIR: Rgb = [84, 52, 34];
const WALL: Rgb = [120, 150, 170];
const CLOTHES: Rgb = [200, 60, 60];

/** A face before a wall, in the head's units: its hair is `wide` and falls next to it down to `end`. */
function drawHead(end: number, wide = 1.6): HeadPatch {
  const isFace = (x: number, y: number) => (x / 1.05) ** 2 + ((y - 0.35) / 1.45) ** 2 < 1 && y > -0.8;
  const isHair = (x: number, y: number) => y < end && (x / wide) ** 2 + (Math.min(0, y) / 1.95) ** 2 < 1;
  return {
    yaw: 0,
    detail: 100,
    at: (x, y) => (isFace(x, y) ? SKIN : isHair(x, y) ? HAIR : y > 2 ? CLOTHES : WALL),
  };
}

describe('where the hair ends', () => {
  it.each([0.6, 0.8, 1, 1.2])('is measured next to the face: %d below the eyes', (end) => {
    const hair = readHairByColour(drawHead(end), SKIN);
    expect(hair.hairLength).toBe('medium');
    expect(hair.hairEnd).toBeGreaterThanOrEqual(end - 0.11);
    expect(hair.hairEnd).toBeLessThanOrEqual(end + 0.11);
  });

  it('is below the ears at least, and at the jaw at most', () => {
    expect(readHairByColour(drawHead(-0.3, 1.2), SKIN).hairEnd).toBe(0.45);
    expect(readHairByColour(drawHead(2.6), SKIN)).toMatchObject({ hairLength: 'long', hairEnd: 1.45 });
  });
});

/** A head as above that the photo's edge cuts: nothing is known where `isCut` says so. */
function cutHead(head: HeadPatch, isCut: (x: number, y: number) => boolean): HeadPatch {
  return { ...head, at: (x, y) => (isCut(x, y) ? undefined : head.at(x, y)) };
}

describe('a head that the photo cuts', () => {
  /** Cropped hair, ears that stand out, and a jacket as dark as the hair. */
  const cropped: HeadPatch = {
    yaw: 0,
    detail: 100,
    at(x, y) {
      const isFace = (x / 1.05) ** 2 + ((y - 0.35) / 1.45) ** 2 < 1 && y > -0.8;
      const isEar = Math.abs(x) < 1.3 && y > -0.25 && y < 0.6;
      const isHair = (x / 1.15) ** 2 + ((y + 0.2) / 1.55) ** 2 < 1 && y < -0.2;
      return isFace || isEar ? SKIN : isHair || y > 1.5 ? HAIR : WALL;
    },
  };

  it('has short hair where one ear is outside: nothing hides it', () => {
    expect(readHairByColour(cropped, SKIN).hairLength).toBe('cropped');
    expect(
      readHairByColour(
        cutHead(cropped, (x) => x < -0.7),
        SKIN,
      ).hairLength,
    ).toBe('cropped');
  });

  it('is not bald where the crown is outside, and keeps the colour next to the temples', () => {
    const hair = readHairByColour(
      cutHead(drawHead(0.3), (_, y) => y < -0.8),
      SKIN,
    );
    expect(hair.hairLength).toBe('short');
    expect(hair.hair).toEqual(HAIR.map((channel) => expect.closeTo(channel, 0)));
  });
});

it('does not take a collar of the colour of hair for long hair', () => {
  const head = drawHead(0.6, 1.3);
  const collared: HeadPatch = { ...head, at: (x, y) => (y > 1.45 ? HAIR : head.at(x, y)) };
  expect(readHairByColour(collared, SKIN).hairLength).toBe('medium');
});

describe('a face with short hair before a wall as dark as the hair', () => {
  const BROWN: Rgb = [48, 32, 24];
  const isEar = (x: number, y: number) => Math.abs(x) < 1.3 && y > -0.25 && y < 0.6;
  /** The head with its hairline at a height and skin in any light. */
  const lit = (hairline: number, skinAt: (x: number, y: number) => Rgb): HeadPatch => {
    const isFace = (x: number, y: number) => (x / 1.05) ** 2 + ((y - 0.1) / 1.75) ** 2 < 1 && y > -hairline;
    return {
      yaw: 0,
      detail: 100,
      at: (x, y) => (isFace(x, y) || isEar(x, y) ? skinAt(x, y) : y > 2 ? CLOTHES : BROWN),
    };
  };

  it('keeps its dark hair where the high forehead shines', () => {
    const [WARM, GLOSS]: [Rgb, Rgb] = [
      [255, 172, 110],
      [252, 217, 173],
    ];
    const shining = lit(1.54, (_, y) => (y < -0.5 ? GLOSS : WARM));
    expect(luminance(readHairByColour(shining, WARM).hair)).toBeLessThan(60);
  });

  it('has short hair where light from one side leaves an ear as dark as hair', () => {
    const SHADE: Rgb = [140, 86, 68];
    const sideways = lit(0.9, (x) => (x > 0.4 ? SHADE : SKIN));
    expect(readHairByColour(sideways, SKIN).hairLength).toBe('cropped');
  });

  it('has short hair where the other ear is in deep shade and nothing falls next to the jaw', () => {
    const cropped = lit(0.9, () => SKIN);
    const shaded: HeadPatch = {
      ...cropped,
      at: (x, y) => (y > 0.6 && Math.abs(x) > 1 ? WALL : isEar(x, y) && x > 1 ? BROWN : cropped.at(x, y)),
    };
    expect(readHairByColour(shaded, SKIN).hairLength).toBe('cropped');
  });
});

describe('a head that ends lower than most, before a bright wall', () => {
  const BRIGHT: Rgb = [238, 238, 240];
  const PINK: Rgb = [228, 130, 210];
  /** Skin up to `brow` above the eyes, from there to the crown hair, then the wall. */
  const lowHead = (wall: Rgb, brow: number, crown: number): HeadPatch => ({
    yaw: 0,
    detail: 100,
    at: (x, y) => {
      if (y > 2) return CLOTHES;
      if ((x / 1.05) ** 2 + ((y - 0.35) / (crown + 0.35)) ** 2 >= 1) return wall;
      return y > -brow ? SKIN : HAIR;
    },
  });

  it('keeps its own dark hair, not the wall as blond hair', () => {
    const { hair, hairLength } = readHairByColour(lowHead(BRIGHT, 1.05, 1.4), SKIN);
    expect(luminance(hair)).toBeLessThan(80);
    expect(hairLength).not.toBe('long');
  });

  it('is bald where the forehead goes up to the wall', () => {
    expect(readHairByColour(lowHead(BRIGHT, 2, 1.4), SKIN).hairLength).toBe('bald');
  });

  it('has no pink hair before a pink wall where its own is out of sight', () => {
    const { hair } = readHairByColour(lowHead(PINK, 2, 0.9), SKIN);
    expect(hair[0] - hair[1]).toBeLessThan(40);
  });
});

/** The head above, its hair lit as `light` says at a place, 1 being as bright as the skin. */
function inSkinColour(light: (x: number, y: number) => number): HeadPatch {
  const head = drawHead(2.6);
  const tone = ([r, g, b]: Rgb, share: number): Rgb => [r * share, g * share, b * share];
  return {
    yaw: 0,
    detail: 100,
    at: (x, y) => {
      const colour = head.at(x, y);
      return colour === HAIR ? tone(SKIN, light(x, y)) : colour;
    },
  };
}

it('is long blond hair by its strands where it has the colour of the skin, and bald where it is smooth and shines', () => {
  expect(
    readHairByColour(
      inSkinColour((x) => 0.93 + 0.12 * Math.sin(x * 31)),
      SKIN,
    ).hairLength,
  ).toBe('long');
  expect(
    readHairByColour(
      inSkinColour((x, y) => 0.95 + 0.1 * Math.exp(-(x * x + (y + 1.3) ** 2))),
      SKIN,
    ).hairLength,
  ).toBe('bald');
});
