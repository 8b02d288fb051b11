/**
 * Renders a contact sheet of the studio: every photo in every pack with every description.
 *
 * `npm run studio:sheet -- PHOTO… [--out studio-sheet.png] [--size 768] [--packs action-figure,…] [--kind packaged]
 * [--description 'words' --description 'other words' …]`. Rows are photo and pack, columns the descriptions; the photo stands in front.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateImage } from 'ai';
import sharp, { type OverlayOptions } from 'sharp';
import { z } from 'zod';
import { createStudio } from '../create-studio.ts';
import { type StudioOptions, studioOptionsSchema } from '../options.ts';
import { PACKS_ABOUT } from '../packs/about.ts';
import { readPhoto } from '../reading/photo/read-photo.ts';

const DESCRIPTIONS = [
  'An astronaut with a guitar, a red cape and a cat',
  'Office hero in a blue jacket with a laptop and coffee',
  'Chef with a tall white hat, a frying pan and a dog',
  'Skater in a yellow hoodie, headphones and a skateboard, arms up',
];
const GAP = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'studio-sheet.png' },
    size: { type: 'string', default: '768' },
    packs: { type: 'string', default: PACKS_ABOUT.map(({ id }) => id).join() },
    kind: { type: 'string', default: 'packaged' },
    description: { type: 'string', multiple: true },
  },
});
const missing = positionals.find((file) => !existsSync(file));
if (positionals.length === 0 || missing) {
  process.stderr.write(
    `${missing ? `There is no photo ${missing}` : 'Name at least one photo'}: npm run studio:sheet -- src/web/art/sample-photo.webp\n`,
  );
  process.exit(2);
}
const size = z.coerce.number().int().min(64).max(1536).parse(values.size);
const kind = studioOptionsSchema.shape.kind.parse(values.kind);
const packs = values.packs.split(',').map((id) => studioOptionsSchema.shape.pack.parse(id));
const descriptions = values.description ?? DESCRIPTIONS;

const studio = createStudio({ threads: availableParallelism() });
const rows = positionals.flatMap((file) => packs.map((pack) => ({ file, pack })));
const edge = size + GAP;
const tiles: OverlayOptions[] = [];
for (const [row, { file, pack }] of rows.entries()) {
  const photo = await readFile(file);
  // Read as the studio reads it: a damaged photo is shown in the state from which the toy is made.
  const { data, width, height } = await readPhoto(photo);
  const thumbnail = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(size, size, { fit: 'inside' })
    .png()
    .toBuffer();
  tiles.push({ input: thumbnail, left: 0, top: row * edge });
  const pictures = await Promise.all(
    descriptions.map((description, column) =>
      render(photo, { kind, pack, description, title: nameOf(file), serial: `No. 00${column + 1}` }),
    ),
  );
  for (const [column, input] of pictures.entries())
    tiles.push({ input, left: (column + 1) * edge, top: row * edge });
}
await studio.close();
const sheet = { width: (descriptions.length + 1) * edge - GAP, height: rows.length * edge - GAP };
await sharp({ create: { ...sheet, channels: 3, background: '#808080' }, limitInputPixels: false })
  .composite(tiles)
  .png()
  .toFile(values.out);
process.stdout.write(`${values.out}: ${sheet.width} x ${sheet.height}\n`);

async function render(photo: Buffer, options: StudioOptions): Promise<Buffer> {
  const { image } = await generateImage({
    model: studio.imageModel,
    prompt: { text: options.description, images: [photo] },
    size: `${size}x${size}`,
    seed: 7,
    maxRetries: 0,
    providerOptions: { studio: options },
  });
  return Buffer.from(image.uint8Array);
}

function nameOf(file: string): string {
  const words = path.parse(file).name.split(/[-_ ]+/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
