import { ACCESSORY_MOULDS } from '../accessories/moulds.ts';
import { css, darken, lighten, mix, type Rgb } from '../colour.ts';
import { BUILDS, WAVING } from '../figure/build.ts';
import { sculptFigure } from '../figure/sculpt-figure.ts';
import type { Commission } from '../packaging/pack.ts';
import { PALETTES } from '../packaging/palettes.ts';
import { drawPlaced, placeSculptures } from '../packaging/place-sculptures.ts';
import { PAGE, type Surface } from '../packaging/surface.ts';
import { pick } from '../random.ts';
import type { Sculpture, Solid } from '../sculpt/solid.ts';

/** Where the turntable's middle stands on the page. */
const FOOT_Y = 1300;

/** The premium picture: the same person's toy out of its packaging, turned, waving, on a lit turntable. */
export function drawTurntable(surface: Surface, commission: Commission): void {
  const { random, wishes, options } = commission;
  const palette = pick(random, PALETTES[wishes.theme]);
  if (commission.backdrop) drawSweep(surface, mix(palette.bottom, palette.top, 0.35));
  drawTableShadow(surface);
  const build = BUILDS[options.templateId];
  const [first, second] = wishes.accessories;
  const figure = sculptFigure({ ...commission, build, pose: WAVING, holds: first }, random);
  const sculptures: Sculpture[] = [
    ...figure.map((part) => turnAround(part, 24)),
    ...(second ? [standBeside(second, build.bodyScale)] : []),
    { lumps: [turntable(palette.accent)] },
  ];
  const placed = placeSculptures(surface, sculptures, {
    box: { x: 168, y: 40, width: 1200, height: 1460 },
    unit: wishes.headwear ? 452 : 508,
    foot: [0.5, (FOOT_Y - 40) / 1460],
    turn: [11, 0, 0],
  });
  drawPlaced(surface, placed, 30, 0.3);
}

/** Wall and floor in one sweep, brightest behind the toy. */
function drawSweep({ context }: Surface, tint: Rgb): void {
  const wall = context.createRadialGradient(700, 620, 60, 768, 760, 1150);
  wall.addColorStop(0, css(lighten(tint, 0.62)));
  wall.addColorStop(0.5, css(lighten(tint, 0.22)));
  wall.addColorStop(1, css(darken(tint, 0.42)));
  context.fillStyle = wall;
  context.fillRect(0, 0, PAGE, PAGE);
  const floor = context.createLinearGradient(0, 1080, 0, PAGE);
  floor.addColorStop(0, css(darken(tint, 0.1), 0));
  floor.addColorStop(0.5, css(lighten(tint, 0.3), 0.6));
  floor.addColorStop(1, css(darken(tint, 0.2), 0.8));
  context.fillStyle = floor;
  context.fillRect(0, 1080, PAGE, PAGE - 1080);
}

function drawTableShadow({ context }: Surface): void {
  context.save();
  context.filter = 'blur(34px)';
  context.fillStyle = 'rgba(16,8,30,0.5)';
  context.beginPath();
  context.ellipse(800, FOOT_Y + 66, 500, 92, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** Turns a standing part of the figure around the turntable's axis. */
function turnAround(part: Sculpture, degrees: number): Sculpture {
  const [x, y, z] = part.at ?? [0, 0, 0];
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [tx, ty, tz] = part.turn ?? [0, 0, 0];
  return { ...part, at: [x * cos + z * sin, y, z * cos - x * sin], turn: [tx, ty + degrees, tz] };
}

function standBeside(accessory: Commission['wishes']['accessories'][number], bodyScale: number): Sculpture {
  const model = ACCESSORY_MOULDS[accessory.kind](accessory.colour);
  const scale = model.size * Math.max(0.75, bodyScale);
  return { lumps: model.lumps, at: [0.6, scale * 0.5, 0.26], turn: [0, -18, 0], scale };
}

function turntable(accent: Rgb): Solid[] {
  return [
    {
      shape: 'disc',
      at: [0, -0.06, 0],
      size: [0.92, 0.06, 0],
      round: 0.03,
      paint: { colour: [244, 242, 236], gloss: 0.9 },
    },
    { shape: 'ring', at: [0, -0.1, 0], size: [0.92, 0.022, 0], paint: { colour: accent, gloss: 0.8 } },
  ];
}
