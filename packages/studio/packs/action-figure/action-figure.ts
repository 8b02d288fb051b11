import type { Canvas } from '@napi-rs/canvas';
import { css, lighten, mix } from '../../colour.ts';
import type { Box } from '../../typesetting/typeset.ts';
import type { FlatPrint } from '../pack.ts';
import { thingsIn } from '../shared/boxed-things.ts';
import { type Bubble, drawBubbleBack } from '../shared/bubble.ts';
import { drawCardLight, drawCardShadow, drawHangHole, drawPegboard } from '../shared/hanging-card.ts';
import { choosePalette } from '../shared/palettes.ts';
import { type SharedThings, shareThingsInPack } from '../shared/people.ts';
import { beginFigure, type PlacedFigure, type PlacedHead } from '../shared/place-figure.ts';
import { drawPlaced, placeAccessory } from '../shared/place-sculptures.ts';
import { drawPlastic } from '../shared/plastic.ts';
import type { PackInks, PrintSpec, SceneSpec } from '../shared/scene-spec.ts';
import { aspectOf, leanToFit } from '../shared/share-space.ts';
import { createPage, cutOfPage, PAGE, roundedPath, type Surface } from '../shared/surface.ts';
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
  const mirrored = random() < 0.5;
  const { holds, layout, things } = layOut(spec, mirrored);
  const figure = beginContents(surface, spec, layout, holds);
  if (spec.backdrop) {
    drawPegboard(surface, wall, random);
    drawCardShadow(surface, CARD);
  }
  roundedPath(context, { ...CARD, x: CARD.x + 3, y: CARD.y + 4 }, CORNER);
  context.fillStyle = '#d9d2c6';
  context.fill();
  spec.note?.print({ palette, mirrored });
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
  const placed = drawFigure(surface, layout, figure);
  drawPlastic(surface, [figureBubble(layout), ...drawAccessories(surface, layout, things)]);
  return placed.head;
}

/** The card's front with its things in their bubbles, flat, and nothing where the figure's bubble is. */
function drawFront(spec: PrintSpec, { palette, mirrored = false }: PackInks, scale: number): Canvas {
  const surface = createPage(Math.round(PAGE * scale));
  const { layout, things } = layOut(spec, mirrored);
  const texts = setActionFigureWords(spec.words, layout);
  drawActionFigurePrint(surface, spec, palette, { card: CARD, layout, texts });
  const bubbles = drawAccessories(surface, layout, things);
  if (bubbles.length > 0) drawPlastic(surface, bubbles);
  return cutOfPage(surface, CARD);
}

/** The blister card printed flat. */
export const flatActionFigure: FlatPrint = {
  form: 'card',
  front: drawFront,
  plan: (spec, { mirrored = false }) => ({
    card: CARD,
    corner: CORNER,
    figure: layOut(spec, mirrored).layout.figure,
  }),
};

/** The things in bubbles of their own, with their aspects. */
type Things = { boxed: Accessories; aspects: readonly number[]; areTwo: boolean };

/** Where everything is on the card. */
function layOut(spec: PrintSpec, mirrored: boolean) {
  const { holds, others: boxed } = shareThingsInPack(spec);
  const aspects = boxed.map((accessory) => aspectOf(accessory, TURN));
  const areTwo = spec.second !== undefined;
  const things: Things = { boxed, aspects, areTwo };
  return { holds, things, layout: layOutActionFigure(spec.words.description, aspects, mirrored, areTwo) };
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

/** Air on both sides of what stands in the large bubble, and below its feet, page pixels. */
const AIR = { one: { side: 40, below: 52 }, two: { side: 32, below: 66 } } as const;

/** The figure is being made while the card is printed. */
function beginContents(
  surface: Surface,
  spec: SceneSpec,
  { figure: { x, y, width, height } }: ActionFigureLayout,
  holds: SharedThings['holds'],
): () => PlacedFigure {
  const { side, below } = spec.second ? AIR.two : AIR.one;
  return beginFigure(surface, spec, {
    box: { x: x + side, y: y + 34, width: width - 2 * side, height: height - 62 },
    foot: y + height - below,
    largest: 380,
    turn: [5, 0, 0],
    holds,
  });
}

const figureBubble = ({ figure }: ActionFigureLayout) => bubbleOf(figure, 96, 120);

function drawFigure(surface: Surface, layout: ActionFigureLayout, figure: () => PlacedFigure): PlacedFigure {
  drawBubbleBack(surface, figureBubble(layout));
  const placed = figure();
  drawPlaced(surface, placed, 26);
  return placed;
}

/** @returns their bubbles, whose plastic is still to be drawn. */
function drawAccessories(surface: Surface, layout: ActionFigureLayout, things: Things): Bubble[] {
  return layout.accessories.map((box, index) => {
    const small = bubbleOf(
      box,
      Math.min(64, box.height * 0.3, box.width * 0.36),
      Math.min(90, box.width * 0.46),
    );
    drawBubbleBack(surface, small);
    for (const { thing, room, aspect } of thingsIn(small, { ...things, index })) {
      const { lean } = leanToFit(room, aspect);
      drawPlaced(surface, placeAccessory(surface, thing, room, [TURN[0], TURN[1], -lean]), 20);
    }
    return small;
  });
}
