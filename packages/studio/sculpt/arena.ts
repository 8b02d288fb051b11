/** Memory that all threads of a process can read and write: where it lies, and how much of it. */
type Block = { buffer: ArrayBufferLike; offset: number };
/** Gives so many bytes; what is in them is not cleared. */
export type Allocate = (bytes: number) => Block;

/** Room for so many numbers of 32 bits. */
export function floats(take: Allocate, length: number): Float32Array {
  const { buffer, offset } = take(length * 4);
  return new Float32Array(buffer, offset, length);
}

/** Room for so many whole numbers of 16 bits. */
export function shorts(take: Allocate, length: number): Int16Array {
  const { buffer, offset } = take(length * 2);
  return new Int16Array(buffer, offset, length);
}

/** Room for so many bytes; what is too large or too small for one becomes 255 or 0. */
export function bytes(take: Allocate, length: number): Uint8ClampedArray {
  const { buffer, offset } = take(length);
  return new Uint8ClampedArray(buffer, offset, length);
}

/** Memory of its own for every call. */
export const allocateNew: Allocate = (bytes) => ({ buffer: new ArrayBuffer(bytes), offset: 0 });

/** Every block begins where any kind of number may. */
const ALIGNED = 8;

/**
 * Memory that is shared between threads and used again and again: the engine does not see how much of it a picture takes,
 * so it would be collected late. What does not fit gets memory of its own, and from the next time on it all fits.
 */
export class SharedArena {
  #buffer = new SharedArrayBuffer(0);
  #used = 0;

  /** Begins anew: what was taken before may be given once more. */
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
