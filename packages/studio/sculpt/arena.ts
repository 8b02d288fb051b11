/** A block of memory that all threads of a process can read and write. */
type Block = { buffer: ArrayBufferLike; offset: number };
/** Allocates `bytes` bytes. They are not cleared. */
export type Allocate = (bytes: number) => Block;

/** Allocates `length` 32-bit floats. */
export function floats(take: Allocate, length: number): Float32Array {
  const { buffer, offset } = take(length * 4);
  return new Float32Array(buffer, offset, length);
}

/** Allocates `length` 16-bit integers. */
export function shorts(take: Allocate, length: number): Int16Array {
  const { buffer, offset } = take(length * 2);
  return new Int16Array(buffer, offset, length);
}

/** Allocates `length` bytes. Values outside 0 to 255 are clamped. */
export function bytes(take: Allocate, length: number): Uint8ClampedArray {
  const { buffer, offset } = take(length);
  return new Uint8ClampedArray(buffer, offset, length);
}

/** Allocates new memory at every call. */
export const allocateNew: Allocate = (bytes) => ({ buffer: new ArrayBuffer(bytes), offset: 0 });

/** Blocks are aligned for every kind of number. */
const ALIGNED = 8;

/**
 * Memory that is shared between threads and used again and again: the engine does not see how much of it a picture
 * takes, so it would be collected late. What does not fit gets memory of its own, and from the next time on
 * everything fits.
 */
export class SharedArena {
  #buffer = new SharedArrayBuffer(0);
  #used = 0;

  /** Starts again: earlier blocks may be handed out once more. */
  clear(): void {
    if (this.#used > this.#buffer.byteLength) this.#buffer = new SharedArrayBuffer(this.#used);
    this.#used = 0;
  }

  take: Allocate = (bytes) => {
    const offset = this.#used;
    this.#used += Math.ceil(bytes / ALIGNED) * ALIGNED;
    if (this.#used > this.#buffer.byteLength) return { buffer: new SharedArrayBuffer(bytes), offset: 0 };
    return { buffer: this.#buffer, offset };
  };
}
