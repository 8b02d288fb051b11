import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { BoxWishes } from '../craft/draw-box.ts';
import type { Cutout, CutoutTask } from '../cutout/draw-cutout.ts';
import type { PrintedToy } from '../cutout/pack-print.ts';
import type { PrintWishes } from '../model/print/print-toy.ts';
import type { RenderTask, ToyTask } from '../options.ts';
import type { ChoicesTask } from '../preview/draw-choices.ts';
import type { Preview } from '../preview/draw-preview.ts';
import type { TurningTask } from '../preview/draw-turning.ts';
import type { PhotoCheck } from '../reading/photo/check-photo.ts';
import { describeFace } from '../reading/photo/describe-face.ts';
import { memoiseFaceReadings } from '../reading/photo/memoise-face-readings.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import { PhotoUnreadableError } from '../reading/photo/read-photo.ts';
import type { PartPicture } from '../shelf/draw-part.ts';
import { closeWhenLoaded } from './close-when-loaded.ts';
import type { DrawingJob } from './drawing-worker.ts';
import type { FaceAnswer } from './face-worker.ts';
import { keepThreadsAlive } from './keep-threads-alive.ts';

/** Without a limit, garbage of the young generation takes 20 MB in each thread. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };
/**
 * V8 lets old garbage of a large heap grow to four times what is in use; here to less than twice: four pictures at a
 * time took 450 MB instead of 400. All that these threads do fits into 40 MB of old generation. The thread that reads
 * faces ends soon and has no such limit: collecting garbage would cost it a sixth of its time.
 */
const drawingLimits = { ...resourceLimits, maxOldGenerationSizeMb: 160 };
/** Requests for pages run at a higher priority. */
const niceIncrement = 10;
/**
 * How long a thread without work lives, milliseconds. Starting it again takes half a second. The thread that reads
 * faces ends soon anyway, because its networks take as much memory as two threads that draw.
 */
const IDLE = { faces: 1000, drawing: 60_000, previews: 5 * 60_000, choices: 60_000, helpers: 60_000 };
/** How many pictures a helper thread serves at once: more than are ever drawn at a time. */
const LISTENS_TO = 64;

/**
 * The threads in which the studio works; none is started before there is work for it.
 * - One reads faces for all the others: its networks take 170 MB, so it stays only while nothing is made. What was
 * read from a photo is kept until a minute after its last use.
 * - `threads` draw pictures and models that are paid for.
 * - One draws previews, so that neither waits for the other.
 * - One draws choices: rows of heads, parts of the catalogue, the turning toy. A preview never waits for it.
 * - If there are several `threads`, half as many help: two threads render one picture.
 * Reading a photo throws `PhotoUnreadableError`. An abort ends the thread that draws.
 */
export type StudioThreads = {
  /**
   * Starts the threads that read a face and draw a preview, if they have ended, so that they are ready for a photo
   * that is on its way.
   */
  getReady(): void;
  /**
   * Reads a made-up person if that is the first time and nothing is being made: code that has run once runs nearly
   * twice as fast.
   */
  warmUp(): Promise<FaceReading | undefined>;
  readFace(photo: Uint8Array): Promise<FaceReading>;
  /** What was read from a photo, if it is kept or being read. */
  knownFace(photo: Uint8Array): Promise<FaceReading | undefined>;
  describePhoto(photo: Uint8Array): Promise<string>;
  checkPhoto(photo: Uint8Array): Promise<PhotoCheck>;
  /** A PNG. */
  renderPicture(task: RenderTask, signal?: AbortSignal): Promise<Uint8Array>;
  /** A GLB. */
  renderModel(task: ToyTask, signal?: AbortSignal): Promise<Uint8Array>;
  convertToStl(glb: Uint8Array): Promise<Uint8Array>;
  convertToPrint(glb: Uint8Array, wishes: PrintWishes): Promise<Uint8Array>;
  convertToUsdz(glb: Uint8Array): Promise<Uint8Array>;
  renderCutout(task: CutoutTask, signal?: AbortSignal): Promise<Cutout>;
  drawSticker(cutout: Uint8Array): Promise<Uint8Array>;
  drawWallpaper(toy: PrintedToy): Promise<Uint8Array>;
  /** A PDF. */
  drawBox(toy: PrintedToy, wishes: BoxWishes): Promise<Uint8Array>;
  /** A watermarked JPEG, and where the head is in it. */
  renderPreview(task: RenderTask): Promise<Preview>;
  /** A small WebP of a part of the catalogue. */
  renderPart(picture: PartPicture): Promise<Uint8Array>;
  /** A WebP. */
  renderChoices(task: ChoicesTask): Promise<Uint8Array>;
  /** A watermarked WebP. */
  renderTurning(task: TurningTask): Promise<Uint8Array>;
  close(): Promise<void>;
};

