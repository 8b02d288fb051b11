import { beforeAll, describe, expect, it } from 'vitest';
import { drawCutout } from '../cutout/draw-cutout.ts';
import type { PrintedToy } from '../cutout/pack-print.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import { unpackPdf } from '../fixtures/unpack-pdf.ts';
import { PACKS_ABOUT } from '../packs/about.ts';
import { drawBox, planBox } from './draw-box.ts';
import { boundsOf, FOOT, layOutPages, MARGIN, onPage, PAPERS, type PlacedPart } from './lay-out-pages.ts';
import type { Net } from './net.ts';

const HEIGHTS = [75, 150] as const;
const SHEETS = ['a4', 'letter'] as const;
const POINTS = 72 / 25.4;

/** What a part covers on its page, millimetres. */
function coveredBy(placed: PlacedPart) {
  const points = placed.part.faces.flatMap(({ corners }) => corners.map((corner) => onPage(placed, corner)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe.each(PACKS_ABOUT.map(({ id }) => id))('the box to build of %s', (pack) => {
  let toy: PrintedToy;
  const nets = new Map<number, Net>();
  beforeAll(async () => {
    const made = {
      options: {
        kind: 'packaged',
        pack,
        description: 'An astronaut with a guitar, a telescope and a cat',
        title: 'Robin',
        serial: 'No. 007',
      },
      seed: 7,
    } as const;
    const { png, print } = await drawCutout({
      reading: await readDrawnFace({ seed: 21 }),
      ...made,
      height: 400,
    });
    toy = { cutout: png, print, ...made };
    for (const high of HEIGHTS) nets.set(high, (await planBox(toy, high)).net);
  });

  it.each(SHEETS)('is a PDF on %s with a line of 50 mm on each page', async (paper) => {
    const pdf = unpackPdf(await drawBox(toy, { paper, height: 75 }));
    expect(pdf.startsWith('%PDF-')).toBe(true);
    const { width, height } = PAPERS[paper];
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeGreaterThanOrEqual(2);
    for (const [, wide, high] of boxes) {
      expect(Math.abs(Number(wide) - width * POINTS)).toBeLessThan(0.5);
      expect(Math.abs(Number(high) - height * POINTS)).toBeLessThan(0.5);
    }
    const lines = [...pdf.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l/g)].filter(
      ([, ax, ay, bx, by]) => ay === by && Math.abs(Number(bx) - Number(ax) - 50 * POINTS) < 0.01,
    );
    expect(lines).toHaveLength(boxes.length);
    expect(pdf).toContain('/Title (Robin: box to build)');
  });

  it.each(SHEETS)('has each part once and within the margins of %s, none over another', (paper) => {
    const { width, height } = PAPERS[paper];
    for (const high of HEIGHTS) {
      const net = nets.get(high) as Net;
      const pages = layOutPages(net.parts, paper);
      expect(pages.flat().map(({ part }) => part)).toHaveLength(net.parts.length);
      for (const page of pages) {
        const covered = page.map(coveredBy);
        for (const [i, one] of covered.entries()) {
          const name = page[i]?.part.name;
          expect(Math.min(one.left, one.top), name).toBeGreaterThanOrEqual(MARGIN - 0.01);
          expect(one.right, name).toBeLessThanOrEqual(width - MARGIN + 0.01);
          expect(one.bottom, name).toBeLessThanOrEqual(height - MARGIN - FOOT + 0.01);
          for (const other of covered.slice(i + 1)) {
            const apart =
              one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top ||
              other.bottom <= one.top;
            expect(apart, `${name} and another`).toBe(true);
          }
        }
      }
    }
  });

  it('has a figure with one straight edge at its feet, as high as there is room', () => {
    const figure = nets.get(150)?.parts.find(({ name }) => name === 'Figure');
    const [from, to] = figure?.faces[0]?.corners ?? [];
    expect(from?.[1]).toBeCloseTo(to?.[1] ?? 0, 6);
    expect((from?.[0] ?? 0) - (to?.[0] ?? 0), 'from right to left, as wide as two feet').toBeGreaterThan(8);
    const { height } = boundsOf({ ...figure, faces: figure?.faces.slice(0, 1) } as PlacedPart['part']);
    expect(height).toBeGreaterThan(60);
    expect(height).toBeLessThan(100);
  });
});
