import type { Row } from './row.ts';

const HEADINGS = ['what', 'measured', 'reference', 'ratio', 'target', ''];

/** The rows as a Markdown table that also reads well in a terminal. */
export function formatTable(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.measured,
    row.reference,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.target,
    verdict(row),
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(...[heading, ...lines.map((line) => line[column] ?? '')].map((text) => text.length)),
  );
  const format = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [format(HEADINGS), format(widths.map((width) => '-'.repeat(width))), ...lines.map(format)].join(
    '\n',
  );
}

function verdict({ pass }: Row): string {
  if (pass === null) return 'info';
  return pass ? 'pass' : 'FAIL';
}
