import { z } from 'zod';
import { mean } from '../../math.ts';

/** Whose head stands on which side of a card. */
export type Sides = { A: 'today' | 'new'; B: 'today' | 'new' };

const keyRow = z.object({
  card: z.string(),
  A: z.enum(['today', 'new']),
  /** How far the eyes are apart in the photo, pixels. */
  eyes: z.coerce.number(),
});
const mark = z.coerce.number().min(1).max(5);
const hurt = z.coerce.number().min(0).max(1);
const verdictRow = z.object({
  card: z.string(),
  A_like: mark,
  A_hurt: hurt,
  A_toy: mark,
  B_like: mark,
  B_hurt: hurt,
  B_toy: mark,
  pay: z.enum(['A', 'B', 'both', 'none']),
});
export type KeyRow = z.infer<typeof keyRow>;
export type Verdict = z.infer<typeof verdictRow>;

export const parseKey = (csv: string): KeyRow[] => parseRows(csv).map((row) => keyRow.parse(row));
export const parseVerdicts = (csv: string): Verdict[] => parseRows(csv).map((row) => verdictRow.parse(row));

/** The rows of a table by the names in its first line; what follows further commas in a note belongs to the note. */
function parseRows(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = head.split(',').map((name) => name.trim());
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split(',').map((cell) => cell.trim());
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    });
}

/** In photos whose eyes are nearer to each other, pixels, little of a person can be seen. */
const CLEAR = 60;

/** Counts what a judge has said of today's and of the new heads, as a table in Markdown. */
export function countVerdicts(key: readonly KeyRow[], verdicts: readonly Verdict[]): string {
  const heads = (['today', 'new'] as const).map((head) => {
    const marks = verdicts.flatMap((verdict) => {
      const row = key.find(({ card }) => Number(card) === Number(verdict.card));
      if (!row) return [];
      const side = row.A === head ? 'A' : 'B';
      return [
        {
          like: verdict[`${side}_like`],
          hurt: verdict[`${side}_hurt`] > 0,
          toy: verdict[`${side}_toy`],
          pays: verdict.pay === side || verdict.pay === 'both',
          isClear: row.eyes >= CLEAR,
        },
      ];
    });
    const share = (count: number, of = marks.length) => `${Math.round((100 * count) / Math.max(1, of))} %`;
    const clear = marks.filter(({ isClear }) => isClear);
    return [
      mean(marks.map(({ like }) => like)).toFixed(2),
      share(marks.filter(({ like }) => like >= 4).length),
      share(clear.filter(({ like }) => like < 3).length, clear.length),
      share(marks.filter(({ hurt: isHurt }) => isHurt).length),
      mean(marks.map(({ toy }) => toy)).toFixed(2),
      share(marks.filter(({ pays }) => pays).length),
    ];
  });
  const names = ['likeness', '4 or more', `below 3, eyes ${CLEAR} pixels apart`, 'hurt', 'toy', 'would pay'];
  const rows = names.map((name, at) => `| ${name} | ${heads.map((values) => values[at]).join(' | ')} |`);
  return `${[`| ${verdicts.length} cards | today | new |`, '|---|---|---|', ...rows].join('\n')}\n`;
}
