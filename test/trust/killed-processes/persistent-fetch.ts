import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 200;
/** The process died while it answered, or the product says that it is out of service. */
const LATER = [502, 503];

/**
 * Fetches like a user who tries again until there is an answer. `later` counts the answers that were none.
 * @param look sees every answer, also those that were none.
 */
export function persistentFetch(look: (answer: Response) => Promise<void> = async () => {}): {
  ask: typeof fetch;
  later: () => number;
} {
  let count = 0;
  const ask: typeof fetch = async (input, init) => {
    for (;;) {
      const response = await fetch(input, init);
      await look(response.clone());
      if (!LATER.includes(response.status)) return response;
      count += 1;
      await response.body?.cancel();
      await delay(PAUSE_MS);
    }
  };
  return { ask, later: () => count };
}
