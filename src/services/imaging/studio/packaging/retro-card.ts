import { css, hex, lighten, type Rgb } from '../colour.ts';
import { BUILDS, STIFF } from '../figure/build.ts';
import { sculptFigure } from '../figure/sculpt-figure.ts';
import { pick } from '../random.ts';
import { type Box, drawText, type SetText, type Slot, setText } from '../words/typeset.ts';
import { drawAge, outlinePath, wornOutline } from './aged-paper.ts';
import { drawBubbleBack, drawBubbleFront } from './blister.ts';
import type { Commission, PackWords } from './pack.ts';
import { drawPlaced, placeAccessory, placeSculptures } from './place-sculptures.ts';
import { drawBarCode, drawHalftone, drawRays, starburstPath } from './print-parts.ts';
import { drawBackdrop, PAGE, type Surface, withShadow } from './surface.ts';

const CARD: Box = { x: 238, y: 50, width: 1060, height: 1436 };
const ART: Box = { x: 278, y: 396, width: 980, height: 850 };
const FIGURE: Box = { x: 308, y: 430, width: 470, height: 786 };

/** Four spot colours of an old printing press: paper, dark, warm, cool. */
type Inks = { paper: Rgb; dark: Rgb; warm: Rgb; cool: Rgb; sun: Rgb };
const PRINTINGS: readonly Inks[] = [
  {
    paper: hex('#efe2c4'),
    dark: hex('#2b2233'),
    warm: hex('#c8452c'),
    cool: hex('#2f7f86'),
    sun: hex('#e5a530'),
  },
  {
    paper: hex('#eddfc2'),
    dark: hex('#22283c'),
    warm: hex('#d2682b'),
    cool: hex('#33598f'),
    sun: hex('#e8b83f'),
  },
  {
    paper: hex('#ecdcc0'),
    dark: hex('#33202b'),
    warm: hex('#b23a4c'),
    cool: hex('#4b8060'),
    sun: hex('#e0a63a'),
  },
];

const SLOTS = {
  title: {
    name: 'title',
    box: { x: 300, y: 214, width: 690, height: 140 },
    face: 'display',
    largest: 150,
    leading: 0.98,
    capitals: true,
  },
  brand: {
    name: 'brand',
    box: { x: 300, y: 158, width: 420, height: 50 },
    face: 'condensed',
    largest: 38,
    align: 'left',
    capitals: true,
  },
  serial: { name: 'serial', box: { x: 1058, y: 214, width: 148, height: 104 }, face: 'display', largest: 56 },
  tagline: {
    name: 'tagline',
    box: { x: 826, y: 812, width: 386, height: 56 },
    face: 'condensed',
    largest: 36,
    capitals: true,
  },
  description: {
    name: 'description',
    box: { x: 838, y: 886, width: 362, height: 308 },
    face: 'text',
    largest: 42,
    leading: 1.2,
  },
  warning: {
    name: 'warning',
    box: { x: 300, y: 1304, width: 610, height: 110 },
    face: 'condensed',
    largest: 30,
    align: 'left',
    leading: 1.2,
  },
} as const satisfies Record<string, Slot>;

/** All words of the retro card, set. */
export function setRetroCardWords(words: PackWords): SetText[] {
  return [
    setText(words.title, SLOTS.title),
    setText('Toy Twin Collection', SLOTS.brand),
    setText(words.serial, SLOTS.serial),
    setText(words.tagline, SLOTS.tagline),
    setText(words.description, SLOTS.description),
    setText(words.warning, SLOTS.warning),
  ];
}

/** Template 3: a cardback as of the 1980s: few inks, halftone, a starburst, yellowed paper and worn edges. */
export function drawRetroCard(surface: Surface, commission: Commission): void {
  const { context } = surface;
  const { random, words } = commission;
  const ink = pick(random, PRINTINGS);
  if (commission.backdrop) drawBackdrop(context, hex('#b89a78'), 0.84);
  const edge = wornOutline(CARD, random);
  withShadow(context, 40, commission.backdrop ? 0.55 : 0, () => {
    outlinePath(context, edge);
    context.fillStyle = css(ink.paper);
    context.fill();
  });
  context.save();
  outlinePath(context, edge);
  context.clip();
  drawPrint(surface, ink);
  drawCardWords(surface, ink, setRetroCardWords(words));
  drawBarCode(context, { x: 1000, y: 1302, width: 220, height: 116 }, words.serial + words.title);
  drawAge(context, CARD, random, edge);
  context.restore();
  drawHangHole(context);
  drawContents(surface, commission);
}

