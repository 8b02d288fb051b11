import { describe, expect, it } from 'vitest';
import { unpackPdf } from '../fixtures/unpack-pdf.ts';
import { drawPaper, type Paper } from './draw-paper.ts';

const PAPER: Paper = {
  title: 'Receipt 1A2B3C4D',
  author: 'Robin Maker',
  brand: 'Toy Twin',
  heading: 'Receipt 1A2B3C4D',
  parties: [
    { name: 'Seller', lines: ['Robin Maker', '1 Toy Street', 'Springfield'] },
    { name: 'Buyer', lines: ['Robin Example'] },
  ],
  facts: [{ name: 'Charged', value: 'November 3, 2026' }],
  rows: [{ name: 'Captain Lena', detail: 'Toy twin, Premium', value: '$4.99' }],
  total: { name: 'Paid', value: '$4.99' },
  notes: ['Days are those of UTC.'],
  code: '1a2b3c4d-1111-4222-8333-123456789abc',
};

/** The letters that its fonts can give back to somebody who selects, copies or searches. */
function selectable(pdf: Uint8Array): Set<string> {
  const letters = new Set<string>();
  for (const [, list = ''] of unpackPdf(pdf).matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = ''] of list.matchAll(/<[\dA-F]+> <([\dA-F]+)>/g)) {
      letters.add(Buffer.from(code, 'hex').swap16().toString('utf16le'));
    }
  }
  for (const [, list = ''] of unpackPdf(pdf).matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', code = ''] of list.matchAll(
      /<([\dA-F]+)> <([\dA-F]+)> <([\dA-F]+)>/g,
    )) {
      const length = Number.parseInt(to, 16) - Number.parseInt(from, 16);
      for (let step = 0; step <= length; step++)
        letters.add(String.fromCodePoint(Number.parseInt(code, 16) + step));
    }
  }
  return letters;
}

describe('drawPaper', () => {
  it('prints a PDF of one page with a title', () => {
    const file = unpackPdf(drawPaper(PAPER));
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(file).toContain('/Title (Receipt 1A2B3C4D)');
    expect(file).toContain('/Author (Robin Maker)');
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it.each([
    ['Latin', 'Łukasz Zoë Müller'],
    ['Greek and Cyrillic', 'Ωμέγα Жанна'],
    ['Chinese and Japanese', '王伟 說 さくら'],
    ['Korean', '김민준'],
    ['Hebrew', 'דוד'],
    ['Ligatures that are not used', 'Springfield office fly'],
  ])('keeps every letter of a name selectable: %s', (_script, name) => {
    const letters = selectable(drawPaper({ ...PAPER, rows: [{ name, value: '$4.99' }] }));
    for (const letter of name.replaceAll(' ', '').normalize('NFC')) expect(letters).toContain(letter);
  });

  it('stays on its page, however long the words are', () => {
    const long = 'W'.repeat(200);
    const party = { name: 'Seller', lines: Array.from({ length: 12 }, () => 'W'.repeat(60)) };
    const paper = { ...PAPER, parties: [party, party], rows: [{ name: long, value: long }], notes: [long] };
    expect(unpackPdf(drawPaper(paper)).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
