/**
 * Lets works run one after the other, in the order in which they come; one that fails does not stop the next.
 * @returns what runs one work when its turn has come, and returns what that returns.
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
