import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { roundedPath } from '../packs/shared/surface.ts';
import type { Face } from '../typesetting/choose-fonts.ts';
import { drawText, type SetText, setText } from '../typesetting/typeset.ts';

/** A name and what it names, as on a receipt. */
export type PaperFact = { name: string; value: string };

/** What is printed on a receipt. All of it is plain text, in any script. */
export type Paper = {
  /** Of the document, as readers show it. */
  title: string;
  author: string;
  brand: string;
  heading: string;
  /** Blocks side by side, at most two: who sells, who buys. */
  parties: { name: string; lines: string[] }[];
  facts: PaperFact[];
  /** What was bought, and what became of the money; `detail` stands below the name. */
  rows: (PaperFact & { detail?: string })[];
  total: PaperFact;
  notes: string[];
  /** Printed as bars, with its first signs below. */
  code: string;
};

/** A4, in points. */
const PAGE = { width: 595, height: 842 };
const CARD = { x: 48, y: 78, width: 499 };
const PADDING = 34;
const LEFT = CARD.x + PADDING;
const WIDTH = CARD.width - 2 * PADDING;
const INK = '#1b1430';
const SOFT = '#574e6b';
const RED = '#da2c26';
const CARDBOARD = '#fffdf8';
const CREAM = '#fff6e5';
/** No text is higher; it is set smaller instead. */
const TALLEST = 200;

/** One page being printed, from top to bottom. */
type Page = { context: SKRSContext2D; y: number };
type Ink = { face: Face; size: number; ink: string };

const READING: Ink = { face: 'reading', size: 10.5, ink: INK };
const QUIET: Ink = { face: 'reading', size: 9.5, ink: SOFT };
const BOLD: Ink = { face: 'text', size: 10.5, ink: INK };

/** Prints a receipt as a PDF of one page; its words can be selected and searched. */
export function drawPaper(paper: Paper): Uint8Array {
  const document = new PDFDocument({ title: paper.title, author: paper.author, creator: paper.brand });
  const context = beginPage(document);
  // Of a ligature a reader would copy nothing: 'Spring eld'.
  context.fontVariantLigatures = 'no-common-ligatures';
  const bottom = measure((page) => drawContent(page, paper));
  drawCard(context, paper.brand, bottom);
  drawContent({ context, y: CARD.y }, paper);
  document.endPage();
  return document.close();
}

/** The library's types name the browser's class; what it returns is its own context. */
function beginPage(document: PDFDocument): SKRSContext2D {
  return document.beginPage(PAGE.width, PAGE.height) as SKRSContext2D;
}

/** Where the content ends: it is drawn once on a page that is thrown away. */
function measure(draw: (page: Page) => void): number {
  const document = new PDFDocument();
  const page = { context: beginPage(document), y: CARD.y };
  draw(page);
  document.endPage();
  return page.y;
}

/** The card with its hole, and the brand's tag above it, as on the product's emails. */
function drawCard(context: SKRSContext2D, brand: string, bottom: number): void {
  context.lineWidth = 1.5;
  context.strokeStyle = INK;
  roundedPath(context, { ...CARD, height: bottom - CARD.y }, 16);
  context.fillStyle = CARDBOARD;
  context.fill();
  context.stroke();
  roundedPath(context, { x: PAGE.width / 2 - 28, y: CARD.y + 14, width: 56, height: 12 }, 6);
  context.fillStyle = CREAM;
  context.fill();
  context.stroke();
  const tag = { x: PAGE.width / 2 - 52, y: 34, width: 104, height: 30 };
  roundedPath(context, tag, 7);
  context.fillStyle = RED;
  context.fill();
  context.stroke();
  drawText(context, setText(brand, { name: 'brand', box: tag, face: 'display', largest: 19 }), '#ffffff');
}

function drawContent(page: Page, paper: Paper): void {
  page.y = CARD.y + 48;
  write(page, paper.heading, { face: 'display', size: 25, ink: INK });
  page.y += 14;
  drawParties(page, paper.parties);
  page.y += 12;
  for (const fact of paper.facts) drawFact(page, fact);
  drawDashes(page);
  for (const row of paper.rows) drawRow(page, row);
  drawDashes(page);
  drawTotal(page, paper.total);
  page.y += 10;
  for (const note of paper.notes) {
    write(page, note, QUIET);
    page.y += 4;
  }
  page.y += 12;
  drawBars(page, paper.code);
  page.y += 24;
}

