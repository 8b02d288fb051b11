import { chroma, luminance, mix, type Rgb } from '../colour.ts';
import { type FaceFrame, frameFace, sampleRegion } from './face-frame.ts';
import type { Face } from './find-face.ts';
import type { Bitmap } from './read-photo.ts';

/** How long the hair is, as far as the sides of the face tell. */
export type HairLength = 'bald' | 'short' | 'medium' | 'long';

/** What the photo says about a person, colours in sRGB. */
export type Looks = {
  skin: Rgb;
  hair: Rgb;
  hairLength: HairLength;
  /** Hair falls over the forehead. */
  fringe: boolean;
  /** How far hair stands above an average crown, in distances of the eyes, 0 to 1. */
  hairHeight: number;
  clothing: Rgb;
  /** Dark growth on chin and upper lip, measured against the cheeks. */
  beard: boolean;
  monochrome: boolean;
  /** Whether it may be said that this is a face. */
  faceFound: boolean;
};

/** Measures skin, hair and clothing. A black and white photo gets believable skin of the same brightness. */
export function measureLooks(bitmap: Bitmap, face: Face): Looks {
  const frame = frameFace(face);
  const cheeks = [
    ...sampleRegion(bitmap, frame, { left: -0.62, right: -0.28, top: 0.42, bottom: 0.72 }),
    ...sampleRegion(bitmap, frame, { left: 0.28, right: 0.62, top: 0.42, bottom: 0.72 }),
    ...sampleRegion(bitmap, frame, { left: -0.4, right: 0.4, top: -0.7, bottom: -0.5 }),
  ];
  const measured = brightPart(cheeks);
  const skin = face.monochrome ? tintSkin(luminance(measured)) : plausibleSkin(measured);
  const crown = sampleRegion(bitmap, frame, { left: -0.5, right: 0.5, top: -1.65, bottom: -1.2 });
  const hair =
    mainColour(crown.filter((colour) => distance(colour, measured) > 45)) ?? mix(measured, [20, 14, 12], 0.7);
  return {
    skin,
    hair,
    ...readHairShape(bitmap, frame, measured, hair),
    clothing: mainColour(sampleRegion(bitmap, frame, { left: -1.5, right: 1.5, top: 2.9, bottom: 3.9 })) ?? [
      60, 90, 150,
    ],
    beard: readBeard(bitmap, frame, measured),
    monochrome: face.monochrome,
    faceFound: face.found && face.sure,
  };
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The mean of the brighter middle part, which leaves out shadows and glare. */
function brightPart(colours: Rgb[]): Rgb {
  const sorted = [...colours].sort((a, b) => luminance(a) - luminance(b));
  return (
    average(sorted.slice(Math.floor(sorted.length * 0.4), Math.ceil(sorted.length * 0.85))) ?? [214, 168, 140]
  );
}

function average(colours: Rgb[]): Rgb | undefined {
  if (colours.length === 0) return undefined;
  const sum = colours.reduce<[number, number, number]>(
    (all, c) => [all[0] + c[0], all[1] + c[1], all[2] + c[2]],
    [0, 0, 0],
  );
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
}

/** The mean of the fullest of 64 colour boxes, so that two colours never mix to a third one. */
function mainColour(colours: Rgb[]): Rgb | undefined {
  const boxes = new Map<number, Rgb[]>();
  for (const colour of colours) {
    const key = (colour[0] >> 6) * 16 + (colour[1] >> 6) * 4 + (colour[2] >> 6);
    boxes.set(key, [...(boxes.get(key) ?? []), colour]);
  }
  const fullest = [...boxes.values()].sort((a, b) => b.length - a.length)[0];
  return fullest && average(fullest);
}

/** Brings bad light and false guesses back to a colour that skin can have. */
function plausibleSkin(colour: Rgb): Rgb {
  const bright = Math.max(60, Math.min(232, luminance(colour)));
  const usual = tintSkin(bright);
  const trust = chroma(colour) < 12 || colour[0] < colour[2] ? 0.15 : 0.75;
  const scale = bright / Math.max(1, luminance(colour));
  return mix(usual, [colour[0] * scale, colour[1] * scale, colour[2] * scale], trust);
}

/** Skin of a brightness: dark skin is redder and more saturated than light skin. */
function tintSkin(bright: number): Rgb {
  const share = Math.max(0, Math.min(1, (bright - 55) / 165));
  return mix([96, 58, 40], [246, 212, 188], share);
}

function readHairShape(
  bitmap: Bitmap,
  frame: FaceFrame,
  skin: Rgb,
  hair: Rgb,
): Pick<Looks, 'hairLength' | 'fringe' | 'hairHeight'> {
  const isHair = (colour: Rgb) => distance(colour, hair) < 42 && distance(colour, skin) > 40;
  const share = (left: number, right: number, top: number, bottom: number) => {
    const colours = sampleRegion(bitmap, frame, { left, right, top, bottom }, 10);
    return colours.filter(isHair).length / Math.max(1, colours.length);
  };
  const bothSides = (near: number, far: number, top: number, bottom: number) =>
    Math.min(share(-far, -near, top, bottom), share(near, far, top, bottom));
  const rows = [1.7, 1.85, 2, 2.15, 2.3, 2.45];
  const hairHeight = rows.filter((up) => share(-0.4, 0.4, -up - 0.05, -up + 0.05) > 0.5).length / rows.length;
  const fringe = share(-0.5, 0.5, -0.85, -0.6) > 0.45;
  // Beside the ears first: lower down, a background may have the colour of the hair.
  if (bothSides(1.15, 1.45, -0.3, 0.3) > 0.4) {
    return { hairLength: bothSides(1.05, 1.5, 1.1, 2.1) > 0.35 ? 'long' : 'medium', fringe, hairHeight };
  }
  const crown = share(-0.45, 0.45, -1.6, -1.05);
  return { hairLength: crown < 0.12 ? 'bald' : 'short', fringe, hairHeight };
}

function readBeard(bitmap: Bitmap, frame: FaceFrame, skin: Rgb): boolean {
  const chin = sampleRegion(bitmap, frame, { left: -0.3, right: 0.3, top: 1.45, bottom: 1.7 });
  const lip = sampleRegion(bitmap, frame, { left: -0.25, right: 0.25, top: 0.78, bottom: 0.86 });
  const dark = (colours: Rgb[]) => luminance(average(colours) ?? skin) < luminance(skin) * 0.62;
  return dark(chin) && dark(lip);
}
