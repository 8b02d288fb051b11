import { percentile } from '../measure/statistics.ts';

/** Answers by which the product says that it has too much to do, and when to come again. */
const CHOSEN = [429, 503];
/** So many different calls and errors are printed. */
const SHOWN = 20;

/** What a call is, by what somebody waits for: something to look at, a change, or a drawing. */
export type CallKind = 'read' | 'write' | 'drawing';

/** Counts the answers of all people. */
export class Answers {
  readonly #times: Record<CallKind, number[]> = { read: [], write: [], drawing: [] };
  readonly #slowest = new Map<string, number>();
  readonly #errors = new Map<string, number>();
  #chosen = 0;
  #delivered = 0;

  /** @param milliseconds until the whole answer was there. */
  took(kind: CallKind, call: string, milliseconds: number): void {
    this.#times[kind].push(milliseconds);
    this.#slowest.set(call, Math.max(milliseconds, this.#slowest.get(call) ?? 0));
  }

  /** Whether the product chose to refuse this, so that one comes again. */
  isChosen(status: number): boolean {
    const isChosen = CHOSEN.includes(status);
    if (isChosen) this.#chosen += 1;
    return isChosen;
  }

  failed(what: string): void {
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
  }

  delivered(): void {
    this.#delivered += 1;
  }

  get summary() {
    const times = (kind: CallKind, share: number) =>
      this.#times[kind].length > 0 ? percentile(this.#times[kind], share) : 0;
    return {
      calls: Object.values(this.#times).reduce((total, { length }) => total + length, 0),
      reads: this.#times.read.length,
      drawings: this.#times.drawing.length,
      readP99: times('read', 0.99),
      writeP99: times('write', 0.99),
      drawingP99: times('drawing', 0.99),
      errors: this.#errors.values().reduce((total, count) => total + count, 0),
      chosen: this.#chosen,
      delivered: this.#delivered,
    };
  }

  /** The slowest calls and the most frequent errors, a line for each. */
  describeWorst(): string {
    const slowest = most(this.#slowest).map(([call, time]) => `${Math.round(time)} ms at most: ${call}\n`);
    const errors = most(this.#errors).map(([what, count]) => `${count} × ${what}\n`);
    return [...slowest, ...errors].join('');
  }
}

function most(values: Map<string, number>): [string, number][] {
  return [...values].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN);
}
