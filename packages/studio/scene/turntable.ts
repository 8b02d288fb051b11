import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Theme } from '../catalogue/themes/theme-words.ts';
import { css, darken, lighten, mix } from '../colour.ts';
import { choosePlainPalette, type Palette } from '../packs/shared/palettes.ts';
import { FACING, sculptPeople, shareThings } from '../packs/shared/people.ts';
import { beginSculptures, drawPlaced } from '../packs/shared/place-sculptures.ts';
import type { SceneSpec } from '../packs/shared/scene-spec.ts';
import { drawSoftShadow } from '../packs/shared/soft-shadow.ts';
import { layerToCanvas, PAGE, type Surface } from '../packs/shared/surface.ts';
import { drawTheme } from '../packs/shared/theme-art.ts';
import { between, type Random } from '../random.ts';
import { buildField, SLOT, STRIDE } from '../sculpt/field.ts';
import { findExtent } from '../sculpt/find-extent.ts';
import { coverSculptures, renderSculptures } from '../sculpt/render-sculptures.ts';
import { type Sculpture, turnAround } from '../sculpt/solid.ts';
import { standAround } from './accessories-around.ts';
import { BASE_HEIGHT, type StageForm, sculptDisplayBase, stageFor } from './display-base.ts';

/** The part of the page that figure and base fill. */
const FRAME = { width: 1270, height: 1330, bottom: 1452 };

/**
 * The premium picture: the same person's toy out of its packaging, turned and in a livelier pose, on a lacquered
 * display base with its name, the theme's world out of focus behind it. What no hand holds stands around it.
 */
export function drawTurntable(surface: Surface, spec: SceneSpec): void {
  const { random, build, character, words, options } = spec;
  const palette = choosePlainPalette(character.theme, random, options.palette);
  const { holds, others } = shareThings(spec);
  const { parts: figure, apart } = sculptPeople(spec, { holds, lively: true, turn: FACING });
  const turned = between(random, 18, 29);
  const form = stageFor(build.line, apart);
  const standing = [
    // Two are turned towards each other already.
    ...(spec.second ? figure : figure.map((part) => turnAround(part, turned))),
    ...standAround(others, build.bodyScale, form),
  ];
  const base = sculptDisplayBase(form, words.title, mix(palette.shape, palette.top, 0.4), palette.accent);
  const stage = chooseStage([...standing, base], form, between(random, 9, 13));
  const box = { x: 0, y: 0, width: PAGE, height: PAGE };
  const foot = [stage.x / PAGE, stage.y / PAGE] as const;
  const toy = beginSculptures(surface, [...standing, base], {
    box,
    unit: stage.unit,
    foot,
    turn: [stage.tilt, 0, 0],
  });
  if (spec.backdrop) drawStudio(surface, character.theme, palette, random);
  drawBaseShadow(surface, stage, form);
  drawPlaced(surface, toy(), 14, 0.2);
  drawReflection(surface, standing, stage, form);
}

/** Where the camera is tried out: all that a figure with its hat, arms and base can cover, or two. */
const PROBE = { left: -1.5, top: 3, edge: 90, perUnit: 24 };
const WIDE_PROBE = { left: -2.4, top: 3.4, edge: 115, perUnit: 24 };

/** Sets the camera so that everything fills its frame. */
function chooseStage(sculptures: readonly Sculpture[], { half }: StageForm, tilt: number): Stage {
  const seen = findExtent(sculptures, half > 0 ? WIDE_PROBE : PROBE, [tilt, 0, 0]) ?? {
    left: -1,
    right: 1,
    top: 2.3,
    bottom: -0.4,
  };
  const unit = Math.min(FRAME.width / (seen.right - seen.left), FRAME.height / (seen.top - seen.bottom));
  // What sticks out to one side moves the base from the middle by only half of its length.
  const x = PAGE / 2 - ((seen.left + seen.right) / 2) * unit * 0.6;
  return { x, y: FRAME.bottom + seen.bottom * unit, unit, tilt };
}

function drawBaseShadow(surface: Surface, { x, y, unit, tilt }: Stage, { radius, half }: StageForm): void {
  const flat = Math.sin((tilt * Math.PI) / 180);
  const wide = (radius + 0.1) * unit;
  const [middleX, middleY] = [x + wide * 0.05, y + BASE_HEIGHT * unit + 10];
  for (const [blur, grown, strength] of [
    [44, 1.12, 0.4],
    [16, 1.0, 0.5],
  ] as const) {
    const [across, down] = [wide * grown, wide * flat * grown * 1.1];
    const reach = across + half * unit;
    const area = { x: middleX - reach, y: middleY - down, width: reach * 2, height: down * 2 };
    drawSoftShadow(surface, { blur, strength, area }, (shape) => {
      shape.beginPath();
      stagePath(shape, { x: middleX, y: middleY, across, down, half: half * unit });
      shape.fill();
    });
  }
}

/** Adds the outline of a stage as the camera sees it to a path. */
function stagePath(
  path: Surface['context'],
  { x, y, across, down, half }: { x: number; y: number; across: number; down: number; half: number },
): void {
  if (half === 0) path.ellipse(x, y, across, down, 0, 0, Math.PI * 2);
  else {
    path.ellipse(x - half, y, across, down, 0, Math.PI / 2, Math.PI * 1.5);
    path.ellipse(x + half, y, across, down, 0, Math.PI * 1.5, Math.PI * 2.5);
  }
}

/** How many pixels show the background far out of focus. */
const BLURRED = 120;
/** Where the table ends and the room begins, page pixels. */
const HORIZON = 1130;

