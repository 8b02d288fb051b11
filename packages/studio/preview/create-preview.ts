import type { LookChoices } from '../look/look-choices.ts';
import type { PictureField } from '../look/vocabulary.ts';
import type { StudioOptions } from '../options.ts';
import type { PhotoConcern } from '../reading/photo/check-photo.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import type { StudioThreads } from '../threads/create-threads.ts';
import type { Preview } from './draw-preview.ts';
import { createLatestWinsQueue } from './latest-wins-queue.ts';

/** Edge of the square preview, pixels. */
export const PREVIEW_SIZE = 512;
/** How many tasks may wait. */
const LONGEST_QUEUE = 32;

/** What the pack of a preview shows. */
export type PreviewTask = Omit<StudioOptions, 'kind'> & {
  /** The encoded photo. */
  photo: Uint8Array;
  seed: number;
};

/** The pictures from which a field of the look is chosen. */
export type LookChoicesTask = {
  /** The encoded photo. */
  photo: Uint8Array;
  field: PictureField;
  /** What is chosen already; its own field does not matter. */
  look?: LookChoices | undefined;
};

/** What the studio shows before anybody pays. Of each person only the newest tasks wait. */
export interface StudioPreview {
  /** Called when a photo is on its way: half a second later its face is read as fast as any other. */
  getReady(): void;
  /** Called when somebody may choose a photo soon: does once, with a made-up person, what is slow the first time. */
  rehearse(): void;
  /**
   * A watermarked JPEG of 512 x 512 pixels for the person with this id, and the part of it around the head.
   * @throws {PhotoUnreadableError} for a photo that cannot be read.
   * @throws {PreviewRefusedError} when a newer task took the place of this one, or too many wait.
   */
  drawPreview(personId: string, task: PreviewTask, signal: AbortSignal): Promise<Preview>;
  /**
   * A WebP of a row of square heads of 128 pixels on a transparent ground: the look as it is in the photo, then one for
   * each choice of the field in the order of the studio's list. Throws like `drawPreview`.
   */
  drawChoices(personId: string, task: LookChoicesTask, signal: AbortSignal): Promise<Uint8Array>;
  /**
   * A watermarked WebP of the toy out of its packaging from eight sides: a row of squares of 192 pixels on a transparent
   * ground. Throws like `drawPreview`.
   */
  drawTurning(personId: string, task: PreviewTask, signal: AbortSignal): Promise<Uint8Array>;
  /** What may spoil a picture made from a photo, the gravest first. Throws like `drawPreview`. */
  checkPhoto(personId: string, photo: Uint8Array, signal: AbortSignal): Promise<PhotoConcern[]>;
}

/** What previews need of the threads. */
type Threads = Pick<
  StudioThreads,
  | 'getReady'
  | 'rehearse'
  | 'knownFace'
  | 'readFace'
  | 'checkPhoto'
  | 'renderPreview'
  | 'renderChoices'
  | 'renderTurning'
>;

/** What a rehearsal draws. */
const ANY_BOX = {
  pack: 'window-box',
  kind: 'packaged',
  description: 'A gardener',
  title: 'Sam',
  serial: 'No. 001',
} as const;

const never = new AbortController().signal;

/**
 * The previews of a studio; one is drawn at a time, and one face is read at a time for all of them. Whose face is known
 * does not wait for those whose face is not.
 */
export function createStudioPreview(threads: Threads): StudioPreview {
  const readings = createLatestWinsQueue(threads.readFace, LONGEST_QUEUE);
  const previews = createLatestWinsQueue(threads.renderPreview, LONGEST_QUEUE);
  const choices = createLatestWinsQueue(threads.renderChoices, LONGEST_QUEUE);
  const turnings = createLatestWinsQueue(threads.renderTurning, LONGEST_QUEUE);
  const checks = createLatestWinsQueue(threads.checkPhoto, LONGEST_QUEUE);

  async function readFace(personId: string, photo: Uint8Array, signal: AbortSignal): Promise<FaceReading> {
    return (await threads.knownFace(photo)) ?? readings.ask(personId, photo, signal);
  }

  async function rehearse(): Promise<void> {
    const reading = await threads.rehearse();
    if (reading) await threads.renderPreview({ reading, seed: 1, size: PREVIEW_SIZE, options: ANY_BOX });
  }

  return {
    getReady: threads.getReady,
    rehearse() {
      // It only saves time.
      rehearse().catch(() => undefined);
    },
    async drawPreview(personId, { photo, seed, ...options }, signal) {
      const reading = await readFace(personId, photo, signal);
      const task = { reading, seed, size: PREVIEW_SIZE, options: { ...options, kind: 'packaged' as const } };
      return previews.ask(personId, task, signal);
    },
    async drawChoices(personId, { photo, ...task }, signal) {
      return choices.ask(personId, { reading: await readFace(personId, photo, signal), ...task }, signal);
    },
    async drawTurning(personId, { photo, seed, ...options }, signal) {
      return turnings.ask(
        personId,
        { reading: await readFace(personId, photo, signal), seed, options },
        signal,
      );
    },
    async checkPhoto(personId, photo, signal) {
      const concerns = await checks.ask(personId, photo, signal);
      // A checked photo is usually previewed next: reading its face now makes the first preview as fast as the others.
      readFace(personId, photo, never).catch(() => undefined);
      return concerns;
    },
  };
}
