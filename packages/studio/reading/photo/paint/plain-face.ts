import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Decal } from '../../../sculpt/solid.ts';
import type { Looks } from '../looks.ts';
import { FACE_PRINT } from '../print/face-print.ts';

const INK = '#2a1d1a';

/**
 * The print for a head whose photo shows no face: the plain, friendly face of a toy. A landscape on a head
 * would be a horror, and a made-up person would be a lie.
 */
export function createPlainFace(looks: Looks): Decal {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.scale(perUnit, perUnit);
  context.translate(halfWidth, -top);
  const hair = `rgb(${looks.hair.map(Math.round).join(' ')})`;
  for (const side of [-1, 1]) {
    drawEye(context, side * 0.46);
    drawBrow(context, side, hair);
    drawCheek(context, side * 0.78);
  }
  drawSmile(context);
  const pixels = new Uint8ClampedArray(context.getImageData(0, 0, width, height).data);
  return { pixels, width, height, centre: FACE_PRINT.centre, half: FACE_PRINT.half };
}

function drawEye(context: SKRSContext2D, x: number): void {
  context.fillStyle = INK;
  context.beginPath();
  context.ellipse(x, 0.02, 0.13, 0.19, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.ellipse(x + 0.045, -0.06, 0.04, 0.05, 0, 0, Math.PI * 2);
  context.fill();
}

function drawBrow(context: SKRSContext2D, side: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 0.09;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(side * 0.27, -0.36);
  context.quadraticCurveTo(side * 0.48, -0.48, side * 0.68, -0.34);
  context.stroke();
}

function drawCheek(context: SKRSContext2D, x: number): void {
  const blush = context.createRadialGradient(x, 0.55, 0, x, 0.55, 0.26);
  blush.addColorStop(0, 'rgb(226 96 82 / 0.35)');
  blush.addColorStop(1, 'rgb(226 96 82 / 0)');
  context.fillStyle = blush;
  context.fillRect(x - 0.3, 0.25, 0.6, 0.6);
}

function drawSmile(context: SKRSContext2D): void {
  context.strokeStyle = INK;
  context.lineWidth = 0.075;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-0.36, 0.9);
  context.quadraticCurveTo(0, 1.22, 0.36, 0.9);
  context.stroke();
}
