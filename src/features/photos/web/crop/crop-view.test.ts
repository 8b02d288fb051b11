import { expect, test } from 'vitest';
import { FRAME_SHAPE, mostZoom, moveView, partOf, wholeView, zoomView } from './crop-view.ts';

const landscape = { width: 1600, height: 1000 };
const tall = { width: 900, height: 1600 };

test.each([landscape, tall, { width: 800, height: 1000 }])(
  'the first view is the largest part of $width × $height',
  (photo) => {
    const part = partOf(photo, wholeView);
    expect(Math.max(part.width, part.height)).toBe(1);
    expect((part.width * photo.width) / (part.height * photo.height)).toBeCloseTo(FRAME_SHAPE);
  },
);

test('a moved frame stays inside of the photo', () => {
  const left = moveView(landscape, wholeView, -5, -5);
  expect(partOf(landscape, left)).toMatchObject({ x: 0, y: 0, width: 0.5, height: 1 });
  const right = moveView(landscape, wholeView, 0.1, 0);
  expect(right.x).toBeCloseTo(0.55);
});

test('zooming keeps the point below the fingers, and goes no further than the photo has pixels', () => {
  const before = partOf(landscape, wholeView);
  const after = partOf(landscape, zoomView(landscape, wholeView, 2, { x: 0.25, y: 0.75 }));
  expect(after.width).toBeCloseTo(before.width / 2);
  expect(after.x + 0.25 * after.width).toBeCloseTo(before.x + 0.25 * before.width);
  expect(after.y + 0.75 * after.height).toBeCloseTo(before.y + 0.75 * before.height);
  expect(zoomView(landscape, wholeView, 1000).zoom).toBe(mostZoom(landscape));
  expect(zoomView(landscape, wholeView, 0.1)).toEqual(wholeView);
  expect(mostZoom({ width: 300, height: 300 })).toBe(2);
});

test('zooming out at an edge shows no more than the photo', () => {
  const near = moveView(landscape, zoomView(landscape, wholeView, 4), 9, 9);
  const { x, y, width, height } = partOf(landscape, zoomView(landscape, near, 0.5));
  expect([x + width, y + height]).toEqual([1, 1]);
});
