import { css, darken, lighten } from '../colour.ts';
import { BUILDS, CONFIDENT, STANDING } from '../figure/build.ts';
import { sculptFigure } from '../figure/sculpt-figure.ts';
import { pick } from '../random.ts';
import { type Box, drawText, type SetText, type Slot, setText } from '../words/typeset.ts';
import { drawBubbleBack, drawBubbleFront } from './blister.ts';
import type { Commission, PackWords } from './pack.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { drawPlaced, placeAccessory, placeSculptures } from './place-sculptures.ts';
import { drawBarCode, euroHolePath, starburstPath } from './print-parts.ts';
import { drawBackdrop, drawGrain, PAGE, roundedPath, type Surface, withShadow } from './surface.ts';
import { drawTheme } from './theme-art.ts';

const CARD: Box = { x: 258, y: 56, width: 1020, height: 1424 };
const FIGURE: Box = { x: 296, y: 392, width: 574, height: 890 };
const SIDE = { x: 910, width: 330 } as const;

const SLOTS = {
  title: {
    name: 'title',
    box: { x: 306, y: 178, width: 924, height: 148 },
    face: 'display',
    largest: 150,
    leading: 1,
    capitals: true,
  },
  tagline: {
    name: 'tagline',
    box: { x: 306, y: 328, width: 924, height: 42 },
    face: 'condensed',
    largest: 34,
    capitals: true,
  },
  description: {
    name: 'description',
    box: { x: 930, y: 1000, width: 290, height: 262 },
    face: 'text',
    largest: 38,
    leading: 1.2,
  },
  serial: { name: 'serial', box: { x: 1086, y: 1352, width: 116, height: 88 }, face: 'display', largest: 46 },
  warning: {
    name: 'warning',
    box: { x: 520, y: 1352, width: 350, height: 84 },
    face: 'condensed',
    largest: 23,
    align: 'left',
    leading: 1.2,
  },
  brand: { name: 'brand', box: { x: 300, y: 84, width: 220, height: 74 }, face: 'display', largest: 56 },
} as const satisfies Record<string, Slot>;

/** All words of the blister card, set. */
export function setActionFigureWords(words: PackWords): SetText[] {
  return [
    setText(words.title, SLOTS.title),
    setText(words.tagline, SLOTS.tagline),
    setText(words.description, SLOTS.description),
    setText(words.serial, SLOTS.serial),
    setText(words.warning, SLOTS.warning),
    setText('Toy Twin', SLOTS.brand),
  ];
}

/** Template 1: a blister card that hangs by its euro hole, figure and accessories in their own bubbles. */
export function drawActionFigure(surface: Surface, commission: Commission): void {
  const { context } = surface;
  const { random, wishes, words } = commission;
  const palette = pick(random, PALETTES[wishes.theme]);
  if (commission.backdrop) drawBackdrop(context, lighten(palette.bottom, 0.62), 0.8);
  withShadow(context, 46, commission.backdrop ? 0.5 : 0, () => {
    roundedPath(context, CARD, 34);
    context.fillStyle = css(palette.top);
    context.fill();
  });
  context.save();
  roundedPath(context, CARD, 34);
  context.clip();
  drawTheme(context, wishes.theme, palette, CARD, random);
  drawCardPrint(surface, palette, setActionFigureWords(words), words);
  drawGrain(context, CARD, random, 0.07);
  context.restore();
  drawHole(surface, palette);
  drawContents(surface, commission);
}

function drawCardPrint({ context }: Surface, palette: Palette, texts: SetText[], words: PackWords): void {
  context.fillStyle = css(darken(palette.shape, 0.25));
  context.beginPath();
  context.moveTo(CARD.x, 178);
  context.lineTo(CARD.x + CARD.width, 162);
  context.lineTo(CARD.x + CARD.width, 376);
  context.lineTo(CARD.x, 388);
  context.fill();
  context.fillStyle = css(palette.accent);
  context.fillRect(CARD.x, 1304, CARD.width, 8);
  context.fillStyle = css(darken(palette.shape, 0.25));
  context.fillRect(CARD.x, 1312, CARD.width, 200);
  roundedPath(context, { x: SIDE.x, y: 976, width: SIDE.width, height: 306 }, 20);
  context.fillStyle = '#fffaf0';
  context.fill();
  context.lineWidth = 7;
  context.strokeStyle = css(palette.accent);
  context.stroke();
  roundedPath(context, { x: 292, y: 82, width: 236, height: 78 }, 39);
  context.fillStyle = '#e4312b';
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = '#fffaf0';
  context.stroke();
  starburstPath(context, 1144, 1396, 80, 68, 18);
  context.fillStyle = '#ffc72c';
  context.fill();
  drawBarCode(context, { x: 300, y: 1346, width: 190, height: 100 }, words.serial + words.title);
  for (const text of texts) drawWords(context, palette, text);
}

function drawWords(context: Surface['context'], palette: Palette, text: SetText): void {
  if (text.slot.name === 'title') {
    drawText(
      context,
      { ...text, lines: text.lines.map((line) => ({ ...line, x: line.x + 5, baseline: line.baseline + 6 })) },
      'rgba(8,4,20,0.55)',
    );
    drawText(context, text, '#fffaf0', { colour: css(darken(palette.shape, 0.5)), width: 0.06 });
    return;
  }
  const dark = text.slot.name === 'description' || text.slot.name === 'serial';
  drawText(context, text, dark ? '#1b1430' : text.slot.name === 'tagline' ? '#ffc72c' : '#fffaf0');
}

function drawHole({ context }: Surface, palette: Palette): void {
  euroHolePath(context, PAGE / 2 + 60, 128, 200);
  context.fillStyle = css(lighten(palette.bottom, 0.42));
  context.fill();
  context.save();
  context.clip();
  context.shadowColor = 'rgba(10,4,24,0.75)';
  context.shadowBlur = 16;
  context.shadowOffsetX = 6;
  context.shadowOffsetY = 9;
  context.lineWidth = 4;
  context.strokeStyle = 'rgba(10,4,24,0.5)';
  context.stroke();
  context.restore();
}

function drawContents(surface: Surface, commission: Commission): void {
  const { context } = surface;
  const { random, wishes, options } = commission;
  const build = BUILDS[options.templateId];
  const accessories = wishes.accessories;
  const holds = accessories.length > 1 ? accessories[0] : undefined;
  const boxed = accessories.slice(holds ? 1 : 0).slice(0, 3);
  const pose = holds ? STANDING : pick(random, [STANDING, CONFIDENT]);
  drawBubbleBack(context, FIGURE, 60);
  const figure = placeSculptures(surface, sculptFigure({ ...commission, build, pose, holds }, random), {
    box: { ...FIGURE, x: FIGURE.x - 20, width: FIGURE.width + 40 },
    unit: wishes.headwear ? 328 : 364,
    foot: [holds ? 0.545 : 0.5, 0.965],
    turn: [5, 0, 0],
  });
  drawPlaced(surface, figure, 26);
  drawBubbleFront(context, FIGURE, 60);
  const gap = 26;
  const height = (566 - gap * (boxed.length - 1)) / Math.max(1, boxed.length);
  boxed.forEach((accessory, index) => {
    const box: Box = { x: SIDE.x, y: 392 + index * (height + gap), width: SIDE.width, height };
    drawBubbleBack(context, box, 42);
    const inner: Box = { x: box.x + 12, y: box.y + 12, width: box.width - 24, height: box.height - 24 };
    drawPlaced(surface, placeAccessory(surface, accessory, inner, [0, -18, 8]), 20);
    drawBubbleFront(context, box, 42);
  });
}
