import type { LookChoices } from '../look/look-choices.ts';
import { PICTURE_CHOICES, type PictureField } from '../look/vocabulary.ts';
import type { StudioOptions } from '../options.ts';
import type { PhotoCheck } from '../reading/photo/check-photo.ts';
import { photoDigest } from '../reading/photo/photo-digest.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import type { StudioThreads } from '../threads/create-threads.ts';
import type { Preview } from './draw-preview.ts';
import { createLatestWinsQueue } from './latest-wins-queue.ts';
import { createShareWork } from './share-work.ts';

/** Edge of the square preview, pixels. */
export const PREVIEW_SIZE = 512;
/** How many tasks may wait. */
const LONGEST_QUEUE = 32;
/**
 * How many tasks of one person may wait: what two windows ask for at once, each for the three packs and for a row of
 * each field that has pictures. Of photos the last few, because somebody may change their mind.
 */
const OF_ONE = {
  photos: 4,
  previews: 6,
  choices: 2 * Object.keys(PICTURE_CHOICES).length,
  turnings: 4,
} as const;

/** What the pack of a preview shows. */
export type PreviewTask = Omit<StudioOptions, 'kind'> & {
  /** The encoded photo. */
  photo: Uint8Array;
  /** The second person's encoded photo: given if, and only if, there is a `second`. */
  secondPhoto?: Uint8Array | undefined;
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

/** What the studio shows before anybody pays. Only the newest tasks of each person wait. */
export interface StudioPreview {
  /** Called when a photo is on its way: half a second later its face is read as fast as any other. */
  getReady(): void;
  /** Called when somebody may choose a photo soon. Does once, with a made-up person, what is slow the first time. */
  warmUp(): void;
  /**
   * A watermarked JPEG of 512 x 512 pixels for the person with this id, and the part of it around the head.
   * @throws {PhotoUnreadableError} for a photo that cannot be read.
   * @throws {PreviewRefusedError} when a newer task took the place of this one, or too many wait.
   * @throws {TypeError} for a `second` without a photo, or the other way round.
   */
  drawPreview(personId: string, task: PreviewTask, signal: AbortSignal): Promise<Preview>;
  /**
   * A WebP of a row of squares of 128 pixels on a transparent ground, heads or clothes: the look as it is in the photo, then
   * one for each choice of the field in the order of the studio's list. Throws like `drawPreview`.
   */
  drawChoices(personId: string, task: LookChoicesTask, signal: AbortSignal): Promise<Uint8Array>;
  /**
   * A watermarked WebP of the toy out of its packaging from eight sides: a row of squares of 192 pixels on a transparent
   * ground. Throws like `drawPreview`.
   */
  drawTurning(personId: string, task: PreviewTask, signal: AbortSignal): Promise<Uint8Array>;
  /** What may spoil a picture made from a photo, the gravest first. Throws like `drawPreview`. */
  checkPhoto(personId: string, photo: Uint8Array, signal: AbortSignal): Promise<PhotoCheck>;
}

/** What previews need of the threads. */
type Threads = Pick<
  StudioThreads,
  | 'getReady'
  | 'warmUp'
  | 'knownFace'
  | 'readFace'
  | 'checkPhoto'
  | 'renderPreview'
  | 'renderChoices'
  | 'renderTurning'
>;

/** Whom a preview shows. */
type Photos = Pick<PreviewTask, 'photo' | 'secondPhoto' | 'second'>;

/** What a warm-up draws. */
const ANY_BOX = {
  pack: 'window-box',
  kind: 'packaged',
  description: 'A gardener',
  title: 'Sam',
  serial: 'No. 001',
} as const;

const never = new AbortController().signal;

/**
 * Creates the previews of a studio. One is drawn at a time, and one face is read at a time for all of them. A person
 * whose face is known does not wait for faces that are being read.
 */
export function createStudioPreview(threads: Threads): StudioPreview {
  const queueOf = <Task, Answer>(work: (task: Task) => Promise<Answer>, ofOne: number) =>
    createLatestWinsQueue(work, { longest: LONGEST_QUEUE, ofOne });
  const readings = queueOf(threads.readFace, OF_ONE.photos);
  const previews = queueOf(threads.renderPreview, OF_ONE.previews);
  const choices = queueOf(threads.renderChoices, OF_ONE.choices);
  const turnings = queueOf(threads.renderTurning, OF_ONE.turnings);
  const checks = queueOf(threads.checkPhoto, OF_ONE.photos);
  const shareReading = createShareWork<FaceReading>();

  /** All that one person asks about a photo waits for one reading, which takes one place in the line. */
  async function readFace(personId: string, photo: Uint8Array, signal: AbortSignal): Promise<FaceReading> {
    const known = await threads.knownFace(photo);
    if (known) return known;
    const key = `${personId} ${await photoDigest(photo)}`;
    return shareReading(key, signal, (ofAll) => readings.ask(personId, photo, ofAll));
  }

  /** One after the other: a person's newest photos would otherwise push each other out of the line. */
  async function readFaces(personId: string, { photo, secondPhoto, second }: Photos, signal: AbortSignal) {
    if ((secondPhoto === undefined) !== (second === undefined))
      throw new TypeError('Two in one box need two photos, one person needs one.');
    const reading = await readFace(personId, photo, signal);
    return { reading, secondReading: secondPhoto && (await readFace(personId, secondPhoto, signal)) };
  }

  async function warmUp(): Promise<void> {
    const reading = await threads.warmUp();
    if (reading) await threads.renderPreview({ reading, seed: 1, size: PREVIEW_SIZE, options: ANY_BOX });
  }

  return {
    getReady: threads.getReady,
    warmUp() {
      // A warm-up only saves time.
      warmUp().catch(() => undefined);
    },
    async drawPreview(personId, { photo, secondPhoto, seed, ...box }, signal) {
      const faces = await readFaces(personId, { photo, secondPhoto, second: box.second }, signal);
      const options = { ...box, kind: 'packaged' as const };
      return previews.ask(personId, { ...faces, seed, size: PREVIEW_SIZE, options }, signal);
    },
    async drawChoices(personId, { photo, ...task }, signal) {
      return choices.ask(personId, { reading: await readFace(personId, photo, signal), ...task }, signal);
    },
    async drawTurning(personId, { photo, secondPhoto, seed, ...options }, signal) {
      const faces = await readFaces(personId, { photo, secondPhoto, second: options.second }, signal);
      return turnings.ask(personId, { ...faces, seed, options }, signal);
    },
    async checkPhoto(personId, photo, signal) {
      const check = await checks.ask(personId, photo, signal);
      // A checked photo is usually previewed next: reading its face now makes the first preview as fast as the others.
      readFace(personId, photo, never).catch(() => undefined);
      return check;
    },
  };
}
