import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawOnWall, inBox, project, seeColumn, type Wall } from './perspective.ts';
import { createPage } from './surface.ts';

const wall: Wall = { from: inBox(900, 0), to: inBox(0, 0), top: 200, bottom: 1300 };

it('sees a column of a wall where the wall is projected', () => {
  for (const share of [0.1, 0.5, 0.9]) {
    const left = 900 * (1 - share);
    const { x, y } = project(inBox(left, 0), wall.bottom);
    const seen = seeColumn(wall, x);
    expect(seen.share).toBeCloseTo(share);
    expect(seen.bottom).toBeCloseTo(y);
  }
});

it('draws a picture inside the projected wall only, left stays left', () => {
  const picture = createCanvas(200, 200);
  const paint = picture.getContext('2d');
  paint.fillStyle = '#ff0000';
  paint.fillRect(0, 0, 100, 200);
  paint.fillStyle = '#0000ff';
  paint.fillRect(100, 0, 100, 200);
  const { canvas, context, scale } = createPage(384);
  drawOnWall({ canvas, context, scale }, picture, wall);
  const at = (left: number, y: number) => {
    const point = project(inBox(left, 0), y);
    return [...context.getImageData(Math.round(point.x * scale), Math.round(point.y * scale), 1, 1).data];
  };
  expect(at(800, 700)).toEqual([255, 0, 0, 255]);
  expect(at(100, 700)).toEqual([0, 0, 255, 255]);
  expect(at(450, 180)[3]).toBe(0);
  expect(at(450, 1320)[3]).toBe(0);
  expect(at(940, 700)[3]).toBe(0);
});

it('multiplies the light, and lets through what the picture leaves transparent', () => {
  const picture = createCanvas(200, 200);
  const paint = picture.getContext('2d');
  paint.fillStyle = 'rgba(200,100,40,0.5)';
  paint.fillRect(0, 0, 100, 200);
  paint.fillStyle = 'rgb(200,100,40)';
  paint.fillRect(100, 0, 50, 200);
  const surface = createPage(384);
  surface.context.fillStyle = '#ffffff';
  surface.context.fillRect(0, 0, 1536, 1536);
  drawOnWall(surface, picture, wall, () => 0.5);
  const at = (left: number) => {
    const point = project(inBox(left, 0), 700);
    const [x, y] = [Math.round(point.x * surface.scale), Math.round(point.y * surface.scale)];
    return [...surface.context.getImageData(x, y, 1, 1).data];
  };
  const half = at(700);
  for (const [channel, value] of [178, 153, 138].entries())
    expect(Math.abs((half[channel] ?? 0) - value)).toBeLessThan(3);
  expect(at(350)).toEqual([100, 50, 20, 255]);
  expect(at(100)).toEqual([255, 255, 255, 255]);
});
