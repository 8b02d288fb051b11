import type { Rgb } from '../../../colour.ts';
import { toLab } from '../../../colour-lab.ts';
import { mean } from '../../../math.ts';
import type { Edges } from '../regions/head-regions.ts';
import { type ClothAt, type Layers, litColour } from './cloth-layers.ts';

/** A place of cloth: its distance from the middle in the head's units, and its colour. */
type Place = { aside: number; colour: Rgb };

const STEP = 0.05;
/** Fewer places than this say nothing. */
const LEAST = 12;

/** How light a white shirt is and how dark what is over it, 0 to 100, and the least share of each in what is seen. */
const LIGHT = 68;
const DARK = 42;
const SHARE = 0.2;
/** What is worn under something else is nearer to the neck. */
const NEARER = 0.97;

/**
 * Tells a light shirt under something dark in a photo that ends just below the chin: only narrow strips of both show
 * next to the neck.
 */
export function readEdgeLayers(clothAt: ClothAt, chest: Edges): Layers | undefined {
  const places = placesIn(clothAt, chest);
  const light = places.filter(({ colour }) => toLab(colour)[0] > LIGHT);
  const dark = places.filter(({ colour }) => toLab(colour)[0] < DARK);
  if (Math.min(light.length, dark.length) < Math.max(LEAST, places.length * SHARE)) return undefined;
  if (distanceOf(light) > distanceOf(dark) * NEARER) return undefined;
  const colours = (group: readonly Place[]) => group.map(({ colour }) => colour);
  const inner = litColour(colours(light));
  const outer = litColour(colours(dark));
  return { inner, outer };
}

/** How far from the middle on the mean. */
const distanceOf = (group: readonly Place[]) => mean(group.map(({ aside }) => aside));

function placesIn(clothAt: ClothAt, { left, right, top, bottom }: Edges): Place[] {
  const places: Place[] = [];
  for (let y = top; y <= bottom; y += STEP) {
    for (let x = left; x <= right; x += STEP) {
      const colour = clothAt(x, y);
      if (colour && colour !== 'unsure') places.push({ aside: Math.abs(x), colour });
    }
  }
  return places;
}
