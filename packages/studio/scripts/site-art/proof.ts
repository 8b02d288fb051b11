import sharp from 'sharp';
import { drawOnSurface } from '../../draw-picture.ts';
import type { StudioOptions } from '../../options.ts';
import { readFaceFromPhoto } from '../../reading/photo/read-face.ts';
import { colourPhotograph } from './colour-photograph.ts';

/** Chosen in 'Your look', because the studio did not see it in the photograph. */
const LOOK = { facialHair: 'long-beard' } as const;

/** The part of a picture that is shown, so that the face is large on a phone; as shares of the picture's edge. */
type Part = { left: number; top: number; edge: number };
const HEAD: Part = { left: 0.07, top: 0.02, edge: 0.8 };

/** One box for each template. */
const BOXES: readonly {
  options: Pick<StudioOptions, 'pack' | 'title' | 'serial' | 'description'>;
  part: Part;
}[] = [
  {
    options: {
      pack: 'action-figure',
      title: 'Aksel',
      serial: 'No. 001',
      description: 'A librarian in a black suit with books, a magnifying glass and an owl',
    },
    part: { left: 0.1, top: 0.02, edge: 0.82 },
  },
  {
    options: {
      pack: 'window-box',
      title: 'Captain Aksel',
      serial: 'No. 002',
      description: 'An astronaut with a rocket and a telescope',
    },
    part: { left: 0.1, top: 0.03, edge: 0.8 },
  },
  {
    options: {
      pack: 'retro-card',
      title: 'Aksel',
      serial: 'No. 003',
      description: 'A rock star in a red jacket with a yellow guitar and a microphone',
    },
    part: { left: 0.12, top: 0.01, edge: 0.78 },
  },
];

/** A photograph of a real person, and the three toys that the studio makes of it: square PNG, over 700 pixels. */
export async function renderProof(): Promise<Buffer[]> {
  const photo = await colourPhotograph('aksel-andersson', { left: 15, top: 0, edge: 560 });
  const reading = await readFaceFromPhoto(photo);
  const toys = BOXES.map(async ({ options, part }) => {
    const task = {
      reading,
      options: { kind: 'packaged', look: LOOK, ...options },
      seed: 3,
      size: 1536,
    } as const;
    return cut(await drawOnSurface(task, true).canvas.encode('png'), part);
  });
  return [await cut(photo, HEAD), ...(await Promise.all(toys))];
}

async function cut(picture: Buffer, part: Part): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  const [left = 0, top = 0, edge = 0] = [part.left, part.top, part.edge].map((share) =>
    Math.round(share * width),
  );
  return sharp(picture).extract({ left, top, width: edge, height: edge }).png().toBuffer();
}
