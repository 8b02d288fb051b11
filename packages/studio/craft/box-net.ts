import { SIDE_SIZE } from '../packs/window-box/side-panel.ts';
import { FRONT_SIZE, WINDOW, WINDOW_CORNER } from '../packs/window-box/window-box-words.ts';
import { type StandingFigure, standFigure } from './figure-part.ts';
import { flap, type Net, type Part, rectangle, roundedOutline } from './net.ts';

/** How thick paper and glue are that lie between two parts, millimetres. */
const PLAY = 0.5;

/** Sizes of a box, millimetres. */
type Sizes = { wide: number; high: number; deep: number; tab: number; floor: number };

function sizesOf(high: number): Sizes {
  const scale = high / FRONT_SIZE.height;
  return {
    wide: FRONT_SIZE.width * scale,
    high,
    deep: SIDE_SIZE.width * scale,
    tab: Math.max(5, high * 0.06),
    floor: (FRONT_SIZE.height - WINDOW.y - WINDOW.height) * scale - 1,
  };
}

/** How large a figure may be in the box, millimetres. */
export function roomInBox(high: number): { width: number; height: number } {
  const scale = high / FRONT_SIZE.height;
  return { width: WINDOW.width * scale - 2, height: WINDOW.height * scale * 0.95 };
}

/** The window box: a front and a back, each with a side; a lining, a stage and the figure on it. `high` is in millimetres. */
export function boxNet(high: number, figure: StandingFigure): Net {
  const sizes = sizesOf(high);
  const { wide, deep, floor } = sizes;
  const place = { left: wide / 2, foot: -high + floor, near: -deep * 0.42 };
  return {
    parts: [
      frontPart(sizes),
      backPart(sizes),
      liningPart(sizes),
      stagePart(sizes),
      standFigure(figure, { ...place, on: 'stage', foot: place.foot, depth: deep * 0.3 }),
    ],
  };
}

/** Front, its right side, and the lid. */
function frontPart({ wide, high, deep, tab }: Sizes): Part {
  const scale = high / FRONT_SIZE.height;
  const window = {
    x: WINDOW.x * scale,
    y: WINDOW.y * scale,
    width: WINDOW.width * scale,
    height: WINDOW.height * scale,
  };
  const front = rectangle(
    'front',
    { x: 0, y: 0, width: wide, height: high },
    {
      picture: 'front',
      window: roundedOutline(window, WINDOW_CORNER * scale),
      meets: [{ edge: 3, face: 'left side', partner: 1 }],
    },
  );
  const right = rectangle(
    'right side',
    { x: wide, y: 0, width: deep, height: high },
    {
      hinge: { to: 'front', edge: 3, angle: 90 },
      picture: 'side',
      meets: [{ edge: 1, face: 'back', partner: 3 }],
    },
  );
  const lid = rectangle(
    'lid',
    { x: 0, y: -deep, width: wide, height: deep },
    {
      hinge: { to: 'front', edge: 2, angle: 90 },
      picture: 'top',
      meets: [
        { edge: 0, face: 'back', partner: 0 },
        { edge: 1, face: 'right side', partner: 0 },
        { edge: 3, face: 'left side', partner: 0 },
      ],
    },
  );
  const glue = { depth: tab, inset: tab };
  return {
    name: 'Front',
    at: { turn: [0, 0, 0], at: [0, 0, 0] },
    faces: [
      front,
      right,
      lid,
      flap('front to left', front, 3, { ...glue, lies: { on: 'left side', glued: true } }),
      flap('right to back', right, 1, { ...glue, lies: { on: 'back', glued: true } }),
      flap('tuck', lid, 0, { depth: tab * 1.2, inset: tab * 0.6, lies: { on: 'back', glued: false } }),
      flap('right dust', right, 0, {
        depth: deep * 0.3,
        inset: deep * 0.08,
        lies: { on: 'lid', glued: false },
      }),
    ],
  };
}

/** Back, its left side, and the bottom. */
function backPart({ wide, high, deep, tab }: Sizes): Part {
  const back = rectangle('back', { x: 0, y: 0, width: wide, height: high }, { picture: 'back' });
  const left = rectangle(
    'left side',
    { x: wide, y: 0, width: deep, height: high },
    { hinge: { to: 'back', edge: 3, angle: 90 }, picture: 'side' },
  );
  const bottom = rectangle(
    'bottom',
    { x: 0, y: high, width: wide, height: deep },
    {
      hinge: { to: 'back', edge: 0, angle: 90 },
      picture: 'bottom',
      meets: [
        { edge: 2, face: 'front', partner: 2 },
        { edge: 1, face: 'left side', partner: 2 },
        { edge: 3, face: 'right side', partner: 2 },
      ],
    },
  );
  const glue = { depth: tab, inset: tab };
  return {
    name: 'Back',
    at: { turn: [0, 180, 0], at: [wide, 0, -deep] },
    faces: [
      back,
      left,
      bottom,
      flap('bottom to front', bottom, 2, { ...glue, lies: { on: 'front', glued: true } }),
      flap('bottom to left', bottom, 1, { ...glue, lies: { on: 'left side', glued: true } }),
      flap('bottom to right', bottom, 3, { ...glue, lies: { on: 'right side', glued: true } }),
      flap('left dust', left, 0, {
        depth: deep * 0.3,
        inset: deep * 0.08,
        lies: { on: 'lid', glued: false },
      }),
    ],
  };
}

/** The printed wall behind the figure, glued to the inside of the back; what is below the stage is not seen. */
function liningPart({ wide, high, deep, floor }: Sizes): Part {
  const box = { x: 0, y: 0, width: wide - 2 * PLAY, height: high - floor };
  return {
    name: 'Wall',
    at: { turn: [0, 0, 0], at: [PLAY, -PLAY, -deep + PLAY / 2] },
    faces: [rectangle('wall', box, { picture: 'wall', lies: { on: 'back', glued: true } })],
  };
}

/** The floor behind the window, on two legs. */
function stagePart({ wide, high, deep, tab, floor }: Sizes): Part {
  const [width, depth] = [wide - 4 * PLAY, deep - 6 * PLAY];
  const stage = rectangle('stage', { x: 0, y: 0, width, height: depth }, { picture: 'floor' });
  const [rear, near] = [0, 2].map((edge) =>
    flap(edge === 0 ? 'rear leg' : 'front leg', stage, edge, { depth: floor, inset: 0 }),
  ) as [ReturnType<typeof flap>, ReturnType<typeof flap>];
  const feet = [rear, near].map((leg) =>
    flap(`${leg.name} foot`, leg, 0, {
      depth: tab * 0.8,
      inset: tab / 2,
      lies: { on: 'bottom', glued: true },
    }),
  );
  return {
    name: 'Stage',
    at: { turn: [-90, 0, 0], at: [2 * PLAY, -high + floor, -deep + 3 * PLAY] },
    faces: [stage, rear, near, ...feet],
  };
}
