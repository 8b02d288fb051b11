import { type Image, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { type PrintedToy, readPrint } from '../cutout/pack-print.ts';
import { PACKS } from '../packs/index.ts';
import { FRONT_SIZE } from '../packs/window-box/window-box-words.ts';
import { registerStudioFonts } from '../typesetting/fonts.ts';
import { type Box, drawText, type Slot, setText } from '../typesetting/typeset.ts';
import { drawBrand } from './back-print.ts';
import { boxNet, roomInBox } from './box-net.ts';
import { cardNet, roomInBubble } from './card-net.ts';
import { drawPart, drawSample, POINTS } from './draw-part.ts';
import { findOutline, sizeFigure } from './figure-outline.ts';
import { instructionsOf, NEEDS } from './instructions.ts';
import { boundsOf, FOOT, layOutPages, MARGIN, PAPERS, type Paper, type PlacedPart } from './lay-out-pages.ts';
import type { Net } from './net.ts';
import { type Drawn, drawBoxPanels, drawCardPanels, type Pictures } from './panels.ts';

/** On which paper a box is printed, and how high the finished one is, millimetres. */
export type BoxWishes = { paper: Paper; height: 75 | 150 };

const INK = '#1b1430';
const SOFT = '#574e6b';
/** Pixels per millimetre of what is printed: 300 dpi. */
const PIXELS = 300 / 25.4;

/** Draws the packaging of a toy to be built of paper, with the figure for it. @returns a PDF. */
export async function drawBox({ cutout, ...printed }: PrintedToy, wishes: BoxWishes): Promise<Uint8Array> {
  const { net, pictures, form, toy, title } = await planBox({ cutout, ...printed }, wishes.height);
  const pages = layOutPages(net.parts, wishes.paper);
  const document = new PDFDocument({
    title: `${title}: box to build`,
    creator: 'Toy Twin',
    encodingQuality: 88,
  });
  const { width, height } = PAPERS[wishes.paper];
  for (let number = 0; number <= pages.length; number++) {
    // The library's types name the browser's class.
    const context = document.beginPage(width * POINTS, height * POINTS) as SKRSContext2D;
    context.fontVariantLigatures = 'no-common-ligatures';
    if (number === 0) drawInstructions(context, { form, title, toy, pages, pictures, wishes });
    else for (const placed of pages[number - 1] ?? []) drawNamed(context, placed, pictures);
    drawFoot(context, wishes.paper, `${number + 1} of ${pages.length + 1}`);
    document.endPage();
  }
  return document.close();
}

type Plan = { net: Net; pictures: Pictures; form: 'box' | 'card'; toy: Image; title: string };

/** Everything that is printed, and where it is cut and folded; `high` in millimetres. */
export async function planBox({ cutout, ...printed }: PrintedToy, high: number): Promise<Plan> {
  registerStudioFonts();
  const spec = readPrint(printed);
  const inks = printed.print;
  const { flat } = PACKS[printed.options.pack];
  const outline = await findOutline(cutout);
  const { toy, head } = outline;
  const drawn = (pageHeight: number): Drawn => ({
    spec,
    inks,
    toy,
    head,
    scale: (high / pageHeight) * PIXELS,
  });
  const { title } = spec.words;
  if (flat.form === 'box') {
    const figure = sizeFigure(outline, roomInBox(high));
    const pictures = drawBoxPanels(flat, drawn(FRONT_SIZE.height));
    return {
      net: boxNet(high, figure),
      pictures: new Map([...pictures, ['figure', figure.picture]]),
      form: 'box',
      toy,
      title,
    };
  }
  const card = flat.plan(spec, inks);
  const figure = sizeFigure(outline, roomInBubble(high, card));
  const pictures = drawCardPanels(flat, drawn(card.card.height), card);
  return {
    net: cardNet(high, card, figure),
    pictures: new Map([...pictures, ['figure', figure.picture]]),
    form: 'card',
    toy,
    title,
  };
}

function write(context: SKRSContext2D, words: string, ink: string, slot: Omit<Slot, 'name'>): void {
  drawText(context, setText(words, { name: 'paper', ...slot }), ink);
}

/** A box in millimetres as points. */
const inPoints = ({ x, y, width, height }: Box): Box => ({
  x: x * POINTS,
  y: y * POINTS,
  width: width * POINTS,
  height: height * POINTS,
});

function drawNamed(context: SKRSContext2D, placed: PlacedPart, pictures: Pictures): void {
  drawPart(context, placed, pictures);
  const { width, height } = boundsOf(placed.part);
  const [wide, high] = placed.turned ? [height, width] : [width, height];
  const box = inPoints({ x: placed.x, y: placed.y + high + 0.6, width: Math.max(wide, 20), height: 3.6 });
  write(context, placed.part.name, SOFT, { box, face: 'reading', largest: 8, align: 'left' });
}

/** The legend, the measuring line and the page's number. */
function drawFoot(context: SKRSContext2D, paper: Paper, page: string): void {
  const { width, height } = PAPERS[paper];
  const y = (height - MARGIN - FOOT / 2 + 2) * POINTS;
  let x = MARGIN * POINTS;
  for (const [kind, words] of [
    ['cut', 'Cut'],
    ['fold', 'Fold away from you'],
    ['glue', 'Glue'],
  ] as const) {
    drawSample(context, kind, x, y);
    const box = { x: x + 31, y: y - 8, width: words.length * 4.6, height: 16 };
    write(context, words, INK, { box, face: 'reading', largest: 8.5, align: 'left' });
    x += 31 + box.width + 12;
  }
  drawMeasure(context, (width - MARGIN - 50) * POINTS, y);
  const box = { x: (width - MARGIN - 50 - 32) * POINTS, y: y - 8, width: 28 * POINTS, height: 16 };
  write(context, page, SOFT, { box, face: 'reading', largest: 8.5, align: 'right' });
}

/** A line of 50 mm with a tick at each centimetre. */
function drawMeasure(context: SKRSContext2D, x: number, y: number): void {
  context.strokeStyle = INK;
  context.lineWidth = 0.8;
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(x, y + 4);
  context.lineTo(x + 50 * POINTS, y + 4);
  for (let tick = 0; tick <= 5; tick++) {
    context.moveTo(x + tick * 10 * POINTS, y + 4);
    context.lineTo(x + tick * 10 * POINTS, y + (tick % 5 === 0 ? -3 : 0.5));
  }
  context.stroke();
  const box = { x, y: y - 12, width: 50 * POINTS, height: 11 };
  write(context, '50 mm when printed at 100 %', INK, { box, face: 'reading', largest: 8 });
}

type Cover = {
  form: Plan['form'];
  title: string;
  toy: Image;
  pages: readonly (readonly PlacedPart[])[];
  pictures: Pictures;
  wishes: BoxWishes;
};

const STEPS_TOP = 48;

/** The first page: whose box it is, how to build it, and all of its pages in small. */
function drawInstructions(
  context: SKRSContext2D,
  { form, title, toy, pages, pictures, wishes }: Cover,
): void {
  const { width } = PAPERS[wishes.paper];
  const wide = width - 2 * MARGIN;
  drawBrand(context, inPoints({ x: MARGIN, y: MARGIN, width: 32, height: 9 }));
  const heading = inPoints({ x: MARGIN, y: MARGIN + 11, width: wide * 0.74, height: 15 });
  write(context, title, INK, { box: heading, face: 'display', largest: 34, align: 'left' });
  const what = `${form === 'box' ? 'A box with a window' : 'A card with a bubble'} to build, ${wishes.height / 10} cm high`;
  const below = inPoints({ x: MARGIN, y: MARGIN + 27, width: wide * 0.74, height: 8 });
  write(context, what, SOFT, { box: below, face: 'text', largest: 14, align: 'left' });
  const scale = Math.min((wide * 0.24) / toy.width, 92 / toy.height);
  context.drawImage(
    toy,
    (width - MARGIN - toy.width * scale) * POINTS,
    (STEPS_TOP + 92 - toy.height * scale - 20) * POINTS,
    toy.width * scale * POINTS,
    toy.height * scale * POINTS,
  );
  drawSteps(context, instructionsOf(form), wide * 0.7);
  drawMiniatures(context, pages, pictures, wishes);
}

function drawSteps(context: SKRSContext2D, steps: readonly string[], wide: number): void {
  for (const [index, step] of steps.entries()) {
    const y = STEPS_TOP + index * 14.5;
    context.beginPath();
    context.arc((MARGIN + 4) * POINTS, (y + 4.4) * POINTS, 3.6 * POINTS, 0, Math.PI * 2);
    context.fillStyle = '#ffc72c';
    context.fill();
    context.strokeStyle = INK;
    context.lineWidth = 1;
    context.stroke();
    const number = inPoints({ x: MARGIN, y: y + 0.9, width: 8, height: 7 });
    write(context, String(index + 1), INK, { box: number, face: 'display', largest: 12 });
    const words = inPoints({ x: MARGIN + 11, y: y - 1.5, width: wide - 11, height: 13 });
    write(context, step, INK, { box: words, face: 'reading', largest: 10.5, align: 'left', leading: 1.25 });
  }
}

/** All pages in small, so that nobody looks for a part. */
function drawMiniatures(
  context: SKRSContext2D,
  pages: Cover['pages'],
  pictures: Pictures,
  { paper }: BoxWishes,
): void {
  const { width, height } = PAPERS[paper];
  const top = STEPS_TOP + 7 * 14.5 + 4;
  const room = { width: width - 2 * MARGIN, height: height - MARGIN - FOOT - top - 18 };
  const scale = Math.min(
    (room.width - 6 * (pages.length - 1)) / pages.length / width,
    room.height / height,
    0.32,
  );
  for (const [index, page] of pages.entries()) {
    const x = MARGIN + index * (width * scale + 6);
    context.save();
    context.translate(x * POINTS, top * POINTS);
    context.scale(scale, scale);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width * POINTS, height * POINTS);
    for (const placed of page) drawPart(context, placed, pictures);
    context.strokeStyle = SOFT;
    context.lineWidth = 1.5;
    context.strokeRect(0, 0, width * POINTS, height * POINTS);
    context.restore();
    const names = `Page ${index + 2}: ${page.map(({ part }) => part.name.toLowerCase()).join(', ')}`;
    const box = inPoints({ x, y: top + height * scale + 1, width: width * scale, height: 6 });
    write(context, names, INK, { box, face: 'reading', largest: 8.5, align: 'left' });
  }
  const needs = inPoints({ x: MARGIN, y: height - MARGIN - FOOT - 9, width: room.width, height: 7 });
  write(context, NEEDS, SOFT, { box: needs, face: 'text', largest: 10.5, align: 'left' });
}
