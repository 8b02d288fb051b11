import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, type Rgb } from '../../colour.ts';
import { drawText, type SetText } from '../../typesetting/typeset.ts';

/** Metal for hot-foil print in a colour: a hard horizon between a bright sky and a dark ground, as chrome shows. */
function foilInk(context: SKRSContext2D, colour: Rgb, top: number, bottom: number): CanvasGradient {
  const ink = context.createLinearGradient(0, top, 0, bottom);
  ink.addColorStop(0, css(lighten(colour, 0.25)));
  ink.addColorStop(0.3, css(lighten(colour, 0.85)));
  ink.addColorStop(0.5, css(lighten(colour, 0.3)));
  ink.addColorStop(0.54, css(darken(colour, 0.3)));
  ink.addColorStop(0.78, css(colour));
  ink.addColorStop(1, css(lighten(colour, 0.6)));
  return ink;
}

/** The same words a little further right and down. */
export function moved(text: SetText, right: number, down: number): SetText {
  return {
    ...text,
    lines: text.lines.map((line) => ({ ...line, x: line.x + right, baseline: line.baseline + down })),
  };
}

/** Prints a title in foil, raised off the card: each line has its own horizon, with a thick dark side below. */
export function drawFoilTitle(context: SKRSContext2D, text: SetText, colour: Rgb, side: Rgb): void {
  const raise = Math.max(2, text.size * 0.06);
  const outline = { colour: css(side), width: 0.13 };
  for (let step = raise; step > 0; step -= 2)
    drawText(context, moved(text, step * 0.5, step), css(side), outline);
  drawText(context, text, css(side), outline);
  for (const line of text.lines) {
    const ink = foilInk(context, colour, line.baseline - text.size * 0.74, line.baseline + text.size * 0.04);
    drawText(context, { ...text, lines: [line] }, ink);
  }
}
