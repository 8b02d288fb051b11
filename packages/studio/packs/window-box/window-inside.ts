import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten, mix } from '../../colour.ts';
import type { Box } from '../../typesetting/typeset.ts';
import type { Palette } from '../shared/palettes.ts';
import { shareThings } from '../shared/people.ts';
import { drawOnWall, inBox, nearness, project, projectedPath } from '../shared/perspective.ts';
import { beginFigure, type PlacedFigure } from '../shared/place-figure.ts';
import { drawPlaced, type Placed, placeAccessory } from '../shared/place-sculptures.ts';
import type { SceneSpec } from '../shared/scene-spec.ts';
import { drawShadowOf, drawSoftShadow } from '../shared/soft-shadow.ts';
import type { Surface } from '../shared/surface.ts';
import { drawTheme } from '../shared/theme-art.ts';
import { drawPlinth } from './window-plinth.ts';

/** The room behind the window: its left and right end, ceiling and floor, and how deep it is, page pixels. */
export type Room = { left: number; right: number; top: number; floor: number; deep: number };

/** The toys of a box: the figure on its way, and what stands next to it. */
export type Toys = {
  figure: () => PlacedFigure;
  beside: SceneSpec['character']['accessories'];
  areTwo: boolean;
};

/** The room for one figure, and for two: all that is seen through the window where they stand; page pixels. */
const SPACE = { one: { left: 300, width: 600 }, two: { left: 405, width: 716 } } as const;

/** Begins to render the toys that are to stand in the room. */
export function beginToys(surface: Surface, room: Room, spec: SceneSpec): Toys {
  const { holds, others } = shareThings(spec);
  const { foot, near } = standOf(room);
  const { left, width } = spec.second ? SPACE.two : SPACE.one;
  const figure = beginFigure(surface, spec, {
    box: { x: foot.x - left * near, y: foot.y - 745 * near, width: width * near, height: 780 * near },
    foot: foot.y,
    largest: 440 * near,
    turn: [5, -12, 0],
    holds,
  });
  return { figure, beside: others, areTwo: spec.second !== undefined };
}

/** Draws the inside of the box with the toys in it and returns the figure as it was rendered. */
export function drawInside(
  surface: Surface,
  room: Room,
  spec: SceneSpec,
  palette: Palette,
  toys: Toys,
): PlacedFigure {
  drawLining(surface, room, spec, palette);
  drawFloor(surface, room, palette);
  drawGloom(surface, room);
  return drawToys(surface, room, palette, toys);
}

/** Where the figure stands, on the page, and how near that is. */
function standOf({ left, right, floor }: Room) {
  const middle = (left + right) / 2 + 10;
  const ground = inBox(middle, 150);
  return { middle, foot: project(ground, floor), near: nearness(ground) };
}

/** Prints the card that lines the box. `scale` is canvas pixels per page pixel. */
export function printLining(
  { character, random }: Pick<SceneSpec, 'character' | 'random'>,
  palette: Palette,
  { width, height }: { width: number; height: number },
  scale: number,
): Canvas {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  const focus = { x: width * 0.47, y: height * 0.4, radius: width * 0.34 };
  drawTheme(context, character.theme, palette, { box: { x: 0, y: 0, width, height }, focus }, random);
  return canvas;
}

/** The lining in the box: its back, and around the corner its left side. */
function drawLining(surface: Surface, room: Room, spec: SceneSpec, palette: Palette): void {
  const [width, height] = [room.left - room.right, room.floor - room.top];
  const canvas = printLining(spec, palette, { width, height }, surface.scale);
  drawOnWall(
    surface,
    canvas,
    {
      from: inBox(room.left, room.deep),
      to: inBox(room.right, room.deep),
      top: room.top,
      bottom: room.floor,
    },
    (share) => 0.86 + 0.22 * Math.sin(Math.PI * Math.min(1, share * 1.1)),
  );
  drawOnWall(
    surface,
    mirrorStart(canvas, room.deep / width),
    { from: inBox(room.left, 0), to: inBox(room.left, room.deep), top: room.top, bottom: room.floor },
    (share) => 0.78 - 0.34 * share,
  );
}

