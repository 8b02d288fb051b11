import type { Canvas } from '@napi-rs/canvas';
import { mouldThing } from '../../catalogue/things/catalogue.ts';
import type { CharacterOptions } from '../../reading/description/read-description.ts';
import { measureSculptures } from '../../sculpt/find-extent.ts';
import { beginPart } from '../../sculpt/render-sculptures.ts';
import type { Sculpture, Vector } from '../../sculpt/solid.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { drawShadowOf } from './soft-shadow.ts';
import { layerToCanvas, type Surface } from './surface.ts';

/** A rendered toy and the part of the page that it covers. */
export type Placed = { canvas: Canvas; box: Box };

/**
 * Begins to render sculptures into a box of the page; the returned function finishes that. `unit` is how many page
 * pixels one unit of the world takes, and `foot` is the place in the box, 0 to 1 from its top left, where the world's
 * origin stands.
 */
export function beginSculptures(
  surface: Surface,
  sculptures: readonly Sculpture[],
  place: { box: Box; unit: number; foot: readonly [number, number]; turn: Vector },
): () => Placed {
  const { box, unit, foot, turn } = place;
  const [width, height] = [Math.round(box.width * surface.scale), Math.round(box.height * surface.scale)];
  const view = {
    left: (-foot[0] * box.width) / unit,
    top: (foot[1] * box.height) / unit,
    width,
    height,
    pixelsPerUnit: unit * surface.scale,
    turn,
  };
  const finish = beginPart(sculptures, view, surface.helper);
  return () => {
    const part = finish();
    const [across, down] = [box.width / width, box.height / height];
    const covered = {
      x: box.x + part.column * across,
      y: box.y + part.row * down,
      width: part.width * across,
      height: part.height * down,
    };
    return { canvas: layerToCanvas(part), box: covered };
  };
}

/** Draws a placed toy with its shadow on the card behind it, `depth` page pixels away. */
export function drawPlaced(surface: Surface, { canvas, box }: Placed, depth: number, strength = 0.5): void {
  const moved = { ...box, x: box.x + depth * 0.7, y: box.y + depth * 0.8 };
  drawShadowOf(surface, { canvas, box: moved }, { blur: depth * 0.65, strength });
  surface.context.drawImage(canvas, box.x, box.y, box.width, box.height);
}

/** An accessory alone, as large as fits into a box: in its middle, or with `stands` at its foot. */
export function placeAccessory(
  surface: Surface,
  accessory: CharacterOptions['accessories'][number],
  box: Box,
  turn: Vector,
  stands = false,
): Placed {
  const { kind, colour, words } = accessory;
  const sculptures: Sculpture[] = [{ groups: mouldThing(kind, colour, words).groups, turn }];
  const bounds = measureSculptures(sculptures, TILT);
  const unit = Math.min((box.width * FILLED) / bounds.width, (box.height * FILLED) / bounds.height);
  const drop = stands ? (FILLED - (bounds.height * unit) / box.height) / 2 : 0;
  return beginSculptures(surface, sculptures, {
    box,
    unit,
    turn: TILT,
    foot: [0.5 - (bounds.middleX * unit) / box.width, 0.5 + drop + (bounds.middleY * unit) / box.height],
  })();
}

/** The share of its box that an accessory takes at most: its size is known only to a thirtieth of a unit. */
export const FILLED = 0.86;
/** Seen a little from above, like everything on a shelf. */
const TILT: Vector = [8, 0, 0];
