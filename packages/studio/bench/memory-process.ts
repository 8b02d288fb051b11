import { createStudio } from '../create-studio.ts';
import { drawStudioPhoto } from './draw-photo.ts';
import { makePicture } from './make-picture.ts';
import { timeSharpPicture } from './sharp-picture.ts';

const AT_A_TIME = 4;
const ROUNDS = 4;
const MEGABYTE = 1024 * 1024;
const LOOK_EVERY = 10;

// Prints by how many megabytes the process grows while it makes four pictures at a time, with the studio or with bare
// sharp. It is a process of its own, because memory is not always given back.
const photo = await drawStudioPhoto();
const grown = await (process.argv[2] === 'sharp' ? growthOf(makeWithSharp) : growthOf(await withStudio()));
process.stdout.write(JSON.stringify({ megabytes: grown }));
process.exit(0);

async function withStudio(): Promise<(seed: number) => Promise<unknown>> {
  const { imageModel: model } = createStudio({ threads: 2 });
  return (seed) => makePicture(model, { photo, kind: 'packaged', pack: 'action-figure', size: 1536, seed });
}

function makeWithSharp(): Promise<unknown> {
  return timeSharpPicture(photo, 1536);
}

async function growthOf(make: (seed: number) => Promise<unknown>): Promise<number> {
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, LOOK_EVERY);
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: AT_A_TIME }, (_, index) => make(round * AT_A_TIME + index)));
  }
  clearInterval(watch);
  return (peak - idle) / MEGABYTE;
}
