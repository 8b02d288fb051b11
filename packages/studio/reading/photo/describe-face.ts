import { luminance, type Rgb, toHsl } from '../../colour.ts';
import type { Looks } from './looks.ts';
import type { FaceReading } from './read-face.ts';

const LENGTHS = {
  bald: 'shaved',
  cropped: 'cropped short',
  short: 'short',
  medium: 'of medium length, covering the ears',
  long: 'long, falling beside the face',
} as const;

const BEARDS = {
  stubble: 'stubble on chin and upper lip',
  moustache: 'a moustache',
  goatee: 'a beard around the mouth',
  full: 'a full beard',
} as const;

/** 3 to 5 plain English sentences on what was measured in a photo, well under 300 tokens. */
export function describeFace({ looks, eyeDistance }: FaceReading): string {
  const sentences = [describeFraming(eyeDistance, looks), describeSkinAndHair(looks)];
  const marks = [
    ...(looks.beard ? [BEARDS[looks.beard.kind]] : []),
    ...(looks.glasses ? [looks.glasses.dark ? 'sunglasses' : 'glasses'] : []),
  ];
  if (marks.length > 0) sentences.push(`The person wears ${marks.join(' and ')}.`);
  sentences.push(describeClothes(looks));
  return sentences.join(' ');
}

function describeClothes({ monochrome, clothing, clothes }: Looks): string {
  if (monochrome)
    return 'The photo is black and white, so the colours of skin and clothing are estimated from their brightness.';
  if (clothes?.colours.length === 0) return 'The photo ends above the clothing.';
  return `The clothing below the chin is mainly ${nameColour(clothing)}.`;
}

function describeFraming(eyeDistance: number, looks: Looks): string {
  if (!looks.faceFound)
    return 'No face stands out clearly in this photo, so its middle is taken for the face.';
  // A face is about 2.2 times as wide as its eyes are apart.
  const share = eyeDistance * 2.2;
  const framing =
    share > 0.5
      ? 'A close-up of a face'
      : share > 0.2
        ? 'A head-and-shoulders portrait'
        : 'A person seen from some distance';
  return `${framing}, looking towards the camera.`;
}

function describeSkinAndHair(looks: Looks): string {
  const skin = `The skin is ${nameSkin(looks.skin)}.`;
  if (looks.hairLength === 'bald') return `${skin} There is little or no hair on the top of the head.`;
  const fringe = looks.fringe ? ', with a fringe over the forehead' : '';
  return `${skin} The hair is ${nameHair(looks.hair)} and ${LENGTHS[looks.hairLength]}${fringe}.`;
}

function nameSkin(skin: Rgb): string {
  const bright = luminance(skin);
  if (bright > 195) return 'light';
  if (bright > 160) return 'light to medium, with a warm tone';
  if (bright > 120) return 'medium brown';
  return bright > 85 ? 'brown' : 'deep brown';
}

/** The everyday name of a hair colour. */
function nameHair(hair: Rgb): string {
  const { hue, saturation, lightness } = toHsl(hair);
  if (saturation < 0.12) return lightness < 0.22 ? 'black' : lightness < 0.6 ? 'grey' : 'white';
  if (lightness < 0.14) return 'black';
  if (hue < 50 || hue > 340) {
    if (lightness > 0.55) return 'blond';
    if (saturation > 0.55 && hue < 24 && lightness > 0.25) return 'red';
    return lightness < 0.25 ? 'dark brown' : 'brown';
  }
  return nameColour(hair);
}

/** The everyday name of a colour. */
function nameColour(colour: Rgb): string {
  const { hue, saturation, lightness } = toHsl(colour);
  if (lightness < 0.1) return 'black';
  if (saturation < 0.12) return lightness > 0.85 ? 'white' : lightness < 0.25 ? 'dark grey' : 'grey';
  const names: [number, string][] = [
    [15, 'red'],
    [42, lightness < 0.4 ? 'brown' : 'orange'],
    [68, 'yellow'],
    [165, 'green'],
    [195, 'turquoise'],
    [255, 'blue'],
    [290, 'purple'],
    [340, 'pink'],
    [361, 'red'],
  ];
  const name = names.find(([limit]) => hue < limit)?.[1] ?? 'red';
  return lightness < 0.3 ? `dark ${name}` : lightness > 0.8 ? `light ${name}` : name;
}
