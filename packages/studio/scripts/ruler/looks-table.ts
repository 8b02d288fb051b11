import { z } from 'zod';
import type { DescribedLook } from '../describe-look.ts';

/** The columns of a table of looks. */
const row = z.object({
  file: z.string().min(1),
  skin: z.coerce.number().int().min(1).max(10),
  hairColour: z.string().min(1),
  hairLength: z.string().min(1),
  hairForm: z.string().min(1),
  glasses: z.string().min(1),
  facialHair: z.string().min(1),
  headwear: z.string().min(1),
});

/**
 * Reads what people saw in photos: a CSV without quotes, its first line the names of the columns, by the photo's name
 * without extension. Further columns are notes. Throws on a row that lacks a field.
 */
export function parseLooksTable(csv: string): Map<string, DescribedLook> {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/u);
  const columns = head.split(',');
  return new Map(
    lines.map((line) => {
      const cells = line.split(',').map((cell) => cell.trim());
      const { file, ...look } = row.parse(Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
      return [file, look];
    }),
  );
}

/** Steps of the Monk scale that are judged together. */
export const SKIN_GROUPS = [
  { name: 'light 1-4', from: 1, to: 4 },
  { name: 'middle 5-6', from: 5, to: 6 },
  { name: 'dark 7-10', from: 7, to: 10 },
] as const;
