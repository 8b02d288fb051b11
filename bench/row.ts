/** The options of every measurement. */
export interface Bench {
  /** How long one measurement of requests lasts, in seconds. */
  seconds: number;
  /** How often each side of a comparison is measured. */
  rounds: number;
  /** How many people use the product at the same time in `load-…`, and for how long. */
  people: number;
  minutes: number;
}

/** One line of the table. `ratio` is measured : reference, both from the same run. */
export interface Row {
  name: string;
  measured: string;
  reference: string;
  ratio: string;
  target: string;
  verdict: 'pass' | 'FAIL' | 'info';
}

/** Measures something and says how it compares. */
export type Measure = (bench: Bench) => Promise<Row[]>;

interface Comparison {
  measured: number;
  reference: number;
  /** What the numbers count, e.g. `/s`, `kB`, `ms`. */
  unit: string;
  /** What the reference is, e.g. `Fastify hello`. */
  against: string;
}

/** More is better: passes when measured : reference is at least `target`; without a target it only informs. */
export function atLeast(target: number | null, name: string, comparison: Comparison): Row {
  return judge(name, comparison, target === null ? '' : `≥ ${target}`, (ratio) => ratio >= (target ?? 0));
}

/** Less is better: passes when `measured` is at most `limit`, of the same unit. */
export function within(limit: number, name: string, measured: number, unit: string): Row {
  const comparison = { measured, reference: limit, unit, against: 'limit' };
  return judge(name, comparison, '≤ 1', (ratio) => ratio <= 1);
}

/** A figure without a limit. */
export function note(name: string, measured: number, unit: string): Row {
  return { name, measured: withUnit(measured, unit), reference: '', ratio: '', target: '', verdict: 'info' };
}

function judge(name: string, side: Comparison, target: string, isGood: (ratio: number) => boolean): Row {
  const ratio = side.measured / side.reference;
  return {
    name,
    measured: withUnit(side.measured, side.unit),
    reference: `${withUnit(side.reference, side.unit)} ${side.against}`,
    ratio: ratio.toFixed(2),
    target,
    verdict: target === '' ? 'info' : isGood(ratio) ? 'pass' : 'FAIL',
  };
}

function withUnit(value: number, unit: string): string {
  const digits = value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 };
  const number = value.toLocaleString('en-US', digits);
  return unit.startsWith('/') ? `${number}${unit}` : `${number} ${unit}`.trim();
}

const HEADINGS: Row = {
  name: 'what',
  measured: 'measured',
  reference: 'reference',
  ratio: 'ratio',
  target: 'target',
  verdict: 'info',
};

/** The rows as a Markdown table that also reads well in a terminal. */
export function formatTable(rows: Row[]): string {
  const lines = [{ ...HEADINGS, verdict: '' }, ...rows].map((row) => Object.values(row).map(String));
  const widths = Object.keys(HEADINGS).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const format = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head, ...rest] = lines.map(format);
  return [head, format(widths.map((width) => '-'.repeat(width))), ...rest].join('\n');
}
