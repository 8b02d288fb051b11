import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, luminance } from '../colour.ts';
import type { Decal } from '../sculpt/solid.ts';
import type { Outfit } from './outfit.ts';

/** The print covers the front of the torso: x -0.5 to 0.5, y 0.35 to 1.45, in body units. */
const WIDTH = 300;
const HEIGHT = 330;

/** Everything that is painted on the front of the clothes: lapels, buttons, ties, pockets, badges. */
export function printClothes(outfit: Outfit): Decal {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  // From here x and y are body units times 100, with y down from 145.
  context.scale(WIDTH / 100, HEIGHT / 110);
  context.translate(50, 0);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (outfit.top === 'suit' || outfit.top === 'jacket' || outfit.top === 'coat') printJacket(context, outfit);
  else if (outfit.top === 'spacesuit') printSpacesuit(context, outfit);
  else if (outfit.top === 'armour') printArmour(context, outfit);
  else printPullover(context, outfit);
  if (outfit.apron) printApron(context, outfit.apron);
  return {
    pixels: new Uint8ClampedArray(context.getImageData(0, 0, WIDTH, HEIGHT).data),
    width: WIDTH,
    height: HEIGHT,
    centre: [0, 0.9],
    half: [0.5, 0.55],
  };
}

function polygon(context: SKRSContext2D, points: readonly (readonly [number, number])[], fill: string): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
}

function line(
  context: SKRSContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: string,
  width: number,
): void {
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.stroke();
}

function dot(context: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
}

function printJacket(context: SKRSContext2D, outfit: Outfit): void {
  const seam = css(
    luminance(outfit.topColour) < 60 ? lighten(outfit.topColour, 0.18) : darken(outfit.topColour, 0.35),
  );
  const open = outfit.top === 'suit' ? 46 : 100;
  const width = outfit.top === 'suit' ? 11 : 9;
  polygon(
    context,
    [
      [-width, 0],
      [width, 0],
      [outfit.top === 'suit' ? 0 : 6, open],
      [outfit.top === 'suit' ? 0 : -6, open],
    ],
    css(outfit.innerColour),
  );
  if (outfit.top === 'suit') {
    polygon(
      context,
      [
        [-3, 7],
        [3, 7],
        [2, 11],
        [5, 38],
        [0, 45],
        [-5, 38],
        [-2, 11],
      ],
      css(outfit.accent),
    );
    polygon(
      context,
      [
        [-9, 2],
        [-1, 8],
        [-6, 13],
      ],
      css(lighten(outfit.innerColour, 0.3)),
    );
    polygon(
      context,
      [
        [9, 2],
        [1, 8],
        [6, 13],
      ],
      css(lighten(outfit.innerColour, 0.3)),
    );
  } else {
    for (let y = 18; y < 60; y += 11) dot(context, 0, y, 1.1, css(darken(outfit.innerColour, 0.25)));
  }
  const lapel = css(
    luminance(outfit.topColour) < 60 ? lighten(outfit.topColour, 0.07) : darken(outfit.topColour, 0.14),
  );
  for (const side of [-1, 1]) {
    polygon(
      context,
      [
        [side * 9, 0],
        [side * 17, 12],
        [side * 12, 17],
        [side * 15, 20],
        [side * (outfit.top === 'suit' ? 1 : 7), 46],
        [side * 7, 10],
      ],
      lapel,
    );
    line(context, [side * 13, 58], [side * 24, 56], seam, 1.2);
  }
  line(context, [outfit.top === 'suit' ? 0 : 7, 46], [outfit.top === 'suit' ? 0 : 7, 108], seam, 0.9);
  if (outfit.top === 'suit')
    for (const y of [50, 58]) dot(context, 2, y, 1.5, css(darken(outfit.topColour, 0.5)));
}

function printPullover(context: SKRSContext2D, outfit: Outfit): void {
  const shade = css(darken(outfit.topColour, 0.22));
  const light = css(luminance(outfit.accent) > 60 ? outfit.accent : hex('#f4f2ec'));
  if (outfit.top === 'shirt') {
    line(context, [0, 6], [0, 100], shade, 0.8);
    for (let y = 14; y < 62; y += 10) dot(context, 0, y, 1.3, css(hex('#f4f2ec')));
    polygon(
      context,
      [
        [-10, 1],
        [0, 9],
        [-7, 15],
      ],
      css(lighten(outfit.topColour, 0.2)),
    );
    polygon(
      context,
      [
        [10, 1],
        [0, 9],
        [7, 15],
      ],
      css(lighten(outfit.topColour, 0.2)),
    );
    return;
  }
  if (outfit.top === 'dress') {
    context.fillStyle = light;
    context.fillRect(-40, 48, 80, 5);
    for (let index = 0; index < 14; index++)
      dot(context, ((index * 17) % 54) - 27, 62 + ((index * 29) % 44), 1.6, light);
    return;
  }
  if (outfit.top === 'hoodie') {
    line(context, [-5, 8], [-6, 30], css(hex('#f4f2ec')), 1.4);
    line(context, [5, 8], [6, 27], css(hex('#f4f2ec')), 1.4);
    polygon(
      context,
      [
        [-14, 44],
        [14, 44],
        [18, 60],
        [-18, 60],
      ],
      shade,
    );
    return;
  }
  if (outfit.top === 'jumper') {
    context.fillStyle = light;
    context.fillRect(-50, 22, 100, 5);
    context.fillRect(-50, 30, 100, 2.4);
    return;
  }
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const radius = point % 2 === 0 ? 11 : 4.8;
    context.lineTo(Math.sin((point * Math.PI) / 5) * radius, 27 - Math.cos((point * Math.PI) / 5) * radius);
  }
  context.closePath();
  context.fillStyle = light;
  context.fill();
}

function printSpacesuit(context: SKRSContext2D, outfit: Outfit): void {
  context.fillStyle = css(hex('#c9cdd4'));
  context.beginPath();
  context.roundRect(-14, 22, 28, 20, 3);
  context.fill();
  for (const [index, colour] of ['#e4312b', '#2cb5e8', '#ffc72c'].entries())
    dot(context, -8 + index * 8, 28, 2.2, colour);
  line(context, [-10, 36], [10, 36], css(hex('#6b7280')), 2);
  line(context, [-30, 56], [30, 56], css(outfit.accent), 2.4);
  dot(context, 20, 17, 4.4, css(hex('#2563c9')));
  dot(context, 20, 17, 1.8, css(hex('#ffffff')));
}

function printArmour(context: SKRSContext2D, outfit: Outfit): void {
  const edge = css(hex('#5e6573'));
  line(context, [0, 6], [0, 60], edge, 1.4);
  for (const y of [34, 46]) line(context, [-26, y], [26, y], edge, 1.2);
  polygon(
    context,
    [
      [-8, 14],
      [8, 14],
      [8, 24],
      [0, 31],
      [-8, 24],
    ],
    css(outfit.accent),
  );
}

function printApron(context: SKRSContext2D, colour: readonly [number, number, number]): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.roundRect(-15, 14, 30, 96, 4);
  context.fill();
  line(context, [-12, 15], [-9, 0], css(colour), 3);
  line(context, [12, 15], [9, 0], css(colour), 3);
  context.strokeStyle = css(darken(colour, 0.2));
  context.lineWidth = 0.8;
  context.strokeRect(-9, 50, 18, 12);
}
