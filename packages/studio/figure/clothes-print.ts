import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Pattern } from '../catalogue/words/pattern-words.ts';
import { css, darken, hex, lighten, luminance, type Rgb } from '../colour.ts';
import type { Decal } from '../sculpt/solid.ts';
import { chooseFonts } from '../typesetting/choose-fonts.ts';
import { printSlogan } from '../typesetting/print-words.ts';
import type { Build } from './build.ts';
import { dot, printPattern, star } from './cloth-pattern.ts';
import { CUTS, cutOf, type Top } from './cuts.ts';
import { printNeckline } from './neckline.ts';
import type { Outfit } from './outfit.ts';
import { shadeOf } from './paints.ts';

/** Pixels per centimetre of print; the figure is about 220 centimetres high. */
const FINENESS = 4;
/** The shoulders' height above the waistline for which the prints are drawn, centimetres. */
const DRAWN_LENGTH = 51;

/** Whether a garment goes on below the waist in print. */
export function printsSkirt({ top, pattern, plain, whim }: Outfit): boolean {
  const { hem } = CUTS[top];
  return (
    (hem === 'knee' || hem === 'ankle') &&
    (pattern !== undefined ||
      (!plain && (top === 'sari' || ((top === 'dress' || top === 'gown') && whim > 0.4))))
  );
}

/**
 * What is printed on the front of an upper garment, in the upper body's coordinates: patterns, motifs, and
 * the soft light and shade of folds that are too fine to model. On sleeves (`all over`) and below the waist
 * (`skirt`, in the lower body's coordinates) only what covers the whole garment.
 */
export function printClothes(
  outfit: Outfit,
  build: Build,
  part: 'front' | 'all over' | 'skirt' = 'front',
): Decal {
  const length = (build.shoulder[1] - build.hip[1]) * 100;
  const allOver = part !== 'front';
  const half = build.shoulder[0] * 100 + (allOver ? 55 : 22);
  const [top, bottom] = part === 'skirt' ? [length + 8, -build.hip[1] * 100] : [length + 8, -12];
  const width = Math.round(half * 2 * FINENESS);
  const height = Math.round((top - bottom) * FINENESS);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const scale = length / DRAWN_LENGTH;
  context.scale(FINENESS * scale, FINENESS * scale);
  context.translate(half / scale, (top - length) / scale);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const ground = {
    left: -half / scale,
    top: -10,
    width: (half * 2) / scale,
    height: (top - bottom) / scale + 10,
  };
  if (outfit.pattern)
    printPattern(context, outfit.pattern, ground, {
      cloth: outfit.topColour,
      accent: outfit.accent,
      second: outfit.second,
      upright:
        outfit.top === 'jersey' || (outfit.pattern === 'fine-stripes' && CUTS[outfit.top].neck === 'shirt'),
    });
  else if (part === 'skirt') printHem(context, outfit);
  else if (!allOver && !outfit.plain && !outfit.overalls && !outfit.apron)
    printMotif(context, outfit, build.chest[0] * (100 / scale));
  if (!allOver && outfit.number && !outfit.slogan && NUMBERED.has(outfit.top))
    printNumber(context, outfit, outfit.number);
  if (!allOver && outfit.slogan && isSloganed(outfit))
    printSlogan(context, outfit.slogan, outfit.topColour, {
      width: (build.chest[0] * 128) / scale,
      top: 9,
      bottom: 33,
    });
  if (!allOver && outfit.neckline && cutOf(outfit).front === 'closed')
    printNeckline(context, outfit.neckline, shadeOf(outfit.topColour), build, scale);
  if (!allOver && !CUTS[outfit.top].metal && outfit.top !== 'trunks')
    shadeFolds(context, build.chest[0] * (100 / scale), outfit.topColour);
  return {
    pixels: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data),
    width,
    height,
    centre: [0, (top + bottom) / 200 + (part === 'skirt' ? build.hip[1] : 0)],
    half: [half / 100, (top - bottom) / 200],
  };
}

