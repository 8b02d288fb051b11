import { expect, it } from 'vitest';
import { createPage, PAGE } from '../packs/shared/surface.ts';
import { drawWatermark } from './watermark.ts';

it.each(['#ffffff', '#101018', '#e4312b'])(
  'marks every part of a picture of %s, and spares most of it',
  (ground) => {
    const { canvas, context, scale } = createPage(512);
    context.fillStyle = ground;
    context.fillRect(0, 0, PAGE, PAGE);
    const before = context.getImageData(0, 0, 1, 1).data;
    drawWatermark({ canvas, context, scale });
    for (let x = 0; x < 512; x += 128) {
      for (let y = 0; y < 512; y += 128) {
        const { data } = context.getImageData(x, y, 128, 128);
        let changed = 0;
        for (let at = 0; at < data.length; at += 4)
          if (Math.abs((data[at + 1] ?? 0) - (before[1] ?? 0)) > 8) changed++;
        expect(changed / (128 * 128)).toBeGreaterThan(0.02);
        expect(changed / (128 * 128)).toBeLessThan(0.5);
      }
    }
  },
);
