import type { CardPlan } from '../packs/pack.ts';
import type { Box } from '../typesetting/typeset.ts';
import { type StandingFigure, standFigure } from './figure-part.ts';
import { type Face, flap, type Net, type Part, rectangle, roundedOutline } from './net.ts';

/** How thick paper and glue are that lie between two parts, millimetres. */
const PLAY = 0.3;

/** Sizes of a card, millimetres: `bubble` from its upper left corner. */
type Sizes = {
  wide: number;
  high: number;
  corner: number;
  bubble: Box;
  deep: number;
  rim: number;
  tab: number;
};

function sizesOf(high: number, { card, corner, figure }: CardPlan): Sizes {
  const scale = high / card.height;
  const bubble = {
    x: (figure.x - card.x) * scale,
    y: (figure.y - card.y) * scale,
    width: figure.width * scale,
    height: figure.height * scale,
  };
  const tab = Math.max(4.5, high * 0.05);
  return {
    wide: card.width * scale,
    high,
    corner: corner * scale,
    bubble,
    deep: high * 0.13,
    rim: high * 0.03,
    tab,
  };
}

/** How large a figure may be in the bubble, millimetres. */
export function roomInBubble(high: number, plan: CardPlan): { width: number; height: number } {
  const { bubble, rim } = sizesOf(high, plan);
  return { width: bubble.width - 3, height: bubble.height - rim - 2 };
}

/** A card with its back, a bubble with a window, the figure in it, and a stand. `high` is in millimetres. */
export function cardNet(high: number, plan: CardPlan, figure: StandingFigure): Net {
  const sizes = sizesOf(high, plan);
  const { bubble, deep } = sizes;
  const place = { left: bubble.x + bubble.width / 2, foot: -bubble.y - bubble.height, near: deep * 0.62 };
  return {
    parts: [
      cardPart(sizes),
      reversePart(sizes),
      bubblePart(sizes),
      standPart(sizes),
      standFigure(figure, { ...place, on: 'bubble bottom', depth: deep * 0.5 }),
    ],
  };
}

function cardPart({ wide, high, corner, bubble }: Sizes): Part {
  const corners = roundedOutline({ x: 0, y: 0, width: wide, height: high }, corner);
  const mark = rectangle('', bubble).corners;
  return {
    name: 'Card',
    at: { turn: [0, 0, 0], at: [0, 0, 0] },
    faces: [{ name: 'card', corners, picture: 'front', mark }],
  };
}

function reversePart({ wide, high, corner }: Sizes): Part {
  const corners = roundedOutline({ x: 0, y: 0, width: wide, height: high }, corner);
  return {
    name: 'Reverse',
    at: { turn: [0, 180, 0], at: [wide, 0, -PLAY] },
    faces: [{ name: 'reverse', corners, picture: 'back', lies: { on: 'card', glued: true } }],
  };
}

/** A frame that stands out from the card. */
function bubblePart({ bubble, deep, rim, tab }: Sizes): Part {
  const { width, height } = bubble;
  const window = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim };
  const frame = rectangle(
    'bubble',
    { x: 0, y: 0, width, height },
    { picture: 'frame', window: roundedOutline(window, Math.min(width, height) * 0.16) },
  );
  const side = (name: string, edge: number, more: { meets?: Face['meets'] } = {}) =>
    flap(`bubble ${name}`, frame, edge, { depth: deep, inset: 0, picture: 'rim', ...more });
  // Of a flap edge 3 and 1 are those at its sides, the first where the frame's edge begins.
  const top = side('top', 0, {
    meets: [
      { edge: 3, face: 'bubble left', partner: 1 },
      { edge: 1, face: 'bubble right', partner: 3 },
    ],
  });
  const bottom = side('bottom', 2, {
    meets: [
      { edge: 3, face: 'bubble right', partner: 1 },
      { edge: 1, face: 'bubble left', partner: 3 },
    ],
  });
  const [right, left] = [side('right', 1), side('left', 3)];
  const tabs = [
    [top, 3, left],
    [top, 1, right],
    [bottom, 3, right],
    [bottom, 1, left],
  ] as const;
  const depth = Math.min(tab, deep * 0.8);
  const inset = Math.min(depth, deep * 0.3);
  return {
    name: 'Bubble',
    at: { turn: [0, 0, 0], at: [bubble.x, -bubble.y, deep] },
    faces: [
      frame,
      top,
      right,
      bottom,
      left,
      ...tabs.map(([face, edge, to]) =>
        flap(`${face.name} to ${to.name}`, face, edge, { depth, inset, lies: { on: to.name, glued: true } }),
      ),
      ...[top, right, bottom, left].map((face) =>
        flap(`${face.name} to card`, face, 0, { depth: tab, inset: tab, lies: { on: 'card', glued: true } }),
      ),
    ],
  };
}

/** A wedge behind the card: its wall is glued to the card, its foot stands on the table. */
function standPart({ wide, high, tab }: Sizes): Part {
  const [width, tall, deep] = [wide * 0.42, high * 0.42, high * 0.22];
  const slope = Math.hypot(tall, deep);
  const lean = (Math.atan2(tall, deep) * 180) / Math.PI;
  const wall = rectangle(
    'stand front',
    { x: 0, y: 0, width, height: tall },
    { picture: 'plain', lies: { on: 'reverse', glued: true } },
  );
  const foot = rectangle(
    'stand foot',
    { x: 0, y: tall, width, height: deep },
    { hinge: { to: wall.name, edge: 0, angle: 90 }, picture: 'plain' },
  );
  const back = rectangle(
    'stand back',
    { x: 0, y: tall + deep, width, height: slope },
    {
      hinge: { to: foot.name, edge: 0, angle: 180 - lean },
      picture: 'plain',
      meets: [{ edge: 2, face: wall.name, partner: 0 }],
    },
  );
  const tabbed = flap('stand tab', back, 2, {
    depth: tab,
    inset: tab / 2,
    angle: 90 + lean,
    lies: { on: wall.name, glued: true },
  });
  return {
    name: 'Stand',
    at: { turn: [0, 0, 0], at: [(wide - width) / 2, tall - high, -2 * PLAY] },
    faces: [wall, foot, back, tabbed],
  };
}