function drawParties(page: Page, parties: Paper['parties']): void {
  const top = page.y;
  const width = WIDTH / 2 - 10;
  const ends = parties.map(({ name, lines }, index) => {
    page.y = top;
    const place = { x: LEFT + index * (width + 20), width };
    write(page, name, QUIET, place);
    for (const [line, words] of lines.entries()) write(page, words, line === 0 ? BOLD : READING, place);
    return page.y;
  });
  page.y = Math.max(top, ...ends);
}

function drawFact(page: Page, { name, value }: PaperFact): void {
  const top = page.y;
  write(page, name, QUIET, { x: LEFT, width: 130 });
  page.y = top;
  write(page, value, READING, { x: LEFT + 140, width: WIDTH - 140 });
}

function drawRow(page: Page, { name, detail, value }: Paper['rows'][number]): void {
  const top = page.y;
  write(page, value, BOLD, { x: LEFT + WIDTH - 110, width: 110, align: 'right' });
  page.y = top;
  const place = { x: LEFT, width: WIDTH - 120 };
  write(page, name, detail === undefined ? READING : BOLD, place);
  if (detail !== undefined) write(page, detail, QUIET, place);
  page.y += 3;
}

function drawTotal(page: Page, { name, value }: PaperFact): void {
  const top = page.y;
  const large: Ink = { face: 'display', size: 24, ink: INK };
  write(page, value, large, { x: LEFT + WIDTH / 2, width: WIDTH / 2, align: 'right' });
  const end = page.y;
  page.y = top + 8;
  write(page, name, { ...BOLD, size: 12 }, { x: LEFT, width: WIDTH / 2 - 10 });
  page.y = Math.max(page.y, end);
}

function drawDashes(page: Page): void {
  const { context } = page;
  page.y += 10;
  context.save();
  context.strokeStyle = SOFT;
  context.lineWidth = 1.2;
  context.setLineDash([5, 4]);
  context.beginPath();
  context.moveTo(LEFT, page.y);
  context.lineTo(LEFT + WIDTH, page.y);
  context.stroke();
  context.restore();
  page.y += 12;
}

/** Bars and gaps of 1 to 3 units, as on the receipts of the web app. */
function drawBars(page: Page, code: string): void {
  const widths = [...code.replaceAll('-', '').slice(0, 16)].flatMap((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return [(point % 3) + 1, ((point >> 2) % 2) + 1, ((point >> 3) % 3) + 1, (point % 2) + 1];
  });
  const unit = WIDTH / widths.reduce((sum, width) => sum + width, 0);
  page.context.fillStyle = INK;
  let x = LEFT;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) page.context.fillRect(x, page.y, width * unit, 26);
    x += width * unit;
  }
  page.y += 30;
  write(page, code, { ...QUIET, size: 8 });
}

/** Sets words at the page's place, in lines as wide as there is room, and moves below them. */
function write(
  page: Page,
  words: string,
  { face, size, ink }: Ink,
  place: { x?: number; width?: number; align?: 'left' | 'right' } = {},
): void {
  const { x = LEFT, width = WIDTH, align = 'left' } = place;
  const box = { x, y: 0, width, height: TALLEST };
  const set = setText(words, { name: 'line', box, face, largest: size, align, leading: 1.3 });
  drawText(page.context, atTop(set, page.y, size), ink);
  page.y += Math.max(set.lines.length, 1) * size * 1.45;
}

/**
 * Set words are centred in the height of their box; here the first baseline stands at the page's place. In a column all
 * names begin at the left, also those that run from the right.
 */
function atTop(set: SetText, top: number, size: number): SetText {
  const { align, box } = set.slot;
  const shift = top + size - (set.lines[0]?.baseline ?? 0);
  const lines = set.lines.map((line) => ({
    ...line,
    x: align === 'left' ? box.x : line.x,
    baseline: line.baseline + shift,
  }));
  return { ...set, lines };
}
