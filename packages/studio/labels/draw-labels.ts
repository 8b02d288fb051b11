import type { SKRSContext2D } from '@napi-rs/canvas';
import { chroma, css, darken, hex, lighten, mix, type Rgb } from '../colour.ts';
import type { BoxPaletteId } from '../look/box-choices.ts';
import { type Inks, OWN_INKS } from '../packs/retro-card/retro-inks.ts';
import type { LabelPlaces } from '../packs/shared/label-places.ts';
import {
  contrast,
  OWN_PALETTES,
  type Palette,
  plateInk,
  readableBeside,
  readableOn,
  wordGround,
} from '../packs/shared/palettes.ts';
import { drawBarCode } from '../packs/shared/print-parts.ts';
import { roundedPath } from '../packs/shared/surface.ts';
import { type Box, drawText, setText } from '../typesetting/typeset.ts';
import type { LabelWords } from './label-words.ts';

/** What is printed, and in which inks. */
type LabelPrint = { inks: LabelInks; words: LabelWords };

const RED: Rgb = [228, 49, 43];
const SUN: Rgb = [255, 199, 44];
const BAR_CODE_WIDTH = 186;
const RIBBON_HEIGHT = 46;

/** Draws all labels of a pack, flat. */
export function drawLabels(context: SKRSContext2D, places: LabelPlaces, print: LabelPrint): void {
  drawHeader(context, places, print);
  drawFooter(context, places.footer, print);
  drawPill(context, places.brand, RED, [255, 250, 240], 'Toy Twin');
  drawPill(context, places.serial, SUN, [27, 20, 48], print.words.serial);
}

/** Paints the places of the labels over, a little larger than these: plain, so that nothing shows next to them. */
export function drawBlanks(context: SKRSContext2D, places: LabelPlaces, ground: Rgb): void {
  context.fillStyle = css(ground);
  for (const place of [places.header, places.footer, places.brand, places.serial]) {
    roundedPath(context, inset(place, -10, -8), 18);
    context.fill();
  }
}

/** A printed sheet glued on: a soft shadow, a faintly lit ground and a bright upper edge. */
function drawSheet(context: SKRSContext2D, box: Box, ground: Rgb): void {
  context.save();
  context.shadowColor = 'rgba(10,4,20,0.45)';
  context.shadowBlur = 16;
  context.shadowOffsetY = 5;
  roundedPath(context, box, 14);
  context.fillStyle = css(ground);
  context.fill();
  context.restore();
  const light = context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
  light.addColorStop(0, css(lighten(ground, 0.16)));
  light.addColorStop(0.45, css(ground));
  light.addColorStop(1, css(darken(ground, 0.16)));
  roundedPath(context, box, 14);
  context.fillStyle = light;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = 'rgba(255,255,255,0.35)';
  context.stroke();
}

function drawHeader(context: SKRSContext2D, places: LabelPlaces, { inks, words }: LabelPrint): void {
  const { header } = places;
  drawSheet(context, header, inks.ground);
  const ribbon = { ...header, y: header.y + header.height - RIBBON_HEIGHT, height: RIBBON_HEIGHT };
  context.save();
  roundedPath(context, header, 14);
  context.clip();
  context.fillStyle = css(inks.ribbon);
  context.fillRect(ribbon.x, ribbon.y, ribbon.width, ribbon.height);
  context.restore();
  const tagline = setText(words.tagline, {
    name: 'tagline',
    box: inset(ribbon, 24, 6),
    face: 'condensed',
    largest: 34,
    capitals: true,
  });
  drawText(context, tagline, css(inks.ribbonWords));
  drawTitle(context, titleBox(places), words.title, inks);
}

/** The place of the title: the header above the ribbon, less if number or brand are printed there. */
function titleBox({ header, brand, serial, manner }: LabelPlaces): Box {
  const inside = (box: Box) => box.y >= header.y && box.y + box.height <= header.y + header.height;
  const top = inside(brand) ? brand.y + brand.height + 4 : header.y + 12;
  const right = manner === 'retro' && inside(serial) ? serial.x - 22 : header.x + header.width - 26;
  const foot = header.y + header.height - RIBBON_HEIGHT - 6;
  return { x: header.x + 26, y: top, width: right - header.x - 26, height: foot - top };
}

function drawTitle(context: SKRSContext2D, box: Box, title: string, inks: LabelInks): void {
  const slot = { name: 'title', box, face: 'display', largest: 150, leading: 1 } as const;
  const set = setText(title, slot);
  drawText(context, set, css(inks.title), { colour: css(inks.outline), width: 0.12 });
}

