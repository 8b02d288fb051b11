import { Piscina } from 'piscina';
import type { FaceAnswer } from './face-worker.ts';
import type { PhotoConcern } from './photo/check-photo.ts';
import type { Likeness } from './photo/read-likeness.ts';
import { PhotoUnreadableError } from './photo/read-photo.ts';
import type { RenderTask, ToyTask } from './studio-options.ts';

/** A larger young generation only keeps what nobody needs any more: 20 MB in each thread. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };
/** How long a thread without work lives, milliseconds: starting one again takes a second. */
const IDLE = { faces: 5 * 60_000, drawing: 60_000, previews: 5 * 60_000 };

/**
 * The threads in which the studio works; none is started before there is work for it.
 * - One reads faces for all the others: the networks for that take 100 MB, and what was read of a photo is
 *   kept there for a minute.
 * - `threads` draw pictures and models that are paid for.
 * - One draws previews, so that neither waits for the other.
 *
 * What reads a photo throws `PhotoUnreadableError`. An abort ends the thread that draws.
 */
export type StudioThreads = {
  readFace(photo: Uint8Array): Promise<Likeness>;
  describePhoto(photo: Uint8Array): Promise<string>;
  checkPhoto(photo: Uint8Array): Promise<PhotoConcern[]>;
  /** A PNG. */
  renderPicture(task: RenderTask, signal?: AbortSignal): Promise<Uint8Array>;
  /** A GLB. */
  renderModel(task: ToyTask, signal?: AbortSignal): Promise<Uint8Array>;
  convertToStl(glb: Uint8Array): Promise<Uint8Array>;
  /** A watermarked JPEG. */
  renderMockUp(task: RenderTask): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Makes the threads of one studio. */
export function createStudioThreads(options: { threads: number }): StudioThreads {
  const drawing = {
    filename: new URL('./drawing-worker.ts', import.meta.url).href,
    minThreads: 0,
    resourceLimits,
  };
  const faces = new Piscina({
    filename: new URL('./face-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE.faces,
    resourceLimits,
  });
  const paid = new Piscina({
    ...drawing,
    maxThreads: Math.max(1, options.threads),
    idleTimeout: IDLE.drawing,
  });
  const previews = new Piscina({ ...drawing, maxThreads: 1, idleTimeout: IDLE.previews });

  async function askFaces<Value>(name: string, photo: Uint8Array): Promise<Value> {
    const answer: FaceAnswer<Value> = await faces.run(photo, { name });
    if (!answer.ok) throw new PhotoUnreadableError(answer.message);
    return answer.value;
  }
  const draw = (name: string, task: unknown, signal?: AbortSignal): Promise<Uint8Array> =>
    paid.run(task, { name, signal: signal ?? null });

  return {
    readFace: (photo) => askFaces('readFace', photo),
    describePhoto: (photo) => askFaces('describePhoto', photo),
    checkPhoto: (photo) => askFaces('checkPhoto', photo),
    renderPicture: (task, signal) => draw('renderPicture', task, signal),
    renderModel: (task, signal) => draw('renderModel', task, signal),
    convertToStl: (glb) => draw('convertToStl', glb),
    renderMockUp: (task) => previews.run(task, { name: 'renderMockUp' }),
    async close() {
      await Promise.all([faces, paid, previews].map((pool) => pool.close({ force: true })));
    },
  };
}
