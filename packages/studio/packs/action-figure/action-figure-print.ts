import { css, darken, lighten, type Rgb } from '../../colour.ts';
import { pick } from '../../random.ts';
import { type Box, drawText, type SetText } from '../../typesetting/typeset.ts';
import { drawFoilTitle } from '../shared/foil.ts';
import { type Palette, plateInk, readableBeside, readableOn, wordGround } from '../shared/palettes.ts';
import { drawBarCode, starburstPath } from '../shared/print-parts.ts';
import type { PrintSpec } from '../shared/scene-spec.ts';
import { roundedPath, type Surface } from '../shared/surface.ts';
import { drawTheme } from '../shared/theme-art.ts';
import { type ActionFigureLayout, traitBar } from './action-figure-words.ts';

const FOILS = ['#ffcf4a', '#d8e2ee', '#ff9d5c'] as const;
const rgb = (code: string) => [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16));

/** Prints the blister card: theme art, title plate, file card and foot. The caller clips to the card. */
export function drawActionFigurePrint(
  { context }: Surface,
  { random, character, words }: PrintSpec,
  palette: Palette,
  print: { card: Box; layout: ActionFigureLayout; texts: readonly SetText[] },
): void {
  const { card, layout, texts } = print;
  const { figure } = layout;
  const focus = {
    x: figure.x + figure.width / 2,
    y: figure.y + figure.height * 0.4,
    radius: figure.width * 0.45,
  };
  drawTheme(context, character.theme, palette, { box: card, focus }, random);
  drawPlates(context, card, palette, random() < 0.5 ? 1 : -1);
  drawPanel(context, layout, palette, random);
  drawBarCode(context, { x: 300, y: 1344, width: 196, height: 100 }, words.serial + words.title);
  drawWarningSign(context, 546, 1392);
  starburstPath(context, 1130, 1398, 78, 68, 20);
  context.fillStyle = css(wordGround(palette.accent));
  context.fill();
  const foil = rgb(pick(random, FOILS));
  for (const text of texts) {
    if (text.slot.name === 'title')
      drawFoilTitle(context, text, [foil[0] ?? 0, foil[1] ?? 0, foil[2] ?? 0], darken(palette.shape, 0.6));
    else drawText(context, text, inkFor(text.slot.name, palette));
  }
}

/** Words on paper or on the yellow of the number. */
const DARK: ReadonlySet<string> = new Set(['description', 'second description', 'serial']);
const PAPER: Rgb = [255, 250, 240];

function inkFor(name: string, palette: Palette): string {
  if (DARK.has(name) || name.startsWith('trait')) return '#1b1430';
  if (name.startsWith('name')) return css(readableBeside(palette.accent, PAPER));
  if (name === 'tagline' || name === 'contents') return readableOn(palette.accent);
  return '#fffaf0';
}

/** The slanted title plate, the ribbon below it, and the dark foot. */
function drawPlates(context: Surface['context'], card: Box, palette: Palette, lean: 1 | -1): void {
  const { x, width } = card;
  const right = x + width;
  const slant = 12 * lean;
  const plate = (top: number, bottom: number) => {
    context.beginPath();
    context.moveTo(x, top + slant);
    context.lineTo(right, top - slant);
    context.lineTo(right, bottom - slant);
    context.lineTo(x, bottom + slant);
    context.fill();
  };
  context.fillStyle = css(palette.accent);
  plate(164, 372);
  const dark = context.createLinearGradient(x, 170, right, 370);
  const ink = plateInk(palette);
  dark.addColorStop(0, css(ink));
  dark.addColorStop(1, css(darken(ink, 0.45)));
  context.fillStyle = dark;
  plate(174, 362);
  context.fillStyle = css(wordGround(palette.accent));
  context.beginPath();
  context.moveTo(420, 334);
  context.lineTo(1116, 334);
  context.lineTo(1096, 384);
  context.lineTo(440, 384);
  context.fill();
  context.fillStyle = css(palette.accent);
  context.fillRect(x, 1312, width, 8);
  context.fillStyle = dark;
  context.fillRect(x, 1320, width, 200);
  roundedPath(context, { x: 298, y: 82, width: 236, height: 80 }, 40);
  context.fillStyle = '#e4312b';
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = '#fffaf0';
  context.stroke();
  roundedPath(context, { x: 1046, y: 84, width: 192, height: 76 }, 14);
  context.fillStyle = '#ffc72c';
  context.fill();
}

/** The file card: paper with a coloured head, and bars for the qualities of a short description. */
function drawPanel(
  context: Surface['context'],
  { panel, hasTraits }: ActionFigureLayout,
  palette: Palette,
  random: () => number,
): void {
  context.save();
  context.shadowColor = 'rgba(10,4,26,0.4)';
  context.shadowBlur = 14;
  context.shadowOffsetY = 6;
  roundedPath(context, panel, 18);
  context.fillStyle = '#fffaf0';
  context.fill();
  context.restore();
  context.save();
  roundedPath(context, panel, 18);
  context.clip();
  context.fillStyle = css(darken(plateInk(palette), 0.15));
  context.fillRect(panel.x, panel.y, panel.width, 58);
  context.fillStyle = css(palette.accent);
  context.fillRect(panel.x, panel.y + 56, panel.width, 5);
  for (let stripe = 0; stripe < 3; stripe++) {
    const x = panel.x + panel.width - 96 + stripe * 26;
    context.beginPath();
    context.moveTo(x + 12, panel.y + 14);
    context.lineTo(x + 26, panel.y + 14);
    context.lineTo(x + 14, panel.y + 42);
    context.lineTo(x, panel.y + 42);
    context.fill();
  }
  context.restore();
  if (!hasTraits) return;
  for (let index = 0; index < 3; index++) {
    const bar = traitBar(panel, index);
    const full = 3 + Math.floor(random() * 3);
    for (let step = 0; step < 5; step++) {
      roundedPath(
        context,
        { x: bar.x + (step * bar.width) / 5, y: bar.y, width: bar.width / 5 - 5, height: bar.height },
        5,
      );
      context.fillStyle = step < full ? css(palette.accent) : css(lighten(palette.shape, 0.8));
      context.fill();
    }
  }
}

function drawWarningSign(context: Surface['context'], x: number, y: number): void {
  context.beginPath();
  context.moveTo(x, y - 30);
  context.lineTo(x + 32, y + 26);
  context.lineTo(x - 32, y + 26);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 8;
  context.strokeStyle = '#ffc72c';
  context.fillStyle = '#ffc72c';
  context.fill();
  context.stroke();
  context.fillStyle = '#1b1430';
  context.beginPath();
  context.roundRect(x - 4, y - 14, 8, 22, 4);
  context.roundRect(x - 4, y + 13, 8, 8, 4);
  context.fill();
}
