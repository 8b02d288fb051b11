import { mix } from '../colour.ts';
import { chooseHeld } from '../figure/choose-held.ts';
import { sculptFigure } from '../figure/sculpt-figure.ts';
import { choosePlainPalette } from '../packs/shared/palettes.ts';
import { beginSculptures, drawPlaced } from '../packs/shared/place-sculptures.ts';
import type { SceneSpec } from '../packs/shared/scene-spec.ts';
import { drawSoftShadow } from '../packs/shared/soft-shadow.ts';
import { PAGE, type Surface } from '../packs/shared/surface.ts';
import { between } from '../random.ts';
import { findExtent } from '../sculpt/find-extent.ts';
import type { Sculpture } from '../sculpt/solid.ts';
import { turnAround } from '../sculpt/turn-around.ts';
import { standAround } from './accessories-around.ts';
import { drawStudio } from './backdrop.ts';
import { BASE_HEIGHT, BASE_RADIUS, sculptDisplayBase } from './display-base.ts';
import { drawReflection, type Stage } from './reflection.ts';

/** The part of the page that figure and base fill. */
const FRAME = { width: 1270, height: 1330, bottom: 1452 };

/**
 * The premium picture: the same person's toy out of its packaging, turned and in a livelier pose, on a lacquered
 * display base with its name, the theme's world out of focus behind it. What no hand holds stands around it.
 */
export function drawTurntable(surface: Surface, spec: SceneSpec): void {
  const { random, build, character, words, options } = spec;
  const palette = choosePlainPalette(character.theme, random, options.palette);
  const { held, others } = chooseHeld(character.accessories);
  const { parts: figure } = sculptFigure({ ...spec, lively: true, holds: held }, random);
  const turned = between(random, 18, 29);
  const radius = BASE_RADIUS[build.line];
  const standing = [
    ...figure.map((part) => turnAround(part, turned)),
    ...standAround(others, build.bodyScale, radius),
  ];
  const base = sculptDisplayBase(radius, words.title, mix(palette.shape, palette.top, 0.4), palette.accent);
  const stage = chooseStage([...standing, base], between(random, 9, 13));
  const box = { x: 0, y: 0, width: PAGE, height: PAGE };
  const foot = [stage.x / PAGE, stage.y / PAGE] as const;
  const toy = beginSculptures(surface, [...standing, base], {
    box,
    unit: stage.unit,
    foot,
    turn: [stage.tilt, 0, 0],
  });
  if (spec.backdrop) drawStudio(surface, character.theme, palette, random);
  drawBaseShadow(surface, stage, radius);
  drawPlaced(surface, toy(), 14, 0.2);
  drawReflection(surface, standing, stage, radius);
}

/** Where the camera is tried out: all that a figure with its hat, arms and base can cover. */
const PROBE = { left: -1.5, top: 3, edge: 90, perUnit: 24 };

/** Sets the camera so that everything fills its frame. */
function chooseStage(sculptures: readonly Sculpture[], tilt: number): Stage {
  const seen = findExtent(sculptures, PROBE, [tilt, 0, 0]) ?? { left: -1, right: 1, top: 2.3, bottom: -0.4 };
  const unit = Math.min(FRAME.width / (seen.right - seen.left), FRAME.height / (seen.top - seen.bottom));
  // Only half of what sticks out to one side moves the base from the middle.
  const x = PAGE / 2 - ((seen.left + seen.right) / 2) * unit * 0.6;
  return { x, y: FRAME.bottom + seen.bottom * unit, unit, tilt };
}

function drawBaseShadow(surface: Surface, { x, y, unit, tilt }: Stage, radius: number): void {
  const flat = Math.sin((tilt * Math.PI) / 180);
  const wide = (radius + 0.1) * unit;
  const [middleX, middleY] = [x + wide * 0.05, y + BASE_HEIGHT * unit + 10];
  for (const [blur, grown, strength] of [
    [44, 1.12, 0.4],
    [16, 1.0, 0.5],
  ] as const) {
    const [across, down] = [wide * grown, wide * flat * grown * 1.1];
    const area = { x: middleX - across, y: middleY - down, width: across * 2, height: down * 2 };
    drawSoftShadow(surface, { blur, strength, area }, (shape) => {
      shape.beginPath();
      shape.ellipse(middleX, middleY, across, down, 0, 0, Math.PI * 2);
      shape.fill();
    });
  }
}
