import { css, lighten, mix } from '../../colour.ts';
import { chooseHeldInPack } from '../../figure/choose-held.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { type Bubble, drawBubbleBack, roomIn } from '../shared/bubble.ts';
import { drawCardLight, drawCardShadow, drawHangHole, drawPegboard } from '../shared/hanging-card.ts';
import { choosePalette } from '../shared/palettes.ts';
import { beginFigure, type PlacedFigure, type PlacedHead } from '../shared/place-figure.ts';
import { drawPlaced, placeAccessory } from '../shared/place-sculptures.ts';
import { drawPlastic } from '../shared/plastic.ts';
import type { SceneSpec } from '../shared/scene-spec.ts';
import { aspectOf, leanToFit } from '../shared/share-space.ts';
import { PAGE, roundedPath, type Surface } from '../shared/surface.ts';
import { drawActionFigurePrint } from './action-figure-print.ts';
import { type ActionFigureLayout, layOutActionFigure, setActionFigureWords } from './action-figure-words.ts';

const CARD: Box = { x: 258, y: 56, width: 1020, height: 1424 };
const CORNER = 30;
/** How accessories are turned in their bubbles, degrees. */
const TURN = [0, -18, 0] as const;

/** A blister card on its peg, figure and accessories in bubbles of clear plastic. */
export function drawActionFigure(surface: Surface, spec: SceneSpec): PlacedHead {
  const { context } = surface;
  const { random, character, words, options } = spec;
  const palette = choosePalette(character.theme, random, options.palette);
  const wall = lighten(mix(palette.bottom, [236, 232, 226], 0.72), 0.1);
  const { held, boxed } = chooseHeldInPack(character.accessories);
  const mirrored = random() < 0.5;
  const aspects = boxed.map((accessory) => aspectOf(accessory, TURN));
  const layout = layOutActionFigure(words.description, aspects, mirrored);
  const figure = beginContents(surface, spec, layout, held);
  if (spec.backdrop) {
    drawPegboard(surface, wall, random);
    drawCardShadow(surface, CARD);
  }
  roundedPath(context, { ...CARD, x: CARD.x + 3, y: CARD.y + 4 }, CORNER);
  context.fillStyle = '#d9d2c6';
  context.fill();
  const outline = () => roundedPath(context, CARD, CORNER);
  context.save();
  outline();
  context.fillStyle = css(palette.top);
  context.fill();
  context.clip();
  const texts = setActionFigureWords(words, layout);
  drawActionFigurePrint(surface, spec, palette, { card: CARD, layout, texts });
  context.restore();
  drawCardLight(surface, CARD, outline);
  drawHangHole(surface, PAGE / 2, 124, wall);
  return drawContents(surface, { layout, figure, boxed, aspects });
}

type Accessories = SceneSpec['character']['accessories'];

const bubbleOf = (box: Box, radius: number, depth: number): Bubble => ({
  box,
  radius,
  depth,
  dome: 0.3,
  ripple: 0.007,
  tint: [1, 1, 1],
});

/** The figure is on its way while the card is printed. */
function beginContents(
  surface: Surface,
  spec: SceneSpec,
  { figure: { x, y, width, height } }: ActionFigureLayout,
  holds: Accessories[number] | undefined,
): () => PlacedFigure {
  return beginFigure(surface, spec, {
    box: { x: x + 40, y: y + 34, width: width - 80, height: height - 62 },
    foot: y + height - 52,
    largest: 380,
    turn: [5, 0, 0],
    holds,
  });
}

function drawContents(
  surface: Surface,
  contents: {
    layout: ActionFigureLayout;
    figure: () => PlacedFigure;
    boxed: Accessories;
    aspects: readonly number[];
  },
): PlacedHead {
  const { layout, figure, boxed, aspects } = contents;
  const bubble = bubbleOf(layout.figure, 96, 120);
  drawBubbleBack(surface, bubble);
  const placed = figure();
  drawPlaced(surface, placed, 26);
  const bubbles = [bubble];
  for (const [index, box] of layout.accessories.entries()) {
    const accessory = boxed[index];
    if (!accessory) continue;
    const small = bubbleOf(
      box,
      Math.min(64, box.height * 0.3, box.width * 0.36),
      Math.min(90, box.width * 0.46),
    );
    const inner = roomIn(small);
    const { lean } = leanToFit(inner, aspects[index] ?? 1);
    drawBubbleBack(surface, small);
    drawPlaced(surface, placeAccessory(surface, accessory, inner, [TURN[0], TURN[1], -lean]), 20);
    bubbles.push(small);
  }
  drawPlastic(surface, bubbles);
  return placed.head;
}
