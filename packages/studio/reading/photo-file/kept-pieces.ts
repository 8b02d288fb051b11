/** Collects the pieces of a file that are kept. Neighbours become one piece; nothing is copied. */
export class KeptPieces {
  readonly list: Uint8Array[] = [];
  readonly #file: Buffer;
  /** End of the last piece in the file, while that is still its last piece. */
  #end = -1;
  #start = -1;

  constructor(file: Buffer) {
    this.#file = file;
  }

  /** Keeps the file's bytes from `start` to before `end`. */
  keep(start: number, end: number): void {
    if (start === this.#end) this.list.pop();
    else this.#start = start;
    this.#end = end;
    this.list.push(this.#file.subarray(this.#start, end));
  }

  /** Inserts bytes that are not in the file. */
  insert(bytes: Uint8Array): void {
    this.#end = -1;
    this.list.push(bytes);
  }
}