/** A pattern on trousers or a skirt, in the lower body's coordinates. */
export const printLower = (outfit: Outfit, pattern: Pattern, build: Build): Decal =>
  printClothes({ ...outfit, pattern, topColour: outfit.bottomColour, second: undefined }, build, 'skirt');

/** The pattern of an apron, in the upper body's coordinates. */
export function printApron(outfit: Outfit, pattern: Pattern, apron: Rgb, build: Build): Decal {
  const print = printClothes({ ...outfit, pattern, topColour: apron, second: undefined }, build, 'skirt');
  return { ...print, centre: [print.centre[0], print.centre[1] - build.hip[1]] };
}

/** Garments that print a number in place of their own motif. */
const NUMBERED: ReadonlySet<Top> = new Set(['jersey', 'tank', 'tee', 'hoodie', 'jumper', 'wetsuit']);

/** Words are printed on every closed front that nothing hides, in place of any motif. */
export const isSloganed = (outfit: Outfit) =>
  outfit.slogan !== undefined &&
  !outfit.apron &&
  !outfit.overalls &&
  cutOf(outfit).front === 'closed' &&
  !UNPRINTED.has(outfit.top);

/** A breastplate, a bundle of folds, a blanket, and skin. */
const UNPRINTED: ReadonlySet<Top> = new Set(['armour', 'sari', 'poncho', 'trunks']);

/** Which motif suits which garment; the outfit's whim chooses among several. */
function printMotif(context: SKRSContext2D, outfit: Outfit, chest: number): void {
  const ink = css(luminance(outfit.accent) > 60 ? outfit.accent : hex('#f4f2ec'));
  const { top, whim, number } = outfit;
  if (top === 'wetsuit') sidePanels(context, chest, 0.42, ink);
  if (top === 'jersey') sidePanels(context, chest, 0.72, ink);
  if ((number && NUMBERED.has(top)) || isSloganed(outfit)) return;
  if (top === 'tee') TEE_MOTIFS[Math.floor(whim * TEE_MOTIFS.length)]?.(context, ink, outfit.accent);
  if (top === 'jersey') printNumber(context, outfit, String(1 + Math.floor(whim * 22)));
  if (top === 'jumper') printKnit(context, outfit, ink);
  if (top === 'hoodie' && whim > 0.5) star(context, 0, 22, 8, ink);
  if (top === 'pyjamas')
    printPattern(
      context,
      'striped',
      { left: -60, top: -10, width: 120, height: 140 },
      { cloth: outfit.topColour, accent: outfit.accent, second: outfit.second, upright: true },
    );
  if (top === 'poncho')
    for (const y of [16, 24, 40, 46]) bar(context, y, y % 16 === 0 ? 4 : 2, y < 30 ? ink : '#f4f2ec');
}

/** Flowers or dots on a dress, gold borders on a sari. */
function printHem(context: SKRSContext2D, { top, whim, topColour, accent }: Outfit): void {
  const skirt = { left: -90, top: 46, width: 180, height: 120 };
  if (top === 'dress' || top === 'gown')
    printPattern(context, whim > 0.7 ? 'dotted' : 'floral', skirt, { cloth: topColour, accent });
  if (top === 'sari') for (const y of [62, 66, 108, 112]) bar(context, y, 1.8, '#e0b13a');
}

/** Panels down both sides of the body, from the armpits. */
function sidePanels(context: SKRSContext2D, chest: number, inner: number, ink: string): void {
  context.fillStyle = ink;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * chest * 1.2, 10);
    context.lineTo(side * chest * (inner + 0.3), 12);
    context.quadraticCurveTo(side * chest * inner, 34, side * chest * (inner + 0.06), 70);
    context.lineTo(side * chest * 1.2, 70);
    context.fill();
  }
}