const worker = (file: string) => ({
  filename: new URL(file, import.meta.url).href,
  minThreads: 0,
  resourceLimits,
  niceIncrement,
  // On a busy machine a drawing takes longer than the library waits. Who stops a process has a limit of their own.
  closeTimeout: 120_000,
});

function createPools(threads: number) {
  const faces = new Piscina({ ...worker('./face-worker.ts'), maxThreads: 1, idleTimeout: IDLE.faces });
  const drawing = { ...worker('./drawing-worker.ts'), resourceLimits: drawingLimits };
  const paid = new Piscina({ ...drawing, maxThreads: threads, idleTimeout: IDLE.drawing });
  const previews = new Piscina({ ...drawing, maxThreads: 1, idleTimeout: IDLE.previews });
  const choices = new Piscina({ ...drawing, maxThreads: 1, idleTimeout: IDLE.choices });
  const helpers = new Piscina({
    ...worker('./helper-worker.ts'),
    resourceLimits: drawingLimits,
    maxThreads: Math.max(1, Math.floor(threads / 2)),
    concurrentTasksPerWorker: LISTENS_TO,
    idleTimeout: IDLE.helpers,
  });
  // Drawing works without helpers, so a failed start is ignored.
  helpers.on('error', () => undefined);
  return { faces, paid, previews, choices, helpers };
}

/** Makes the threads of one studio; at least one draws. */
export function createStudioThreads({ threads }: { threads: number }): StudioThreads {
  const { faces, paid, previews, choices, helpers } = createPools(threads);
  const closings = [faces, paid, previews, choices, helpers].map(closeWhenLoaded);

  const keepFaces = keepThreadsAlive(faces, {
    rest: IDLE.faces,
    keep: IDLE.previews,
    mayStay: () => paid.threads.length === 0,
  });

  async function askFaces<Value>(name: string, photo: Uint8Array): Promise<Value> {
    keepFaces();
    const answer: FaceAnswer<Value> = await faces.run(photo, { name });
    if (!answer.ok) throw new PhotoUnreadableError(answer.message);
    return answer.value;
  }
  const model = (name: string, task: unknown, signal: AbortSignal | null = null): Promise<Uint8Array> =>
    paid.run(task, { name, signal });

  /** One thread draws. A helper joins when one is free; drawing never waits for it. */
  async function draw<Task>(pool: Piscina, name: string, task: Task, signal: AbortSignal | null = null) {
    if (threads === 1)
      return pool.run({ task, helper: undefined } satisfies DrawingJob<Task>, { name, signal });
    const { port1: helper, port2: drawer } = new MessageChannel();
    // The drawing thread does what a failed helper has not done.
    helpers.run(drawer, { transferList: [drawer] }).catch(() => drawer.close());
    try {
      const job: DrawingJob<Task> = { task, helper };
      return await pool.run(job, { name, signal, transferList: [helper] });
    } finally {
      // Releases the helper if the picture was aborted before it began.
      helper.close();
    }
  }

  /** This only saves time: what fails here fails again, and is reported, when the photo arrives. */
  function getReady(): void {
    for (const pool of [faces, previews])
      if (pool.threads.length === 0) pool.run(undefined, { name: 'getReady' }).catch(() => undefined);
  }

  const { read: readFace, known: knownFace } = memoiseFaceReadings((photo) => askFaces('readFace', photo));
  return {
    getReady,
    warmUp: async () => {
      if (faces.threads.length > 0 || paid.threads.length > 0) return undefined;
      keepFaces();
      return faces.run(undefined, { name: 'warmUp' });
    },
    readFace,
    knownFace,
    describePhoto: async (photo) => describeFace(await readFace(photo)),
    checkPhoto: (photo) => askFaces('checkPhoto', photo),
    renderPicture: (task, signal) => draw(paid, 'renderPicture', task, signal),
    renderModel: (task, signal) => model('renderModel', task, signal),
    renderCutout: (task, signal) => draw(paid, 'renderCutout', task, signal),
    drawSticker: (cutout) => paid.run(cutout, { name: 'makeSticker' }),
    drawWallpaper: (toy) => paid.run(toy, { name: 'makeWallpaper' }),
    drawBox: (toy, wishes) => paid.run({ toy, wishes }, { name: 'makeBox' }),
    convertToStl: (glb) => model('convertToStl', glb),
    convertToPrint: (glb, wishes) => model('convertToPrint', { glb, wishes }),
    convertToUsdz: (glb) => model('convertToUsdz', glb),
    renderPreview: (task) => draw(previews, 'renderPreview', task),
    renderPart: (picture) => choices.run(picture, { name: 'renderPart' }),
    renderChoices: (task) => draw(choices, 'renderChoices', task),
    renderTurning: (task) => draw(choices, 'renderTurning', task),
    async close() {
      await Promise.all(closings.map((close) => close()));
    },
  };
}
