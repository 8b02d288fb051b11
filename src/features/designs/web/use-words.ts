import { boxProblem, type DraftDesign } from './draft-design.ts';
import { useWordsReading } from './use-words-reading.ts';
import type { WordsField, WordsProblem } from './words-problem.ts';

type Words = { description: string; design: DraftDesign };

/**
 * What the description brings into the box, and what is wrong with each text: `problem`, what does not fit, and what the
 * server's list refuses.
 */
export function useWords({ description, design }: Words, problem: WordsProblem | null) {
  const reading = useWordsReading('description', description);
  const name = useWordsReading('name', design.name);
  const line = useWordsReading('line', design.line);
  const { second } = design;
  const secondReading = useWordsReading('description', second?.description ?? '', second !== null);
  const secondName = useWordsReading('name', second?.name ?? '', second !== null);
  const all = [reading, name, line, ...(second ? [secondReading, secondName] : [])];
  const told = [problem, boxProblem(design)];
  const toldAt = (field: WordsField) => told.find((one) => one?.field === field)?.words ?? null;
  return {
    reading,
    /** What the second person's description brings. */
    secondReading,
    /** Whether the list is still being asked. */
    isChecking: all.some(({ busy }) => busy),
    isRefused: all.some(({ refusal }) => refusal !== null),
    errors: {
      description: toldAt('description') ?? reading.refusal,
      name: toldAt('name') ?? name.refusal,
      line: toldAt('line') ?? line.refusal,
      secondDescription: toldAt('secondDescription') ?? secondReading.refusal,
      secondName: toldAt('secondName') ?? secondName.refusal,
    },
  };
}