/** The left part of a picture, mirrored: the print of a backdrop continues around the corner with it. */
function mirrorStart(picture: Canvas, share: number): Canvas {
  const canvas = createCanvas(Math.round(picture.width * share), picture.height);
  const context = canvas.getContext('2d');
  context.translate(canvas.width, 0);
  context.scale(-1, 1);
  context.drawImage(picture, 0, 0);
  return canvas;
}

function drawFloor({ context }: Surface, { left, right, floor, deep }: Room, palette: Palette): void {
  const back = project(inBox((left + right) / 2, deep), floor);
  const front = project(inBox((left + right) / 2, 0), floor);
  const ground = context.createLinearGradient(0, back.y, 0, front.y);
  ground.addColorStop(0, css(darken(mix(palette.bottom, palette.shape, 0.35), 0.25)));
  ground.addColorStop(1, css(lighten(palette.bottom, 0.18)));
  context.fillStyle = ground;
  projectedPath(context, [
    [inBox(left, 0), floor],
    [inBox(left, deep), floor],
    [inBox(right, deep), floor],
    [inBox(right, 0), floor],
  ]);
  context.fill();
}

/** Little light reaches the corners of a box: the ceiling shades the wall, and every fold is dark. */
function drawGloom(surface: Surface, { left, right, top, floor, deep }: Room): void {
  const { context } = surface;
  const high = project(inBox(right, deep), top).y;
  const gloom = context.createLinearGradient(0, high, 0, high + 330);
  gloom.addColorStop(0, 'rgba(8,2,22,0.5)');
  gloom.addColorStop(1, 'rgba(8,2,22,0)');
  context.fillStyle = gloom;
  projectedPath(context, [
    [inBox(left, 0), top],
    [inBox(right, 0), top],
    [inBox(right, 0), floor],
    [inBox(left, 0), floor],
  ]);
  context.fill();
  drawSoftShadow(
    surface,
    { blur: 20, strength: 0.5, area: { x: 210, y: high - 20, width: 900, height: floor - high + 20 } },
    (shape) => {
      shape.lineWidth = 20;
      projectedPath(shape, [
        [inBox(left, deep), top],
        [inBox(left, deep), floor],
        [inBox(right, deep), floor],
      ]);
      shape.stroke();
    },
  );
}

/**
 * Where a thing stands, page pixels from the figure along the front and behind the front, on a block how high, how
 * large it is, and how it is turned, degrees.
 */
type Spot = { left: number; deep: number; size: number; height: number; turn: number };

/**
 * The spots are chosen so that the window's frame, which hides more on the right the deeper one looks, cuts off
 * nothing. Two things stand next to the figure, further ones behind them; the first place is next to an empty hand.
 */
const SPOTS: readonly Spot[] = [
  { left: -264, deep: 60, size: 256, height: 0, turn: -20 },
  { left: 290, deep: 60, size: 256, height: 0, turn: 20 },
  { left: -262, deep: 210, size: 190, height: 225, turn: -20 },
  { left: 310, deep: 230, size: 200, height: 225, turn: 20 },
];
/** A tray that the owner filled: smaller things on three steps on each side, the last at the figure's feet. */
const TRAY: readonly Spot[] = [
  { left: -276, deep: 50, size: 186, height: 0, turn: -20 },
  { left: 300, deep: 50, size: 186, height: 0, turn: 20 },
  { left: -262, deep: 180, size: 168, height: 190, turn: -20 },
  { left: 318, deep: 190, size: 172, height: 190, turn: 20 },
  { left: -232, deep: 270, size: 150, height: 370, turn: -20 },
  { left: 324, deep: 280, size: 160, height: 370, turn: 20 },
  { left: -136, deep: 14, size: 128, height: 0, turn: -16 },
  { left: 142, deep: 14, size: 128, height: 0, turn: 16 },
  { left: 4, deep: 6, size: 110, height: 0, turn: 0 },
];