function drawFooter(context: SKRSContext2D, box: Box, { inks, words }: LabelPrint): void {
  drawSheet(context, box, inks.ground);
  const paper = {
    x: box.x + BAR_CODE_WIDTH + 44,
    y: box.y + 16,
    width: box.width - BAR_CODE_WIDTH - 62,
    height: box.height - 66,
  };
  roundedPath(context, paper, 10);
  context.fillStyle = css(inks.paper);
  context.fill();
  const height = Math.min(112, box.height - 40);
  const bars = { x: box.x + 22, y: box.y + (box.height - height) / 2, width: BAR_CODE_WIDTH, height };
  drawFooterWords(context, { bars, paper }, words, inks);
}

function drawFooterWords(
  context: SKRSContext2D,
  { bars, paper }: { bars: Box; paper: Box },
  words: LabelWords,
  inks: LabelInks,
): void {
  drawBarCode(context, bars, words.serial + words.title);
  const description = setText(words.description, {
    name: 'description',
    box: inset(paper, 20, 10),
    face: 'text',
    largest: Math.min(52, paper.height * 0.36),
    align: 'left',
    leading: 1.2,
  });
  drawText(context, description, css(inks.words));
  const warning = setText(words.warning, {
    name: 'warning',
    box: { x: paper.x + 4, y: paper.y + paper.height + 9, width: paper.width - 8, height: 32 },
    face: 'condensed',
    largest: 24,
    align: 'left',
  });
  drawText(context, warning, css(inks.title));
}

function drawPill(context: SKRSContext2D, box: Box, ground: Rgb, ink: Rgb, words: string): void {
  context.save();
  context.shadowColor = 'rgba(10,4,20,0.4)';
  context.shadowBlur = 10;
  context.shadowOffsetY = 3;
  roundedPath(context, box, box.height / 2);
  context.fillStyle = css(ground);
  context.fill();
  context.restore();
  context.lineWidth = 4;
  context.strokeStyle = 'rgba(255,250,240,0.9)';
  context.stroke();
  drawText(
    context,
    setText(words, { name: 'pill', box: inset(box, 26, 10), face: 'display', largest: 54 }),
    css(ink),
  );
}

function inset({ x, y, width, height }: Box, across: number, down: number): Box {
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
}

/** The colours that a pack's labels are printed in. */
type LabelInks = {
  ground: Rgb;
  title: Rgb;
  outline: Rgb;
  ribbon: Rgb;
  ribbonWords: Rgb;
  paper: Rgb;
  words: Rgb;
};

const WHITE = hex('#fffdf8');
const INK = hex('#1b1430');
const NAVY = hex('#1d1b4b');
/** Less colourful than this, a picture gives no ink of its own. */
const GREY = 24;

/**
 * The inks of a pack's labels: those of the owner's palette, if one was chosen. Otherwise modern ones take the hue of
 * what the model painted there, `around`.
 */
export function chooseLabelInks(
  manner: LabelPlaces['manner'],
  around: Rgb,
  own: BoxPaletteId | undefined,
): LabelInks {
  if (own) return manner === 'modern' ? modernInks(OWN_PALETTES[own]) : retroInks(OWN_INKS[own].ink);
  switch (manner) {
    case 'modern': {
      const ground = darkEnough(chroma(around) < GREY ? NAVY : mix(around, NAVY, 0.35));
      return {
        ground,
        title: WHITE,
        outline: darken(ground, 0.6),
        ribbon: hex('#ffc72c'),
        ribbonWords: INK,
        paper: WHITE,
        words: INK,
      };
    }
    case 'retro':
      return {
        ground: hex('#f3e2bb'),
        title: hex('#c8401c'),
        outline: hex('#fff6e0'),
        ribbon: hex('#3d2a5c'),
        ribbonWords: hex('#ffe9b8'),
        paper: hex('#fbf1d8'),
        words: hex('#33201a'),
      };
  }
}

function modernInks(palette: Palette): LabelInks {
  const ground = plateInk(palette);
  return {
    ground,
    title: WHITE,
    outline: darken(ground, 0.6),
    ribbon: wordGround(palette.accent),
    ribbonWords: hex(readableOn(palette.accent)),
    paper: WHITE,
    words: INK,
  };
}

function retroInks({ paper, dark, warm, sun }: Inks): LabelInks {
  const ground = mix(paper, sun, 0.14);
  return {
    ground,
    title: readableBeside(warm, ground),
    outline: lighten(paper, 0.5),
    ribbon: dark,
    ribbonWords: paper,
    paper: lighten(paper, 0.4),
    words: dark,
  };
}

/** Darkened until white words read on it. */
function darkEnough(colour: Rgb): Rgb {
  let ground = colour;
  while (contrast(ground, WHITE) < 7) ground = darken(ground, 0.08);
  return ground;
}
