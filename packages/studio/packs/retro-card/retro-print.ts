import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken } from '../../colour.ts';
import { between, type Random } from '../../random.ts';
import { type Box, drawText, type SetText } from '../../typesetting/typeset.ts';
import { moved } from '../shared/foil.ts';
import { type Palette, readableBeside } from '../shared/palettes.ts';
import { drawBarCode, starburstPath } from '../shared/print-parts.ts';
import type { PrintSpec } from '../shared/scene-spec.ts';
import { roundedPath, type Surface } from '../shared/surface.ts';
import { drawTheme } from '../shared/theme-art.ts';
import { RETRO_BAR_CODE, RETRO_CARD, RETRO_STRIP, type RetroLayout } from './retro-card-words.ts';
import type { Inks } from './retro-inks.ts';

/** Where the printed picture lies on the card. */
const ART: Box = { x: 268, y: 396, width: 1000, height: 812 };
const HEAD: Box = { x: 268, y: 146, width: 1000, height: 250 };

/** Prints the retro card flat and new; ageing comes later. The caller clips to the card. */
export function drawRetroPrint(
  { context }: Surface,
  { random, character, words }: PrintSpec,
  { ink, palette }: { ink: Inks; palette: Palette },
  { layout, texts }: { layout: RetroLayout; texts: readonly SetText[] },
): void {
  const { figure } = layout;
  context.fillStyle = css(ink.paper);
  context.fillRect(RETRO_CARD.x, RETRO_CARD.y, RETRO_CARD.width, RETRO_CARD.height);
  const focus = {
    x: figure.x + figure.width / 2,
    y: figure.y + figure.height * 0.38,
    radius: figure.width * 0.46,
  };
  drawTheme(context, character.theme, palette, { box: ART, focus }, random);
  drawHead(context, ink);
  drawPanel(context, ink, layout, random);
  drawStrip(context, ink, random);
  drawBarCode(context, RETRO_BAR_CODE, words.serial + words.title);
  for (const text of texts) drawRetroText(context, text, ink);
}

/** The dark head with stripes that sweep down its right, and the star of the number. */
function drawHead(context: SKRSContext2D, ink: Inks): void {
  context.save();
  context.beginPath();
  context.rect(HEAD.x, HEAD.y, HEAD.width, HEAD.height);
  context.clip();
  context.fillStyle = css(ink.dark);
  context.fillRect(HEAD.x, HEAD.y, HEAD.width, HEAD.height);
  context.lineWidth = 19;
  for (const [index, colour] of [ink.warm, ink.sun, ink.cool, ink.paper].entries()) {
    context.strokeStyle = css(colour);
    context.beginPath();
    context.moveTo(HEAD.x - 20, HEAD.y + 242 - index * 7);
    context.bezierCurveTo(
      900,
      HEAD.y + 244 - index * 8,
      1030 - index * 18,
      HEAD.y + 200 - index * 8,
      1080 + index * 20,
      HEAD.y - 30,
    );
    if (index < 3) context.stroke();
  }
  context.restore();
  context.fillStyle = css(ink.sun);
  context.fillRect(HEAD.x, HEAD.y + HEAD.height - 6, HEAD.width, 8);
  starburstPath(context, 1152, 274, 114, 90, 18);
  context.fillStyle = css(ink.dark);
  context.fill();
  starburstPath(context, 1148, 268, 112, 88, 18);
  context.fillStyle = css(ink.warm);
  context.fill();
  starburstPath(context, 1148, 268, 98, 78, 18);
  context.fillStyle = css(ink.sun);
  context.fill();
}

function drawPanel(
  context: SKRSContext2D,
  ink: Inks,
  { panel, hasTraits, traits }: RetroLayout,
  random: Random,
): void {
  const { x, y, width } = panel;
  context.save();
  roundedPath(context, panel, 10);
  context.fillStyle = css(ink.paper);
  context.fill();
  context.clip();
  context.fillStyle = css(readableBeside(ink.cool, ink.paper));
  context.fillRect(x, y, width, 68);
  context.fillStyle = css(ink.sun);
  context.fillRect(x, y + 68, width, 6);
  context.restore();
  context.lineWidth = 6;
  context.strokeStyle = css(ink.dark);
  roundedPath(context, panel, 10);
  context.stroke();
  if (!hasTraits) return;
  for (let row = 0; row < 3; row++) {
    const full = 3 + Math.floor(random() * 3);
    for (let star = 0; star < 5; star++) {
      starburstPath(context, traits.x + 186 + star * 40, traits.y + 20 + row * traits.step, 17, 7, 5);
      context.fillStyle = star < full ? css(ink.warm) : css(ink.dark, 0.18);
      context.fill();
    }
  }
}