/** Next to two figures, whose heads fill the window, things stand before and between their feet. */
const BEFORE_TWO: readonly (readonly Spot[])[] = [
  [{ left: 0, deep: 24, size: 214, height: 0, turn: 0 }],
  [
    { left: 312, deep: 26, size: 186, height: 0, turn: 18 },
    { left: -326, deep: 26, size: 186, height: 0, turn: -18 },
  ],
  [
    { left: 312, deep: 26, size: 186, height: 0, turn: 18 },
    { left: -326, deep: 26, size: 186, height: 0, turn: -18 },
    { left: 0, deep: 24, size: 200, height: 0, turn: 0 },
  ],
  [
    { left: 324, deep: 26, size: 170, height: 0, turn: 18 },
    { left: -338, deep: 26, size: 170, height: 0, turn: -18 },
    { left: 84, deep: 20, size: 150, height: 0, turn: 8 },
    { left: -84, deep: 20, size: 150, height: 0, turn: -8 },
  ],
];
/** More things stand in two rows. */
const CROWD: readonly Spot[] = [352, 176, 0, -176, -352]
  .map((left): Spot => ({ left, deep: 14, size: 132, height: 0, turn: left / 20 }))
  .concat([264, 88, -88, -264].map((left) => ({ left, deep: 110, size: 150, height: 0, turn: left / 20 })));

function spotsFor({ length }: Toys['beside'], areTwo: boolean): readonly Spot[] {
  if (areTwo) return BEFORE_TWO[length - 1] ?? CROWD;
  return length > SPOTS.length ? TRAY : SPOTS;
}

function drawToys(
  surface: Surface,
  room: Room,
  palette: Palette,
  { figure, beside, areTwo }: Toys,
): PlacedFigure {
  const { middle, foot } = standOf(room);
  const spots = spotsFor(beside, areTwo);
  const standing = spots.slice(0, beside.length).flatMap((spot, index) => {
    const accessory = beside[index];
    if (!accessory) return [];
    const draw = () => drawBeside(surface, room, palette, accessory, { ...spot, left: middle + spot.left });
    return [{ spot, draw }];
  });
  for (const { spot, draw } of standing.toReversed()) if (spot.height > 0) draw();
  const placed = figure();
  drawWallShadow(surface, placed);
  for (const x of areTwo ? placed.feet : [foot.x]) drawFootShadow(surface, x, foot.y, 150);
  drawPlaced(surface, placed, 12, 0.35);
  for (const { spot, draw } of standing) if (spot.height === 0) draw();
  return placed;
}

function drawBeside(
  surface: Surface,
  { floor }: Room,
  palette: Palette,
  accessory: Toys['beside'][number],
  { left, deep, size, height, turn }: Spot,
): void {
  const spot = inBox(left, deep);
  if (height > 0) drawPlinth(surface, { left, deep, width: size * 0.86, depth: 120, height }, floor, palette);
  const stand = project(spot, floor - height);
  const side = size * nearness(spot);
  const place: Box = { x: stand.x - side / 2, y: stand.y - side * 0.94, width: side, height: side };
  drawFootShadow(surface, stand.x, stand.y - 4, side * 0.38);
  drawPlaced(surface, placeAccessory(surface, accessory, place, [0, turn, 0], true), 10, 0.35);
}

/** The toy's own shape on the wall behind it, to the right, away from the softbox. */
function drawWallShadow(surface: Surface, { canvas, box }: Placed): void {
  const moved = { ...box, x: box.x + 74, y: box.y - 6 };
  drawShadowOf(surface, { canvas, box: moved }, { blur: 22, strength: 0.36 });
}

function drawFootShadow(surface: Surface, x: number, y: number, radius: number): void {
  drawSoftShadow(
    surface,
    {
      blur: 18,
      strength: 0.55,
      area: { x: x - radius, y: y - radius * 0.3, width: radius * 2 + 24, height: radius * 0.6 },
    },
    (shape) => {
      shape.beginPath();
      shape.ellipse(x + 12, y + 2, radius, radius * 0.17, 0, 0, Math.PI * 2);
      shape.fill();
    },
  );
  drawSoftShadow(
    surface,
    {
      blur: 8,
      strength: 0.6,
      area: { x: x - radius, y: y - radius * 0.2, width: radius * 2, height: radius * 0.4 },
    },
    (shape) => {
      shape.beginPath();
      shape.ellipse(x, y, radius * 0.72, radius * 0.1, 0, 0, Math.PI * 2);
      shape.fill();
    },
  );
}
