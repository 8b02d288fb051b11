import type { Canvas } from '@napi-rs/canvas';
import type { Build } from '../figure/build.ts';
import type { Box } from '../typesetting/typeset.ts';
import type { PackAbout } from './pack-about.ts';
import type { LabelPlaces } from './shared/label-places.ts';
import type { PlacedHead } from './shared/place-figure.ts';
import type { PackInks, PrintSpec, SceneSpec } from './shared/scene-spec.ts';
import type { Surface } from './shared/surface.ts';

/** Draws a flat print; `scale` is canvas pixels per page pixel. The front is drawn first: its random numbers are noted. */
export type DrawFlat = (spec: PrintSpec, inks: PackInks, scale: number) => Canvas;

/** The flat prints of a box with a window and a wall behind it, or of a card with a bubble. */
export type FlatPrint =
  | { form: 'box'; front: DrawFlat; wall: DrawFlat }
  | { form: 'card'; front: DrawFlat; plan(spec: PrintSpec, inks: PackInks): CardPlan };

/** A card on its page, page pixels: its corners' radius, and where the bubble of the figure is. */
export type CardPlan = { card: Box; corner: number; figure: Box };

/** A packaging: everything in which it differs from the others. */
export type Pack = PackAbout & {
  /** The proportions of the figure that is sold in it. */
  build: Build;
  /** Draws the pack with its figure onto the page. Answers where the head is on it. */
  draw(surface: Surface, spec: SceneSpec): PlacedHead;
  /** What of it is printed flat, to be built of paper. */
  flat: FlatPrint;
  /** Where words are printed on a picture of it that another model made. */
  labels: LabelPlaces;
};
