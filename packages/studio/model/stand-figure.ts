import { mix } from '../colour.ts';
import { chooseHeld } from '../figure/choose-held.ts';
import { sculptFigure } from '../figure/sculpt-figure.ts';
import { choosePlainPalette } from '../packs/shared/palettes.ts';
import type { SceneSpec } from '../packs/shared/scene-spec.ts';
import { standAround } from '../scene/accessories-around.ts';
import { BASE_RADIUS, sculptDisplayBase } from '../scene/display-base.ts';
import type { Sculpture } from '../sculpt/solid.ts';

/** How far the soles sink into the base, world units: figure and base become one piece. */
const SINK = 0.02;

/** The scene's figure as in its character picture, with everything around it; feet on height 0. */
export function standFigure(spec: SceneSpec): Sculpture[] {
  const { random, build, character, words, options } = spec;
  // Drawn in the order of the character picture, so that the same pose and hair follow from the same seed.
  const palette = choosePlainPalette(character.theme, random, options.palette);
  const { held, others } = chooseHeld(character.accessories);
  const { parts: figure } = sculptFigure({ ...spec, lively: true, holds: held }, random);
  const radius = BASE_RADIUS[build.line];
  const base = sculptDisplayBase(radius, words.title, mix(palette.shape, palette.top, 0.4), palette.accent);
  return [...figure, ...standAround(others, build.bodyScale, radius), { ...base, at: [0, SINK, 0] }];
}
