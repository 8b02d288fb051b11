import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten } from '../../colour.ts';
import { drawText, type SetText } from '../../typesetting/typeset.ts';
import { moved } from '../shared/foil.ts';
import { type Palette, plateInk, readableBeside, readableOn, wordGround } from '../shared/palettes.ts';
import { drawBarCode } from '../shared/print-parts.ts';
import type { PrintSpec } from '../shared/scene-spec.ts';
import { roundedPath } from '../shared/surface.ts';
import { drawTheme } from '../shared/theme-art.ts';
import { BAR_CODE, FRONT_SIZE, setWindowBoxWords, WINDOW, WINDOW_CORNER } from './window-box-words.ts';

const WHOLE = { x: 0, y: 0, ...FRONT_SIZE };

/** The printed front with its die-cut window left clear. `scale` is canvas pixels per page pixel. */
export function drawFrontPrint(
  { words, character, random }: PrintSpec,
  palette: Palette,
  scale: number,
): Canvas {
  const canvas = createCanvas(Math.round(FRONT_SIZE.width * scale), Math.round(FRONT_SIZE.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.beginPath();
  context.rect(0, 0, FRONT_SIZE.width, FRONT_SIZE.height);
  context.roundRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, WINDOW_CORNER);
  context.clip('evenodd');
  const focus = { x: WHOLE.width / 2, y: 620, radius: 330 };
  drawTheme(context, character.theme, palette, { box: WHOLE, focus }, random);
  const texts = setWindowBoxWords(words);
  drawBands(context, palette);
  drawCopyPanel(
    context,
    texts.filter(({ slot }) => slot.name.endsWith('description')),
    palette,
  );
  drawFrame(context, palette);
  drawBarCode(context, BAR_CODE, words.title + words.serial);
  for (const text of texts) drawFrontText(context, text, palette);
  const sheen = context.createLinearGradient(0, 0, WHOLE.width, WHOLE.height * 0.9);
  sheen.addColorStop(0, 'rgba(255,255,255,0.2)');
  sheen.addColorStop(0.3, 'rgba(255,255,255,0.03)');
  sheen.addColorStop(0.36, 'rgba(255,255,255,0.09)');
  sheen.addColorStop(0.5, 'rgba(255,255,255,0)');
  context.fillStyle = sheen;
  context.fillRect(0, 0, WHOLE.width, WHOLE.height);
  return canvas;
}

/** The ink of the bands where it is lightest. */
const bandInk = (palette: Palette) => lighten(plateInk(palette), 0.06);

/** Solid ink above and below the window for the words, with a swoosh of accent between ink and art. */
function drawBands(context: SKRSContext2D, palette: Palette): void {
  const { width, height } = FRONT_SIZE;
  const band = context.createLinearGradient(0, 0, width, height);
  band.addColorStop(0, css(bandInk(palette)));
  band.addColorStop(1, css(darken(plateInk(palette), 0.4)));
  const swoosh = (offset: number, fill: string | typeof band) => {
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(width, 0);
    context.lineTo(width, 236 + offset);
    context.bezierCurveTo(width * 0.7, 330 + offset, width * 0.3, 196 + offset, 0, 300 + offset);
    context.fill();
    context.beginPath();
    context.moveTo(0, height);
    context.lineTo(width, height);
    context.lineTo(width, 960 - offset);
    context.bezierCurveTo(width * 0.7, 1040 - offset, width * 0.3, 930 - offset, 0, 1010 - offset);
    context.fill();
  };
  swoosh(20, css(palette.accent));
  swoosh(0, band);
  roundedPath(context, { x: 50, y: 36, width: 248, height: 76 }, 38);
  context.fillStyle = '#e4312b';
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = '#fffaf0';
  context.stroke();
  roundedPath(context, { x: 690, y: 36, width: 222, height: 76 }, 16);
  context.fillStyle = '#ffc72c';
  context.fill();
  roundedPath(context, { x: 722, y: 1022, width: 190, height: 52 }, 26);
  context.fillStyle = css(wordGround(palette.accent));
  context.fill();
}

/** A darker plate behind the description, as wide as its words need. */
function drawCopyPanel(context: SKRSContext2D, texts: readonly SetText[], palette: Palette): void {
  const x = Math.min(...texts.map(({ box }) => box.x));
  const width = Math.max(...texts.map(({ box }) => box.x + box.width)) - x;
  roundedPath(context, { x: x - 22, y: 1086, width: width + 44, height: 146 }, 20);
  context.fillStyle = css(darken(palette.shape, 0.6), 0.45);
  context.fill();
}

function drawFrame(context: SKRSContext2D, palette: Palette): void {
  for (const [width, colour] of [
    [34, css(palette.accent)],
    [20, css(darken(palette.shape, 0.45))],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    roundedPath(context, WINDOW, WINDOW_CORNER);
    context.stroke();
  }
}

function drawFrontText(context: SKRSContext2D, text: SetText, palette: Palette): void {
  const { name } = text.slot;
  if (name === 'title') {
    const side = css(darken(palette.shape, 0.65));
    for (let step = 8; step > 0; step -= 2) drawText(context, moved(text, step * 0.4, step), side);
    drawText(context, text, '#fffdf8', { colour: side, width: 0.1 });
    drawText(context, text, '#fffdf8');
  } else if (name === 'serial') drawText(context, text, '#1b1430');
  else if (name === 'kind') drawText(context, text, readableOn(palette.accent));
  else
    drawText(
      context,
      text,
      name === 'tagline' ? css(readableBeside(lighten(palette.accent, 0.3), bandInk(palette))) : '#fffdf8',
    );
}
