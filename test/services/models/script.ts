import type { WireAnswer } from './wire-server.ts';

/** What a provider does next with calls of one kind; with nothing planned it works. */
export type Script = {
  /** Adds answers, each for one call. */
  plan(...answers: WireAnswer[]): void;
  /** Answers every call like this, until `clear`. */
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
