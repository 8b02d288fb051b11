/**
 * Creates a serial queue: tasks run one after the other, in order; a failed task does not stop the next.
 * @returns a function that queues one task and resolves to its result.
 */
export function createSerialQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
