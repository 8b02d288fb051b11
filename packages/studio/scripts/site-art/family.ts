import { drawOnSurface } from '../../draw-picture.ts';
import { drawPortrait } from '../../fixtures/draw-portrait.ts';
import type { StudioOptions } from '../../options.ts';
import { readFaceFromPhoto } from '../../reading/photo/read-face.ts';

/** The people of the site's pictures: one for each template. */
export const FAMILY: readonly { portrait: number; seed: number; options: StudioOptions }[] = [
  {
    portrait: 1,
    seed: 5,
    options: {
      kind: 'packaged',
      pack: 'action-figure',
      title: 'Nia Okoro',
      serial: 'No. 012',
      description: 'A rock star in a red jacket with a yellow guitar and a microphone',
    },
  },
  {
    portrait: 5,
    seed: 9,
    options: {
      kind: 'packaged',
      pack: 'window-box',
      title: 'Captain Lena',
      serial: 'No. 007',
      description: 'An astronaut with a rocket and her brave little dog',
    },
  },
  {
    portrait: 3,
    seed: 2,
    options: {
      kind: 'packaged',
      pack: 'retro-card',
      title: 'Marco',
      serial: 'No. 031',
      description: 'Skater in a green hoodie with a blue skateboard and a camera',
    },
  },
];

/** One member's pack as PNG, 1536 pixels, with its room or on a transparent ground. */
export async function renderPack(member: (typeof FAMILY)[number], backdrop: boolean): Promise<Buffer> {
  const photo = await drawPortrait({ seed: member.portrait });
  const { canvas } = drawOnSurface(
    { reading: await readFaceFromPhoto(photo), options: member.options, seed: member.seed, size: 1536 },
    backdrop,
  );
  return canvas.encode('png');
}
