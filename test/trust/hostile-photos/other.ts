import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { hostile } from './hostile-photo.ts';

const flat = () => sharp({ create: { width: 400, height: 400, channels: 3, background: '#d9a07a' } });
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${inside}</svg>`;
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Entities that each stand for ten of the one before. */
function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${entities.join('')}]>${svg('<text>&l9;</text>')}`;
}

export const otherHostileFiles = hostile('other', {
  'no bytes': () => Buffer.alloc(0),
  'one byte': () => Buffer.from([0xff]),
  '15 MB of zeros': () => Buffer.alloc(15 * 1024 * 1024 - 1),
  '15 MB of text': () => Buffer.alloc(15 * 1024 * 1024 - 1, 'lorem ipsum <svg'),
  'SVG that takes long': () =>
    latin(svg(`<style>${'*{fill:red}'.repeat(10_000)}</style>${'<rect/>'.repeat(50_000)}`)),
  'SVG whose entities multiply': () => latin(laughs()),
  'SVG that asks for a file': () => latin(svg('<image href="file:///etc/passwd" width="9" height="9"/>')),
  'SVG, compressed': () => gzipSync(svg('<rect/>')),
  'GIF that claims 65,535 x 65,535': () => latin('GIF89a\xff\xff\xff\xff\0\0\0;'),
  TIFF: () => flat().tiff().toBuffer(),
  BMP: () => latin(`BM\x36\x10\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0${'\xff'.repeat(1_000)}`),
  PDF: () => latin('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'),
  ZIP: () => latin(`PK\x03\x04${'\0'.repeat(1_000)}`),
  program: () => latin(`\x7fELF\x02\x01\x01${'\0'.repeat(1_000)}`),
  'picture of light values': () => latin('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 90000 +X 90000\n'),
  'portable pixmap of 90,000 x 90,000': () => latin('P6 90000 90000 255\n'),
  'JPEG 2000': () => latin(`\0\0\0\x0cjP  \r\n\x87\n${'\0'.repeat(1_000)}`),
  'JPEG XL': () => latin(`\xff\x0a${'\0'.repeat(1_000)}`),
  'page of HTML that claims to be a picture': () => latin('<!doctype html><script>alert(1)</script>'),
});
