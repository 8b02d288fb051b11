import type { Logger } from 'pino';

/**
 * Milliseconds after which rows are read again without a notification: it may be lost with its connection, and a proxy
 * such as PgBouncer may not pass it on. All processes follow a change within ten seconds.
 */
const READ_AGAIN_MS = 8_000;

/** What some rows say, kept in memory: callers read it at once, and it follows the rows. */
export interface Followed<T> {
  now(): T;
  /** Resolves when the rows were read as they are now. Never waited for inside a transaction. */
  readAgain(): Promise<void>;
  close(): Promise<void>;
}

/** Hears that followed rows have changed. */
export interface Changes {
  followers: Set<() => void>;
  close(): Promise<void>;
}

/** Triggers on the followed tables notify it (the migration `switches_and_words`). */
const CHANNEL = 'toytwin_changes';

/**
 * Opens one connection on which all followers hear of changes.
 * @param listen hears the database's notifications.
 */
export async function openChanges(
  listen: (channel: string, heard: () => void) => Promise<() => Promise<void>>,
  logger: Logger,
): Promise<Changes> {
  const followers = new Set<() => void>();
  const close = await listen(CHANNEL, () => {
    for (const notice of followers) notice();
  }).catch((error: unknown) => {
    logger.warn({ err: error }, 'changes are not notified; looking for them every eight seconds');
    return async () => undefined;
  });
  return { followers, close };
}

interface Following<T> {
  /** What is read, for the log. */
  name: string;
  read(): Promise<T>;
  changes: Changes;
  logger: Logger;
}

/**
 * Reads some rows, and again whenever they change, in whichever process. While the database is away, the last values
 * stay.
 */
export async function follow<T>({ name, read, changes, logger }: Following<T>): Promise<Followed<T>> {
  let current = await read();
  let isOutdated = false;
  let reading: Promise<void> | undefined;
  let isFailing = false;
  let isClosed = false;

  const readUntilFresh = async () => {
    while (isOutdated && !isClosed) {
      isOutdated = false;
      current = await read();
    }
  };
  const readAgain = () => {
    isOutdated = true;
    reading ??= readUntilFresh().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const notice = () =>
    void readAgain().then(
      () => {
        isFailing = false;
      },
      (error: unknown) => {
        if (!isFailing && !isClosed)
          logger.warn({ err: error, name }, 'changes cannot be read; trying again');
        isFailing = true;
      },
    );

  changes.followers.add(notice);
  const looking = setInterval(notice, READ_AGAIN_MS);
  looking.unref();
  return {
    now: () => current,
    readAgain,
    async close() {
      isClosed = true;
      clearInterval(looking);
      changes.followers.delete(notice);
      await reading?.catch(() => undefined);
    },
  };
}