function drawPrint({ context }: Surface, ink: Inks): void {
  context.fillStyle = css(ink.dark);
  context.fillRect(CARD.x + 30, CARD.y + 96, CARD.width - 60, 278);
  context.fillStyle = css(ink.warm);
  context.fillRect(CARD.x + 30, CARD.y + 366, CARD.width - 60, 10);
  const sky = context.createLinearGradient(0, ART.y, 0, ART.y + ART.height);
  sky.addColorStop(0, css(ink.warm));
  sky.addColorStop(0.6, css(ink.sun));
  sky.addColorStop(1, css(ink.paper));
  context.fillStyle = sky;
  context.fillRect(ART.x - 10, ART.y + 40, ART.width + 20, ART.height - 40);
  drawRays(
    context,
    { ...ART, x: ART.x - 10, y: ART.y + 40, width: ART.width + 20, height: ART.height - 40 },
    548,
    900,
    26,
    css(ink.paper, 0.28),
  );
  drawHalftone(
    context,
    { x: ART.x - 10, y: ART.y + 340, width: ART.width + 20, height: ART.height - 340 },
    css(ink.cool, 0.6),
    26,
  );
  for (const [index, colour] of [ink.warm, ink.sun, ink.cool].entries()) {
    context.fillStyle = css(colour);
    context.fillRect(CARD.x + 30, 1250 + index * 13, CARD.width - 60, 13);
  }
  starburstPath(context, 1132, 266, 138, 100, 16);
  context.fillStyle = css(ink.sun);
  context.fill();
  context.fillStyle = css(ink.paper);
  context.strokeStyle = css(ink.dark);
  context.lineWidth = 6;
  context.beginPath();
  context.roundRect(812, 800, 414, 414, 8);
  context.fill();
  context.stroke();
  context.fillStyle = css(ink.cool);
  context.fillRect(815, 803, 408, 70);
}

function drawCardWords({ context }: Surface, ink: Inks, texts: readonly SetText[]): void {
  for (const text of texts) {
    if (text.slot.name !== 'title') {
      const light = text.slot.name === 'brand' || text.slot.name === 'tagline';
      drawText(context, text, css(light ? ink.paper : ink.dark));
      continue;
    }
    // Misregistered inks: the second plate sits a little off, as on the old presses.
    for (let step = 9; step > 0; step -= 3) {
      drawText(
        context,
        {
          ...text,
          lines: text.lines.map((line) => ({ ...line, x: line.x + step, baseline: line.baseline + step })),
        },
        css(step > 5 ? ink.cool : ink.warm),
      );
    }
    drawText(context, text, css(ink.sun), { colour: css(ink.dark), width: 0.05 });
  }
}

function drawHangHole(context: Surface['context']): void {
  context.save();
  context.beginPath();
  context.arc(PAGE / 2, 104, 27, 0, Math.PI * 2);
  context.fillStyle = css(lighten(hex('#b89a78'), 0.12));
  context.fill();
  context.clip();
  context.shadowColor = 'rgba(20,8,10,0.8)';
  context.shadowBlur = 12;
  context.shadowOffsetX = 5;
  context.shadowOffsetY = 7;
  context.lineWidth = 5;
  context.strokeStyle = 'rgba(40,20,20,0.5)';
  context.stroke();
  context.restore();
}

function drawContents(surface: Surface, commission: Commission): void {
  const { context } = surface;
  const { random, wishes } = commission;
  const [first, ...others] = wishes.accessories;
  drawBubbleBack(context, FIGURE, 120);
  const figure = placeSculptures(
    surface,
    sculptFigure({ ...commission, build: BUILDS.template3, pose: STIFF, holds: undefined }, random),
    {
      box: FIGURE,
      unit: wishes.headwear ? 306 : 328,
      foot: [0.5, 0.965],
      turn: [4, 0, 0],
    },
  );
  drawPlaced(surface, figure, 24, 0.55);
  drawBubbleFront(context, FIGURE, 120);
  const boxed = first ? [first, ...others].slice(0, 2) : [];
  boxed.forEach((accessory, index) => {
    const width = boxed.length === 1 ? 414 : 199;
    const box: Box = { x: 812 + index * 215, y: 440, width, height: 330 };
    drawBubbleBack(context, box, 60);
    drawPlaced(
      surface,
      placeAccessory(
        surface,
        accessory,
        { x: box.x + 8, y: box.y + 14, width: box.width - 16, height: box.height - 28 },
        [0, 0, 0],
      ),
      18,
    );
    drawBubbleFront(context, box, 60);
  });
}
