import type { Build } from '../figure/build.ts';
import type { PackAbout } from './pack-about.ts';
import type { LabelPlaces } from './shared/label-places.ts';
import type { PlacedHead } from './shared/place-figure.ts';
import type { SceneSpec } from './shared/scene-spec.ts';
import type { Surface } from './shared/surface.ts';

/** A packaging: everything in which it differs from the others. */
export type Pack = PackAbout & {
  /** The proportions of the figure that is sold in it. */
  build: Build;
  /** Draws the pack with its figure onto the page, and tells where the head is on it. */
  draw(surface: Surface, spec: SceneSpec): PlacedHead;
  /** Where words are printed on a picture of it that another model made. */
  labels: LabelPlaces;
};
