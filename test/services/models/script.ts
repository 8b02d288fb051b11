import type { WireAnswer } from './wire-server.ts';

/** The scripted answers of a provider for calls of one kind; without a script it works. */
export type Script = {
  /** Queues answers for one call each. */
  plan(...answers: WireAnswer[]): void;
  /** Answers every call like this until `clear`. */
  always(answer: WireAnswer): void;
  next(): WireAnswer | undefined;
  clear(): void;
};

export function createScript(): Script {
  let planned: WireAnswer[] = [];
  let constant: WireAnswer | undefined;
  return {
    plan: (...answers) => void planned.push(...answers),
    always(answer) {
      constant = answer;
    },
    next: () => planned.shift() ?? constant,
    clear() {
      planned = [];
      constant = undefined;
    },
  };
}
