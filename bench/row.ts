/** What every row needs to run; made once by `run.ts`. */
export interface Bench {
  /** Path of the Node that the product runs on. */
  node: string;
  /** Path of a Chrome or Chromium. */
  browser: string;
  /** Environment that child processes inherit. */
  env: NodeJS.ProcessEnv;
  /** How long one measurement of load lasts, in seconds; never more than 8. */
  seconds: number;
  /** How often each side of a comparison is measured. */
  rounds: number;
  /** How many use the product at the same time in `load-…`, and for how long. */
  people: number;
  minutes: number;
}

/** One line of the table. `ratio` is measured : reference, both from the same run. */
export interface Row {
  name: string;
  measured: string;
  reference: string;
  ratio: number | null;
  target: string;
  /** null: for information only. */
  pass: boolean | null;
}

/** Measures something and says how it compares. */
export type Measure = (bench: Bench) => Promise<Row[]>;

interface Comparison {
  name: string;
  measured: number;
  reference: number;
  /** What the numbers count, e.g. `/s`, `kB`, `ms`. */
  unit: string;
  /** What the reference is, e.g. `Fastify hello`. */
  against: string;
}

/** More is better: passes when measured : reference is at least `target`. */
export function atLeast(target: number, { name, measured, reference, unit, against }: Comparison): Row {
  const ratio = measured / reference;
  return {
    name,
    measured: withUnit(measured, unit),
    reference: `${withUnit(reference, unit)} ${against}`,
    ratio,
    target: `≥ ${target}`,
    pass: ratio >= target,
  };
}

/** Less is better: passes when measured : reference is at most `target`. */
export function atMost(target: number, comparison: Comparison): Row {
  const row = atLeast(target, comparison);
  return { ...row, target: `≤ ${target}`, pass: row.ratio !== null && row.ratio <= target };
}

/** Less is better, held against a fixed limit of the same unit. */
export function within(limit: number, measure: { name: string; measured: number; unit: string }): Row {
  return atMost(1, { ...measure, reference: limit, against: 'limit' });
}

/** Said, not judged. */
export function note(name: string, measured: number, unit: string): Row {
  return { name, measured: withUnit(measured, unit), reference: '', ratio: null, target: '', pass: null };
}

function withUnit(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const number = value.toLocaleString('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: digits });
  return unit.startsWith('/') || !unit ? `${number}${unit}` : `${number} ${unit}`;
}
