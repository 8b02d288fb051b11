import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a caller may take nothing of an answer. Times in milliseconds; Node notices it a while later. */
export interface ReaderPatience {
  /**
   * While few do so. A kernel may send a megabyte before it asks us for more, and only then do we learn that anything
   * was taken. A slow line needs more than a minute for that.
   */
  readerPatience: number;
  /** While many do so. */
  readerPause: number;
  /** From how many on. Each may hold a few megabytes of the kernel's memory. */
  readers: number;
  /** How long there are many from then on, for the rest of them. */
  crowdedFor: number;
}

/**
 * Disconnects callers who read nothing of their answer: soon if there are many, as in an attack; otherwise only after
 * minutes, because a caller on a slow line looks the same for a while.
 * @returns what watches the caller of an answer.
 */
export function createReaderWatch({ readerPatience, readerPause, readers, crowdedFor }: ReaderPatience) {
  const idle = new Set<Socket>();
  let crowded: NodeJS.Timeout | undefined;

  function noticeCrowd(): void {
    clearTimeout(crowded);
    crowded = setTimeout(() => {
      crowded = undefined;
    }, crowdedFor).unref();
    for (const socket of idle) socket.destroy();
  }

  return (response: ServerResponse): void => {
    let socketOfAnswer: Socket | undefined;
    const forget = () => socketOfAnswer && idle.delete(socketOfAnswer);
    response.setTimeout(readerPause).on('timeout', (socket: Socket) => {
      // Otherwise the delay is ours.
      if (socket.writableLength === 0) return;
      if (idle.has(socket)) return void socket.destroy();
      socketOfAnswer = socket;
      idle.add(socket);
      if (crowded || idle.size > readers) noticeCrowd();
      else socket.setTimeout(readerPatience - readerPause);
    });
    response.on('drain', () => {
      if (forget()) socketOfAnswer?.setTimeout(readerPause);
    });
    response.once('close', forget);
  };
}
