import { AppError } from '../../../shared/errors.ts';
import { createNewestQueue } from '../newest-queue.ts';
import type { PhotoConcern } from './photo/check-photo.ts';
import { PhotoUnreadableError } from './photo/read-photo.ts';
import type { StudioOptions } from './studio-options.ts';
import type { StudioThreads } from './studio-threads.ts';

/** Edge of the square mock-up, pixels. */
export const MOCK_UP_SIZE = 512;
/** How many wishes for a preview may wait. */
const LONGEST_LINE = 32;

/** What the pack of a mock-up shows. */
export type MockUpWishes = Omit<StudioOptions, 'kind'> & {
  /** The encoded photo. */
  photo: Uint8Array;
  seed: number;
};

/** What the studio shows before anybody pays. Of each person the few newest wishes wait. */
export interface StudioPreview {
  /**
   * A watermarked JPEG of 512 x 512 pixels for the person with this id.
   * @throws {AppError} `bad_request` for a photo that cannot be read; `conflict` and `too_many_requests` as
   * `NewestQueue` does.
   */
  drawMockUp(personId: string, wishes: MockUpWishes, signal: AbortSignal): Promise<Uint8Array>;
  /** What may spoil a picture made from a photo, the gravest first. Throws like `drawMockUp`. */
  checkPhoto(personId: string, photo: Uint8Array, signal: AbortSignal): Promise<PhotoConcern[]>;
}

/** The previews of a studio; one is drawn at a time. */
export function createStudioPreview(threads: StudioThreads): StudioPreview {
  const mockUps = createNewestQueue<MockUpWishes, Uint8Array>(async ({ photo, seed, ...options }) => {
    const likeness = await threads.readFace(photo);
    const task = { likeness, seed, size: MOCK_UP_SIZE, options: { ...options, kind: 'packaged' as const } };
    return threads.renderMockUp(task);
  }, LONGEST_LINE);
  const checks = createNewestQueue<Uint8Array, PhotoConcern[]>(threads.checkPhoto, LONGEST_LINE);

  return {
    drawMockUp: (personId, wishes, signal) => mockUps.ask(personId, wishes, signal).catch(refuseUnreadable),
    async checkPhoto(personId, photo, signal) {
      const concerns = await checks.ask(personId, photo, signal).catch(refuseUnreadable);
      // Whoever has a photo checked goes on to look at boxes: the first one then comes nearly as fast as the next.
      threads.readFace(photo).catch(() => undefined);
      return concerns;
    },
  };
}

function refuseUnreadable(error: unknown): never {
  if (!(error instanceof PhotoUnreadableError)) throw error;
  throw new AppError('bad_request', error.message);
}
