/** Lets one piece of work run at a time, in the order in which they come. */
export class OneAtATime {
  #last: Promise<void> = Promise.resolve();

  /** Runs `work` when everything before it has ended, however that ended. @returns what it returns. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.#last;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    try {
      return await work();
    } finally {
      end();
    }
  }
}
