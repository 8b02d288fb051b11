import { describe, expect, it } from 'vitest';
import { placeAccessory } from './place-sculptures.ts';
import { createPage } from './surface.ts';

const BOX = { x: 100, y: 100, width: 240, height: 240 };

describe('placeAccessory', () => {
  it.each(['bicycle', 'sword', 'football', 'cat'] as const)('stands a %s on the foot of its box', (kind) => {
    const { canvas, box } = placeAccessory(
      createPage(1536),
      { kind, colour: undefined },
      BOX,
      [0, 20, 0],
      true,
    );
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let lowest = 0;
    for (let pixel = 0; pixel < width * height; pixel++)
      if ((data[pixel * 4 + 3] ?? 0) > 128) lowest = Math.floor(pixel / width);
    // The box is filled to 86 %, and things are measured to a thirtieth of a unit.
    expect(Math.abs(box.y + lowest - (BOX.y + BOX.height * 0.93))).toBeLessThan(9);
  });
});
