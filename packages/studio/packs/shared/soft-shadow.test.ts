import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawShadowOf } from './soft-shadow.ts';
import { createPage, PAGE } from './surface.ts';

const box = { x: 300, y: 300, width: 600, height: 600 };

/** The darkness of the shadow of a disc, at a distance right of its middle, page pixels. */
function shadowOfDisc() {
  const disc = createCanvas(300, 300);
  const shape = disc.getContext('2d');
  shape.fillStyle = '#ff8000';
  shape.arc(150, 150, 100, 0, Math.PI * 2);
  shape.fill();
  const surface = createPage(768);
  surface.context.fillStyle = '#ffffff';
  surface.context.fillRect(0, 0, PAGE, PAGE);
  drawShadowOf(surface, { canvas: disc, box }, { blur: 16, strength: 0.5 });
  return (right: number) =>
    surface.context.getImageData((600 + right) * surface.scale, 600 * surface.scale, 1, 1).data[0] ?? 0;
}

it('has the shape of the picture, its own colour and strength, and a soft edge', () => {
  const brightness = shadowOfDisc();
  expect(brightness(0)).toBeCloseTo(255 - 0.5 * (255 - 18), -0.5);
  expect(brightness(260)).toBe(255);
  const edge = [-40, -16, 0, 16, 40].map((away) => brightness(200 + away));
  expect(edge).toEqual(edge.toSorted((a, b) => a - b));
  expect(Math.abs((edge[2] ?? 0) - (brightness(0) + 255) / 2)).toBeLessThan(8);
  expect((edge[3] ?? 0) - (edge[1] ?? 0)).toBeGreaterThan(50);
});
