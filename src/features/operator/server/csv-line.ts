/**
 * One line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in front
 * (OWASP, 'CSV Injection'); a plain number stays a number.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quote(harmless(String(cell)))).join(',')}\r\n`;
}

const isFormula = (cell: string) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);
const harmless = (cell: string) => (isFormula(cell) ? `'${cell}` : cell);
const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