const TEE_MOTIFS: readonly ((context: SKRSContext2D, ink: string, accent: Rgb) => void)[] = [
  (context, ink) => star(context, 0, 20, 10, ink),
  (context, ink) => {
    for (const [y, thick] of [
      [15, 4],
      [21, 2.4],
      [25.5, 1.4],
    ] as const)
      bar(context, y, thick, ink);
  },
  (context, ink) => {
    context.save();
    context.beginPath();
    context.moveTo(2.5, 9);
    for (const [x, y] of [
      [-7, 22],
      [-1, 22],
      [-3, 33],
      [8, 18],
      [1.6, 18],
      [6, 9],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
    context.fillStyle = ink;
    context.fill();
    context.restore();
  },
  (context, ink, accent) => {
    dot(context, 0, 20, 9.5, ink);
    for (let stripe = 0; stripe < 4; stripe++) {
      context.fillStyle = css(darken(accent, 0.5));
      context.fillRect(-10, 21 + stripe * 2.6, 20, 0.7 + stripe * 0.25);
    }
  },
];

function bar(context: SKRSContext2D, y: number, thick: number, ink: string): void {
  context.fillStyle = ink;
  context.fillRect(-90, y, 180, thick);
}

function printNumber(context: SKRSContext2D, outfit: Outfit, number: string): void {
  if (number.length > 2) {
    printRaceNumber(context, number);
    return;
  }
  context.font = `24px ${chooseFonts(number, 'condensed').families}`;
  context.textAlign = 'center';
  context.lineWidth = 2.4;
  context.strokeStyle = css(darken(outfit.topColour, 0.45));
  context.strokeText(number, 0, 32);
  context.fillStyle = '#f6f4ee';
  context.fillText(number, 0, 32);
}

/** The paper with a number that runners pin to their chests. */
function printRaceNumber(context: SKRSContext2D, number: string): void {
  context.fillStyle = '#fbf9f3';
  context.fillRect(-17, 11, 34, 23);
  context.fillStyle = '#d92b2b';
  context.fillRect(-17, 11, 34, 4);
  context.font = `16px ${chooseFonts(number, 'condensed').families}`;
  context.textAlign = 'center';
  context.fillStyle = '#23222a';
  context.fillText(number, 0, 31, 30);
}

/** Bands of knitted zigzag across the chest. */
function printKnit(context: SKRSContext2D, outfit: Outfit, ink: string): void {
  const light = css(luminance(outfit.topColour) > 170 ? darken(outfit.topColour, 0.45) : hex('#f4f2ec'));
  context.lineWidth = 1.8;
  for (const [y, colour] of [
    [16, light],
    [21, ink],
    [26, light],
  ] as const) {
    context.beginPath();
    for (let x = -60; x <= 60; x += 4) context.lineTo(x, y + (Math.abs(x / 4) % 2 === 0 ? 0 : 3));
    context.strokeStyle = colour;
    context.stroke();
  }
  for (const y of [11, 34]) bar(context, y, 1.1, light);
}

/** Creases from the armpits to the waist and across it: a shade with a light next to it. */
function shadeFolds(context: SKRSContext2D, chest: number, cloth: Rgb): void {
  const dark = darken(cloth, 0.8);
  const light = lighten(cloth, luminance(cloth) < 60 ? 0.35 : 0.6);
  for (const side of [-1, 1]) {
    const folds = [
      [
        [0.86, 17],
        [0.66, 25],
        [0.34, 29],
      ],
      [
        [0.84, 27],
        [0.6, 35],
        [0.2, 38],
      ],
      [
        [0.8, 46],
        [0.5, 42],
        [0.16, 43],
      ],
      [
        [0.7, 57],
        [0.46, 50],
        [0.2, 48],
      ],
    ] as const;
    for (const [from, bend, to] of folds) {
      for (const [offset, ink, alpha, width] of [
        [0, dark, 0.035, 6],
        [0, dark, 0.05, 3.2],
        [0, dark, 0.05, 1.4],
        [2.2, light, 0.045, 3],
      ] as const) {
        context.beginPath();
        context.moveTo(side * from[0] * chest, from[1] - offset);
        context.quadraticCurveTo(
          side * bend[0] * chest,
          bend[1] - offset,
          side * to[0] * chest,
          to[1] - offset,
        );
        context.strokeStyle = css(ink, alpha);
        context.lineWidth = width;
        context.stroke();
      }
    }
  }
}
