import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws the icons of the installed app from our own `public/favicon.svg`: `node scripts/make-icons.ts`. */
const drawing = readFileSync('public/favicon.svg');
const PAPER = '#fff6e5';

/** Systems cut a maskable icon to their own shape: what matters lies within its middle four fifths. */
async function drawIcon(side: number, share: number, file: string): Promise<void> {
  const inner = Math.round(side * share);
  const toy = await sharp(drawing, { density: 1200 }).resize(inner, inner).png().toBuffer();
  await sharp({ create: { width: side, height: side, channels: 4, background: PAPER } })
    .composite([{ input: toy }])
    .png({ palette: true, colors: 64 })
    .toFile(`public/${file}`);
}

await drawIcon(192, 0.9, 'icon-192.png');
await drawIcon(512, 0.9, 'icon-512.png');
await drawIcon(512, 0.64, 'icon-maskable-512.png');
