import type { Bubble } from './bubble.ts';
import { drawSoftShadow, grow } from './soft-shadow.ts';
import { PAGE, roundedPath, type Surface } from './surface.ts';

/** Draws the bubble's shadow on the card and the shade in its hollow. Draw it before the toy. */
export function drawBubbleBack(surface: Surface, { box, radius, depth }: Bubble): void {
  const { context } = surface;
  drawSoftShadow(surface, { blur: depth * 0.2, strength: 0.5, area: grow(box, depth * 0.2) }, (shape) => {
    shape.beginPath();
    shape.rect(0, 0, PAGE, PAGE);
    shape.roundRect(box.x, box.y, box.width, box.height, radius);
    shape.clip('evenodd');
    roundedPath(
      shape,
      {
        x: box.x + depth * 0.1,
        y: box.y + depth * 0.16,
        width: box.width + depth * 0.12,
        height: box.height + depth * 0.14,
      },
      radius,
    );
    shape.fill();
  });
  context.save();
  roundedPath(context, box, radius);
  context.clip();
  const hollow = context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
  hollow.addColorStop(0, 'rgba(255,255,255,0)');
  hollow.addColorStop(0.5, 'rgba(255,255,255,0.05)');
  hollow.addColorStop(1, 'rgba(255,255,255,0.14)');
  context.fillStyle = hollow;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.restore();
  drawSoftShadow(surface, { blur: 16, strength: 0.4, area: box }, (shape) => {
    roundedPath(shape, box, radius);
    shape.clip();
    shape.lineWidth = 30;
    roundedPath(shape, box, radius);
    shape.stroke();
  });
}