/** 'Collect them all': the shapes of toys that are not there. */
function drawStrip(context: SKRSContext2D, ink: Inks, random: Random): void {
  const { x, y, width, height } = RETRO_STRIP;
  context.fillStyle = css(ink.sun);
  context.fillRect(x, y, width, height);
  context.fillStyle = css(ink.warm);
  context.fillRect(x, y, width, 7);
  context.fillRect(x, y + height - 7, width, 7);
  const first = Math.floor(between(random, 0, 6));
  for (let toy = 0; toy < 7; toy++) {
    const middle = x + 296 + toy * 102;
    context.beginPath();
    context.roundRect(middle - 44, y + 14, 88, height - 28, 10);
    context.fillStyle = css(toy % 2 === 0 ? ink.paper : ink.cool);
    context.fill();
    drawSilhouette(
      context,
      middle,
      y + height - 17,
      80,
      first + toy,
      css(toy % 2 === 0 ? ink.dark : ink.paper),
    );
  }
}

function drawRetroText(context: SKRSContext2D, text: SetText, ink: Inks): void {
  const { name } = text.slot;
  if (name === 'sticker') return;
  if (name === 'title') {
    const side = css(ink.warm);
    for (let step = 12; step > 0; step -= 2)
      drawText(context, moved(text, step, step), step > 6 ? css(darken(ink.warm, 0.5)) : side);
    drawText(context, text, css(ink.dark), { colour: css(ink.dark), width: 0.08 });
    for (const line of text.lines) {
      const fill = context.createLinearGradient(0, line.baseline - text.size * 0.75, 0, line.baseline);
      fill.addColorStop(0, css(ink.paper));
      fill.addColorStop(0.55, css(ink.sun));
      fill.addColorStop(1, css(ink.warm));
      drawText(context, { ...text, lines: [line] }, fill);
    }
    return;
  }
  drawText(context, text, css(name === 'brand' || name === 'tagline' ? ink.paper : ink.dark));
}

type Pen = { context: SKRSContext2D; unit: number };

/** What tells one silhouette from the next; sizes in heads. */
const EXTRAS: readonly ((pen: Pen) => void)[] = [
  ({ context }) => context.rect(-0.75, -4.75, 1.5, 0.5),
  ({ context }) => {
    context.moveTo(-1, -4.1);
    context.lineTo(0, -5.9);
    context.lineTo(1, -4.1);
  },
  ({ context }) => {
    context.moveTo(-0.9, -3.1);
    context.lineTo(-1.7, -0.3);
    context.lineTo(1.7, -0.3);
    context.lineTo(0.9, -3.1);
  },
  ({ context }) => context.ellipse(0, -3.95, 1, 0.95, 0, 0, Math.PI * 2),
  ({ context }) => {
    context.rect(1.25, -4.4, 0.22, 4.4);
    context.rect(0.85, -2.2, 1, 0.25);
  },
  ({ context }) => {
    context.rect(-1.1, -4.5, 2.2, 0.28);
    context.rect(-0.6, -5.2, 1.2, 0.9);
  },
];

/** Draws the shape of a toy figure on its feet at `x`, `foot`; `kind` counts through hats, capes and swords. */
function drawSilhouette(
  context: SKRSContext2D,
  x: number,
  foot: number,
  height: number,
  kind: number,
  fill: string,
): void {
  const unit = height / 5.4;
  context.save();
  context.translate(x, foot);
  context.scale(unit, unit);
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, -3.9, 0.72, 0, Math.PI * 2);
  context.roundRect(-0.85, -3.15, 1.7, 1.75, 0.4);
  context.roundRect(-1.4, -3.05, 0.5, 1.7, 0.25);
  context.roundRect(0.9, -3.05, 0.5, 1.7, 0.25);
  context.roundRect(-0.8, -1.6, 0.7, 1.6, 0.12);
  context.roundRect(0.1, -1.6, 0.7, 1.6, 0.12);
  context.fill();
  context.beginPath();
  EXTRAS[kind % EXTRAS.length]?.({ context, unit });
  context.fill();
  context.restore();
}