/** The theme's world far out of focus behind a glossy table, lit from the upper left. */
function drawStudio({ context }: Surface, theme: Theme, palette: Palette, random: Random): void {
  const small = createCanvas(BLURRED, BLURRED);
  const room = small.getContext('2d');
  room.scale(BLURRED / PAGE, BLURRED / PAGE);
  const box = { x: 0, y: -60, width: PAGE, height: HORIZON + 120 };
  drawTheme(room, theme, palette, { box, focus: { x: PAGE / 2, y: 560, radius: 460 } }, random);
  room.filter = 'blur(4px)';
  room.drawImage(small, 0, 0, PAGE, PAGE);
  room.filter = 'none';
  drawTable(room, small, palette);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, 0, 0, PAGE, PAGE);
  drawLamps(context, palette, random);
  const lamp = context.createRadialGradient(660, 520, 60, 768, 760, 1180);
  lamp.addColorStop(0, 'rgba(255,250,238,0.58)');
  lamp.addColorStop(0.42, 'rgba(255,250,238,0.12)');
  lamp.addColorStop(0.62, css(darken(palette.shape, 0.4), 0.06));
  lamp.addColorStop(1, css(darken(palette.shape, 0.6), 0.66));
  context.fillStyle = lamp;
  context.fillRect(0, 0, PAGE, PAGE);
  context.restore();
}

/** The table mirrors the room dimly; its far edge is out of focus, too. */
function drawTable(room: Surface['context'], small: Canvas, palette: Palette): void {
  const tint = mix(palette.shape, palette.bottom, 0.4);
  room.filter = 'blur(1.6px)';
  const top = room.createLinearGradient(0, HORIZON, 0, PAGE);
  top.addColorStop(0, css(lighten(tint, 0.34)));
  top.addColorStop(0.3, css(tint));
  top.addColorStop(1, css(darken(tint, 0.55)));
  room.fillStyle = top;
  room.fillRect(-60, HORIZON, PAGE + 120, PAGE);
  room.filter = 'blur(3px)';
  room.globalAlpha = 0.3;
  room.save();
  room.beginPath();
  room.rect(0, HORIZON + 14, PAGE, PAGE);
  room.clip();
  room.translate(0, HORIZON * 2);
  room.scale(1, -1);
  room.drawImage(small, 0, 0, PAGE, PAGE);
  room.restore();
  room.globalAlpha = 1;
  room.filter = 'none';
}

/** Lamps in the background become discs in a photograph. */
function drawLamps(context: Surface['context'], palette: Palette, random: Random): void {
  for (let lamp = 0; lamp < 14; lamp++) {
    const [x, y, radius] = [random() * PAGE, between(random, 40, HORIZON - 60), between(random, 30, 84)];
    context.fillStyle = css(
      lighten(lamp % 3 === 0 ? palette.accent : palette.light, 0.3),
      between(random, 0.07, 0.2),
    );
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}

/** How much of what stands on the base is mirrored, world units of height. */
const REACH = 0.62;
/** A lacquered top mirrors softly: few pixels show it. */
const COARSE = 0.25;

/** Where the scene's origin is on the page, page pixels per world unit, and the camera's tilt in degrees. */
type Stage = { x: number; y: number; unit: number; tilt: number };

/**
 * Draws what stands on a base mirrored in the base's round top, which is at height 0. The mirror shows things
 * as they are seen from as far below as the camera is above. `standing` must not contain the base.
 */
function drawReflection(
  surface: Surface,
  standing: readonly Sculpture[],
  { x, y, unit, tilt }: Stage,
  { radius, half }: StageForm,
): void {
  const scale = surface.scale * COARSE;
  const reach = radius + half;
  const low = keepLow(standing);
  const view = (above: number, below: number) => ({
    left: -reach,
    top: above,
    width: Math.round(reach * 2 * unit * scale),
    height: Math.round((above + below) * unit * scale),
    pixelsPerUnit: unit * scale,
  });
  const depth = radius * Math.sin((tilt * Math.PI) / 180);
  const below = { ...view(REACH, depth), turn: [-tilt, 0, 0] } as const;
  const mirrored = layerToCanvas(renderSculptures(low, below, surface.helper));
  const front = layerToCanvas(coverSculptures(low, { ...view(depth, REACH), turn: [tilt, 0, 0] }));
  const visible = hideBehind(mirrored, front);
  const { context } = surface;
  context.save();
  context.beginPath();
  const [across, down] = [radius * unit * 0.985, depth * unit * 0.985];
  stagePath(context, { x, y, across, down, half: half * unit });
  context.clip();
  context.globalAlpha = 0.3;
  context.imageSmoothingQuality = 'high';
  context.drawImage(visible, x - reach * unit, y - depth * unit, reach * 2 * unit, (REACH + depth) * unit);
  context.restore();
}

/** Only the groups that come near enough to the base to be seen in it. */
function keepLow(standing: readonly Sculpture[]): Sculpture[] {
  const { numbers } = buildField(standing, [0, 0, 0]);
  let solid = -1;
  const isLow = () => {
    solid++;
    const o = solid * STRIDE;
    return (numbers[o + SLOT.middleY] ?? 0) - (numbers[o + SLOT.reach] ?? 0) < REACH;
  };
  return standing.map((sculpture) => ({
    ...sculpture,
    groups: sculpture.groups.filter((group) => group.map(isLow).includes(true)),
  }));
}

/** The mirror picture turned upside down, faded with its depth, without what the things in front hide. */
function hideBehind(mirrored: Canvas, front: Canvas): Canvas {
  const { width, height } = mirrored;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(0, height);
  context.scale(1, -1);
  context.drawImage(mirrored, 0, 0);
  context.resetTransform();
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(front, 0, 0);
  const fade = context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0.1, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
  return canvas;
}
