import { lighten, mix } from '../../colour.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { choosePalette, type Palette } from '../shared/palettes.ts';
import { drawOnWall, type Ground, inBox, project, projectedPath, type Wall } from '../shared/perspective.ts';
import type { PlacedFigure, PlacedHead } from '../shared/place-figure.ts';
import type { SceneSpec } from '../shared/scene-spec.ts';
import { drawSoftShadow } from '../shared/soft-shadow.ts';
import type { Surface } from '../shared/surface.ts';
import { drawSidePanel, type Portrait, SIDE_SIZE } from './side-panel.ts';
import { drawReflection, drawTable } from './table-scene.ts';
import { drawFrontPrint } from './window-box-front.ts';
import { FRONT_SIZE, WINDOW, WINDOW_CORNER } from './window-box-words.ts';
import { beginToys, drawInside, type Room, type Toys } from './window-inside.ts';

/** Height of the box' top and foot on the page at its near corner. */
const TOP = 64;
const FOOT = TOP + FRONT_SIZE.height;
/** The box fills the picture: its page is drawn larger by this. */
const ENLARGED = 1.08;
/** Thickness of the front's cardboard. */
const SHEET = 13;
/** Points of which one of the window's rounded corners is made. */
const CORNER_POINTS = 16;

const { width: WIDE } = FRONT_SIZE;
const { width: DEEP } = SIDE_SIZE;
const FRONT: Wall = {
  from: inBox(WIDE, 0),
  to: inBox(0, 0),
  top: TOP,
  bottom: FOOT,
};
const SIDE: Wall = { from: inBox(0, 0), to: inBox(0, DEEP), top: TOP, bottom: FOOT };
const ROOM: Room = {
  left: WIDE - 14,
  right: 14,
  top: TOP + 196,
  floor: TOP + WINDOW.y + WINDOW.height + 2,
  deep: 330,
};

/** A window box that stands on a table, a big-headed vinyl figure in it, its own art on the side. */
export function drawWindowBox(page: Surface, spec: SceneSpec): PlacedHead {
  const { random, character, options } = spec;
  const palette = choosePalette(character.theme, random, options.palette);
  const surface = { ...page, scale: page.scale * ENLARGED };
  const toys = beginToys(surface, ROOM, spec);
  if (spec.backdrop) {
    drawTable(page, lighten(mix(palette.bottom, [225, 214, 204], 0.6), 0.1), palette.accent, random);
  }
  const { context } = page;
  context.save();
  context.scale(ENLARGED, ENLARGED);
  if (spec.backdrop) drawContactShadow(surface);
  const { box, face } = drawBox(surface, spec, palette, toys);
  context.restore();
  const large = (length: number) => length * ENLARGED;
  return {
    box: { x: large(box.x), y: large(box.y), width: large(box.width), height: large(box.height) },
    face: { x: large(face.x), y: large(face.y) },
  };
}

function drawBox(surface: Surface, spec: SceneSpec, palette: Palette, toys: Toys): PlacedHead {
  const { context, scale } = surface;
  const { character, words } = spec;
  spec.note?.print({ palette });
  const front = drawFrontPrint(spec, palette, scale);
  context.save();
  quad(context, [inBox(WIDE, 0), inBox(0, 0)]);
  context.clip();
  const toy = drawInside(surface, ROOM, spec, palette, toys);
  drawFilm(surface, toy.feet.length > 1 ? 0.45 : 1);
  context.restore();
  drawCardboard(context);
  drawOnWall(surface, front, FRONT, (share) => 0.86 + 0.18 * Math.sin(share * 2.2));
  const side = drawSidePanel(words, palette, portraitOf(toy, character.headwear !== undefined, scale), scale);
  drawOnWall(surface, side, SIDE, (share) => 0.8 - 0.2 * share);
  drawEdges(surface);
  if (spec.backdrop) drawReflection(surface, [FRONT, SIDE], 130);
  return toy.head;
}

function quad(
  context: Surface['context'],
  [a, b]: readonly [Ground, Ground],
  top = TOP,
  bottom = FOOT,
): void {
  projectedPath(context, [
    [a, top],
    [b, top],
    [b, bottom],
    [a, bottom],
  ]);
}

/** The raw cardboard of the front with its hole: a little behind the print, it shows the thickness of the sheet. */
function drawCardboard(context: Surface['context']): void {
  const place = ([x, y]: readonly [number, number]) => [inBox(WIDE - x, SHEET), TOP + y] as const;
  const { width, height } = FRONT_SIZE;
  const outline = [[0, 0] as const, [width, 0] as const, [width, height] as const, [0, height] as const];
  projectedPath(context, outline.map(place), roundedCorners(WINDOW, WINDOW_CORNER).map(place));
  context.fillStyle = '#b9ad9a';
  context.fill('evenodd');
}

/** Points along a rounded rectangle, near enough to show no corners. */
function roundedCorners({ x, y, width, height }: Box, radius: number): (readonly [number, number])[] {
  return Array.from({ length: 4 * CORNER_POINTS }, (_, index) => {
    const corner = Math.floor(index / CORNER_POINTS);
    const angle = ((corner + (index % CORNER_POINTS) / (CORNER_POINTS - 1)) * Math.PI) / 2;
    const middleX = corner === 0 || corner === 3 ? x + width - radius : x + radius;
    const middleY = corner < 2 ? y + height - radius : y + radius;
    return [middleX + Math.cos(angle) * radius, middleY + Math.sin(angle) * radius];
  });
}

