import type { Box } from '../../typesetting/typeset.ts';
import { drawSoftShadow, grow } from './soft-shadow.ts';
import { PAGE, roundedPath, type Surface } from './surface.ts';

/** A clear bubble on a card: its foot print in page pixels and how it was formed. */
export type Bubble = {
  box: Box;
  radius: number;
  /** How far its top stands off the card, page pixels. */
  depth: number;
  /** Bulge of the top: 0 flat, 0.5 round. */
  dome: number;
  /** Unevenness of the plastic: 0 none, 0.02 an old toy's. */
  ripple: number;
  /** How much of red, green and blue the plastic lets through, 0 to 1. */
  tint: readonly [number, number, number];
};

/** How far the walls lean inwards from the card to the top, page pixels. */
export const DRAFT = 27;
/** Where the lens looks straight at the card, page pixels, and how far away it is. */
const LENS = { x: 768, y: 720, far: 3600 } as const;

/**
 * The flat top of a bubble as it appears on the page: it is nearer than the card, so it looks larger and moves
 * outwards.
 */
export function topOf({ box, depth }: Bubble): Box {
  const near = LENS.far / (LENS.far - depth);
  return {
    x: LENS.x + (box.x + DRAFT - LENS.x) * near,
    y: LENS.y + (box.y + DRAFT - LENS.y) * near,
    width: (box.width - 2 * DRAFT) * near,
    height: (box.height - 2 * DRAFT) * near,
  };
}

/** Air between a toy's box and its bubble's foot, page pixels; and how far it may reach over the top's edge. */
const AIR = 12;
const OVER = 1.1;

/** The box for a toy in a bubble, in the middle of its top: in a narrow one the walls would cut through a larger toy. */
export function roomIn(bubble: Bubble): Box {
  const top = topOf(bubble);
  const width = Math.min(bubble.box.width - 2 * AIR, top.width * OVER);
  const height = Math.min(bubble.box.height - 2 * AIR, top.height * OVER);
  return { x: top.x + (top.width - width) / 2, y: top.y + (top.height - height) / 2, width, height };
}

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
