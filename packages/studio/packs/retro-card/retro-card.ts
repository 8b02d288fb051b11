import { hex } from '../../colour.ts';
import { chooseHeldInPack } from '../../figure/choose-held.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { type Bubble, drawBubbleBack, roomIn } from '../shared/bubble.ts';
import { drawCardLight, drawCardShadow } from '../shared/hanging-card.ts';
import { beginFigure, type PlacedFigure, type PlacedHead } from '../shared/place-figure.ts';
import { drawPlaced, placeAccessory } from '../shared/place-sculptures.ts';
import { drawPlastic } from '../shared/plastic.ts';
import type { SceneSpec } from '../shared/scene-spec.ts';
import { aspectOf, leanToFit } from '../shared/share-space.ts';
import { drawSoftShadow } from '../shared/soft-shadow.ts';
import { PAGE, roundedPath, type Surface } from '../shared/surface.ts';
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
  const { held, boxed } = chooseHeldInPack(spec.character.accessories, true);
  const aspects = boxed.map((accessory) => aspectOf(accessory, FACING));
  const layout = layOutRetroCard(words.description, aspects, random() < 0.5);
  const figure = beginContents(surface, spec, layout, held);
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
  drawRetroPrint(surface, spec, chooseInks(random, options.palette), { layout, texts });
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
  return drawContents(surface, spec, { layout, figure, boxed, aspects });
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

/** The figure is on its way while the card is printed. */
function beginContents(
  surface: Surface,
  spec: SceneSpec,
  { figure: { x, y, width, height } }: RetroLayout,
  holds: Accessories[number] | undefined,
): () => PlacedFigure {
  return beginFigure(surface, spec, {
    box: { x: x + 34, y: y + 38, width: width - 68, height: height - 62 },
    foot: y + height - 48,
    largest: 330,
    turn: [4, 0, 0],
    holds,
  });
}

function drawContents(
  surface: Surface,
  { random }: SceneSpec,
  contents: {
    layout: RetroLayout;
    figure: () => PlacedFigure;
    boxed: Accessories;
    aspects: readonly number[];
  },
): PlacedHead {
  const { layout, figure, boxed, aspects } = contents;
  const bubble = bubbleOf(layout.figure, 130, 110);
  drawBubbleBack(surface, bubble);
  const placed = figure();
  drawPlaced(surface, placed, 24, 0.5);
  const bubbles = [bubble];
  for (const [index, place] of layout.accessories.entries()) {
    const accessory = boxed[index];
    if (!accessory) continue;
    const small = bubbleOf(place, Math.min(70, place.width * 0.36, place.height * 0.3), 84);
    drawBubbleBack(surface, small);
    const inner = roomIn(small);
    const { lean } = leanToFit(inner, aspects[index] ?? 1);
    drawPlaced(surface, placeAccessory(surface, accessory, inner, [0, 0, -lean]), 18);
    bubbles.push(small);
  }
  drawPlastic(surface, bubbles);
  for (const { box } of bubbles) drawScuffs(surface, box, random);
  return placed.head;
}
