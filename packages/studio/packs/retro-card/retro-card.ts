import type { Canvas } from '@napi-rs/canvas';
import { hex } from '../../colour.ts';
import type { Box } from '../../typesetting/typeset.ts';
import type { FlatPrint } from '../pack.ts';
import { thingsIn } from '../shared/boxed-things.ts';
import { type Bubble, drawBubbleBack } from '../shared/bubble.ts';
import { drawCardLight, drawCardShadow } from '../shared/hanging-card.ts';
import { type SharedThings, shareThingsInPack } from '../shared/people.ts';
import { beginFigure, type PlacedFigure, type PlacedHead } from '../shared/place-figure.ts';
import { drawPlaced, placeAccessory } from '../shared/place-sculptures.ts';
import { drawPlastic } from '../shared/plastic.ts';
import type { PackInks, PrintSpec, SceneSpec } from '../shared/scene-spec.ts';
import { aspectOf, leanToFit } from '../shared/share-space.ts';
import { drawSoftShadow } from '../shared/soft-shadow.ts';
import { createPage, cutOfPage, PAGE, roundedPath, type Surface } from '../shared/surface.ts';
import { agePrint } from './aged-print.ts';
import { layOutRetroCard, RETRO_CARD, type RetroLayout, setRetroCardWords } from './retro-card-words.ts';
import { chooseInks } from './retro-inks.ts';
import { drawRetroPrint } from './retro-print.ts';
import { drawCreases, drawScuffs, drawSticker } from './retro-wear.ts';
import { drawWoodWall } from './wood-wall.ts';

const CORNER = 24;
const FACING = [0, 0, 0] as const;
const HOLE = { x: PAGE / 2, y: 100, radius: 25 };

/** A cardback as of the 1980s, few inks out of register, yellowed bubbles, worn by many hands. */
export function drawRetroCard(surface: Surface, spec: SceneSpec): PlacedHead {
  const { context } = surface;
  const { random, words, options } = spec;
  const mirrored = random() < 0.5;
  const { holds, layout, things } = layOut(spec, mirrored);
  const figure = beginContents(surface, spec, layout, holds);
  const texts = setRetroCardWords(words, layout);
  if (spec.backdrop) {
    drawWoodWall(surface, random);
    drawCardShadow(surface, RETRO_CARD);
  }
  roundedPath(context, { ...RETRO_CARD, x: RETRO_CARD.x + 3, y: RETRO_CARD.y + 4 }, CORNER);
  context.fillStyle = '#b09a78';
  context.fill();
  const outline = () => roundedPath(context, RETRO_CARD, CORNER);
  context.save();
  outline();
  context.clip();
  const inks = chooseInks(random, options.palette);
  spec.note?.print({ ...inks, mirrored });
  drawRetroPrint(surface, spec, inks, { layout, texts });
  context.restore();
  agePrint(surface, RETRO_CARD, CORNER, hex('#f8f0dd'), random);
  context.save();
  outline();
  context.clip();
  drawCreases(context, RETRO_CARD, random);
  context.restore();
  drawCardLight(surface, RETRO_CARD, outline);
  drawHole(surface);
  const sticker = texts.find(({ slot }) => slot.name === 'sticker');
  if (sticker) drawSticker(context, sticker, random);
  drawBubbleBack(surface, figureBubble(layout));
  const placed = figure();
  drawPlaced(surface, placed, 24, 0.5);
  const bubbles = [figureBubble(layout), ...drawAccessories(surface, layout, things)];
  drawPlastic(surface, bubbles);
  for (const { box } of bubbles) drawScuffs(surface, box, random);
  return placed.head;
}

/** The card's front with its things in their bubbles, flat, and nothing where the figure's bubble is. Without creases. */
function drawFront(spec: PrintSpec, { palette, ink, mirrored = false }: PackInks, scale: number): Canvas {
  if (!ink) throw new Error('A retro card is printed with inks of its own');
  const surface = createPage(Math.round(PAGE * scale));
  const { layout, things } = layOut(spec, mirrored);
  const texts = setRetroCardWords(spec.words, layout);
  drawRetroPrint(surface, spec, { ink, palette }, { layout, texts });
  agePrint(surface, RETRO_CARD, CORNER, hex('#f8f0dd'), spec.random);
  const sticker = texts.find(({ slot }) => slot.name === 'sticker');
  if (sticker) drawSticker(surface.context, sticker, spec.random);
  const bubbles = drawAccessories(surface, layout, things);
  if (bubbles.length > 0) drawPlastic(surface, bubbles);
  return cutOfPage(surface, RETRO_CARD);
}

