/** Runs in a worker thread: does nothing. */
export const getReady = (): void => undefined;
