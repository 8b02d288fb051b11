import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
} from 'mediabunny';
import { joinWebp } from './join-webp.ts';
import { createTurningToy, type TurningToy } from './turning-toy.ts';

/** The files that a loop can be: a video, or a picture that moves and plays where videos are not taken. */
export type LoopKind = 'mp4' | 'webp';
/** Seconds in which the toy turns once. */
const SECONDS = 4;
/** Pictures a second. A WebP keeps each as a whole picture, so that it has fewer. */
const RATE: Record<LoopKind, number> = { mp4: 25, webp: 12.5 };
/** Quality of a WebP's pictures, 0 to 1. */
const WEBP_QUALITY = 0.8;

type Loop = {
  /** Of the GLB. */
  address: string;
  name: string;
  width: number;
  height: number;
  kind: LoopKind;
  signal: AbortSignal;
  /** Called with the part that is done, 0 to 1. */
  onProgress: (done: number) => void;
};

/** Which files this browser can make, the best first. */
export async function loopKinds(size: { width: number; height: number }): Promise<LoopKind[]> {
  const canVideo = await canEncodeVideo('avc', { ...size, quality: QUALITY_HIGH }).catch(() => false);
  return [...(canVideo ? (['mp4'] as const) : []), ...(encodesWebp() ? (['webp'] as const) : [])];
}

function encodesWebp(): boolean {
  return document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp');
}

/**
 * Turns the toy once around and returns that as a file, which plays without a seam. Nothing leaves the device. Rejects
 * when `signal` is aborted, and if the toy cannot be drawn.
 */
export async function recordLoop(loop: Loop): Promise<Blob> {
  const toy = await createTurningToy(loop.address, loop, loop.name);
  try {
    return await (loop.kind === 'mp4' ? recordMp4(toy, loop) : recordWebp(toy, loop));
  } finally {
    toy.close();
  }
}

async function recordMp4(toy: TurningToy, loop: Loop): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new CanvasSource(toy.canvas, { codec: 'avc', quality: QUALITY_HIGH });
  output.addVideoTrack(source, { frameRate: RATE.mp4 });
  await output.start();
  try {
    for await (const at of turn(toy, loop)) await source.add(at, 1 / RATE.mp4);
  } catch (error) {
    await output.cancel();
    throw error;
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'video/mp4' });
}

async function recordWebp(toy: TurningToy, loop: Loop): Promise<Blob> {
  const pictures: Blob[] = [];
  for await (const _ of turn(toy, loop)) pictures.push(await toWebp(toy.canvas));
  return joinWebp(pictures, { ...loop, milliseconds: 1000 / RATE.webp });
}

/** Draws each picture of a turn and gives its time, seconds. The page answers in between. */
async function* turn(toy: TurningToy, { kind, signal, onProgress }: Loop): AsyncGenerator<number> {
  const count = SECONDS * RATE[kind];
  for (let place = 0; place < count; place++) {
    await new Promise((done) => setTimeout(done));
    signal.throwIfAborted();
    toy.draw(place / count);
    yield place / RATE[kind];
    onProgress((place + 1) / count);
  }
}

function toWebp(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (picture: Blob | null) =>
      picture ? resolve(picture) : reject(new Error('The picture could not be encoded'));
    canvas.toBlob(take, 'image/webp', WEBP_QUALITY);
  });
}