/** How much larger than two heads the square around them is, of which the medal shows a disc. */
const AROUND_TWO = 1.04;

/** The rendered toy's head, to be printed on the side: a vinyl head is some 1.3 units high and ends on top. */
function portraitOf(
  { canvas, box, middleX, topY, unit, head, feet }: PlacedFigure,
  isHatted: boolean,
  scale: number,
): Portrait {
  if (feet.length > 1) {
    const both = Math.max(head.box.width, head.box.height) * AROUND_TWO;
    const middle = { x: head.box.x + head.box.width / 2, y: head.box.y + head.box.height / 2 };
    return {
      canvas,
      edge: both * scale,
      x: (middle.x - box.x - both / 2) * scale,
      y: (middle.y - box.y - both / 2) * scale,
    };
  }
  const edge = unit * (isHatted ? 1.8 : 1.5);
  return {
    canvas,
    edge: edge * scale,
    x: (middleX - box.x - edge / 2) * scale,
    y: (topY - box.y - edge * (isHatted ? -0.06 : 0.1)) * scale,
  };
}

function drawContactShadow(surface: Surface): void {
  const at = (left: number, deep: number) => project(inBox(left, deep), FOOT);
  drawSoftShadow(
    surface,
    { blur: 44, strength: 0.5, area: { x: 110, y: 1040, width: 1356, height: 436 } },
    (shape) => {
      shape.beginPath();
      for (const { x, y } of [
        at(WIDE, -10),
        at(0, -40),
        at(-130, 60),
        at(-240, DEEP + 150),
        at(WIDE * 0.6, DEEP + 60),
      ])
        shape.lineTo(x, y);
      shape.fill();
    },
  );
  drawSoftShadow(
    surface,
    { blur: 11, strength: 0.75, area: { x: 110, y: 1140, width: 1200, height: 300 } },
    (shape) => {
      shape.beginPath();
      for (const { x, y } of [at(WIDE + 4, -12), at(0, -16), at(-20, DEEP), at(WIDE, DEEP)])
        shape.lineTo(x, y);
      shape.fill();
    },
  );
}

/**
 * The window's clear film: the softbox mirrored as two slanted panes, and the shade of the front's edge. A `glow` below 1
 * mirrors less: two heads fill the window, and one would be behind it.
 */
function drawFilm(surface: Surface, glow: number): void {
  const { context } = surface;
  const upper = TOP + WINDOW.y;
  const lower = upper + WINDOW.height;
  for (const [from, to, strength] of [
    [0.06, 0.25, 0.34],
    [0.275, 0.33, 0.22],
    [0.87, 0.96, 0.18],
  ] as const) {
    const place = (share: number, y: number): readonly [Ground, number] => [
      inBox(WIDE - WINDOW.x - share * WINDOW.width, 4),
      y,
    ];
    const glare = context.createLinearGradient(0, upper, 0, lower);
    glare.addColorStop(0, `rgba(255,255,255,${strength * glow})`);
    glare.addColorStop(0.7, `rgba(255,255,255,${strength * 0.2 * glow})`);
    glare.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = glare;
    projectedPath(context, [
      place(from + 0.12, upper),
      place(to + 0.12, upper),
      place(to - 0.16, lower),
      place(from - 0.16, lower),
    ]);
    context.fill();
  }
  drawSoftShadow(
    surface,
    { blur: 22, strength: 0.6, area: { x: 210, y: upper - 40, width: 820, height: WINDOW.height + 90 } },
    (shape) => {
      shape.lineWidth = 50;
      const [left, right] = [WIDE - WINDOW.x, WIDE - WINDOW.x - WINDOW.width];
      quad(shape, [inBox(left, 30), inBox(right, 30)], upper, lower + 16);
      shape.stroke();
    },
  );
}

/** Folded card catches the light along its edges. */
function drawEdges({ context }: Surface): void {
  const line = (
    a: readonly [Ground, number],
    b: readonly [Ground, number],
    width: number,
    colour: string,
  ) => {
    const [from, to] = [project(...a), project(...b)];
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  };
  const corner = inBox(0, 0);
  line([corner, TOP], [corner, FOOT], 5, 'rgba(255,255,255,0.22)');
  line([corner, TOP], [corner, FOOT], 2, 'rgba(255,255,255,0.6)');
  line([inBox(WIDE, 0), TOP], [corner, TOP], 3, 'rgba(255,255,255,0.75)');
  line([corner, TOP], [inBox(0, DEEP), TOP], 2.5, 'rgba(255,255,255,0.4)');
  line([inBox(WIDE, 0), TOP], [inBox(WIDE, 0), FOOT], 2, 'rgba(255,255,255,0.4)');
  line([inBox(WIDE, 0), FOOT], [corner, FOOT], 3, 'rgba(10,4,20,0.6)');
  line([corner, FOOT], [inBox(0, DEEP), FOOT], 3, 'rgba(10,4,20,0.6)');
}
