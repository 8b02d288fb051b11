import { mix } from '../colour.ts';
import { choosePlainPalette } from '../packs/shared/palettes.ts';
import { FACING, sculptPeople, shareThings } from '../packs/shared/people.ts';
import type { SceneSpec } from '../packs/shared/scene-spec.ts';
import { standAround } from '../scene/accessories-around.ts';
import { sculptDisplayBase, stageFor } from '../scene/display-base.ts';
import type { Sculpture } from '../sculpt/solid.ts';

/** How far the soles sink into the base, world units: figure and base become one piece. */
const SINK = 0.02;

/** The scene's figure as in its character picture, with everything around it; feet on height 0. */
export function standFigure(spec: SceneSpec): Sculpture[] {
  const { random, build, character, words, options } = spec;
  // Drawn in the order of the character picture, so that pose and hair are the same for the same seed.
  const palette = choosePlainPalette(character.theme, random, options.palette);
  const { holds, others } = shareThings(spec);
  const { parts: figure, apart } = sculptPeople(spec, { holds, lively: true, turn: FACING });
  const form = stageFor(build.line, apart);
  const base = sculptDisplayBase(form, words.title, mix(palette.shape, palette.top, 0.4), palette.accent);
  return [...figure, ...standAround(others, build.bodyScale, form), { ...base, at: [0, SINK, 0] }];
}