/** The retro card printed flat. */
export const flatRetroCard: FlatPrint = {
  form: 'card',
  front: drawFront,
  plan: (spec, { mirrored = false }) => ({
    card: RETRO_CARD,
    corner: CORNER,
    figure: layOut(spec, mirrored).layout.figure,
  }),
};

/** The things in bubbles of their own, with their aspects. */
type Things = { boxed: Accessories; aspects: readonly number[]; areTwo: boolean };

/** Where everything is on the card. */
function layOut(spec: PrintSpec, mirrored: boolean) {
  const { holds, others: boxed } = shareThingsInPack(spec, true);
  const aspects = boxed.map((accessory) => aspectOf(accessory, FACING));
  const areTwo = spec.second !== undefined;
  const things: Things = { boxed, aspects, areTwo };
  return { holds, things, layout: layOutRetroCard(spec.words.description, aspects, mirrored, areTwo) };
}

/** A punched round hole over a brass nail. */
function drawHole(surface: Surface): void {
  const { context } = surface;
  const { x, y, radius } = HOLE;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = '#3a2416';
  context.fill();
  context.save();
  context.clip();
  context.lineWidth = 7;
  context.strokeStyle = 'rgba(244,232,206,0.75)';
  context.stroke();
  context.restore();
  drawSoftShadow(
    surface,
    { blur: 9, strength: 0.7, area: { x: x - 40, y: y - 40, width: 90, height: 80 } },
    (shape) => {
      shape.beginPath();
      shape.arc(x + 9, y - 2, 18, 0, Math.PI * 2);
      shape.fill();
    },
  );
  const nail = context.createRadialGradient(x - 6, y - 18, 1, x, y - 12, 20);
  nail.addColorStop(0, '#fff3c8');
  nail.addColorStop(0.4, '#d8a848');
  nail.addColorStop(1, '#6b4416');
  context.fillStyle = nail;
  context.beginPath();
  context.arc(x, y - 12, 18, 0, Math.PI * 2);
  context.fill();
}

type Accessories = SceneSpec['character']['accessories'];

const bubbleOf = (box: Box, radius: number, depth: number): Bubble => ({
  box,
  radius,
  depth,
  dome: 0.42,
  ripple: 0.017,
  tint: [1, 0.99, 0.95],
});

/** Air on both sides of what stands in the large bubble, and below its feet, page pixels. */
const AIR = { one: { side: 34, below: 48 }, two: { side: 28, below: 60 } } as const;

/** The figure is being made while the card is printed. */
function beginContents(
  surface: Surface,
  spec: SceneSpec,
  { figure: { x, y, width, height } }: RetroLayout,
  holds: SharedThings['holds'],
): () => PlacedFigure {
  const { side, below } = spec.second ? AIR.two : AIR.one;
  return beginFigure(surface, spec, {
    box: { x: x + side, y: y + 38, width: width - 2 * side, height: height - 62 },
    foot: y + height - below,
    largest: 330,
    turn: [4, 0, 0],
    holds,
  });
}

const figureBubble = ({ figure }: RetroLayout) => bubbleOf(figure, 130, 110);

/** @returns their bubbles, whose plastic is still to be drawn. */
function drawAccessories(surface: Surface, layout: RetroLayout, things: Things): Bubble[] {
  return layout.accessories.map((place, index) => {
    const small = bubbleOf(place, Math.min(70, place.width * 0.36, place.height * 0.3), 84);
    drawBubbleBack(surface, small);
    for (const { thing, room, aspect } of thingsIn(small, { ...things, index })) {
      const { lean } = leanToFit(room, aspect);
      drawPlaced(surface, placeAccessory(surface, thing, room, [0, 0, -lean]), 18);
    }
    return small;
  });
}
