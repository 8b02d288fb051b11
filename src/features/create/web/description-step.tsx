import { useEffect, useRef } from 'react';
import { BoxFields } from '#features/designs/web/box-fields.tsx';
import type { DraftDesign } from '#features/designs/web/draft-design.ts';
import { UnderstoodParts } from '#features/designs/web/understood-parts.tsx';
import { useWords } from '#features/designs/web/use-words.ts';
import type { WordsCheck, WordsProblem } from '#features/designs/web/words-problem.ts';
import { DescriptionField } from '#features/toytwins/web/description-field.tsx';
import { addIdea, ideas } from '#features/toytwins/web/ideas.ts';
import type { WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { Attention } from '#web/ui/attention.tsx';

type Props = {
  draft: WizardDraft;
  /** Why Continue led nowhere, or came back from the payment page. */
  problem: WordsProblem | null;
  /** Whether Continue was pressed at this step. */
  pressed: boolean;
  /** The number of presses on Continue; each of them may have led to `problem`. */
  presses: number;
  /** Tells what the server's list says of the words while they are typed. */
  onCheck: (check: WordsCheck) => void;
  onChange: (description: string) => void;
  onDesign: (part: Partial<DraftDesign>) => void;
};

/**
 * Third step: who the character is, in at most 250 characters, typed or pasted; what was understood of it; and what is
 * printed on the box.
 */
export function DescriptionStep(props: Props) {
  const { draft, problem, pressed, presses, onCheck, onChange, onDesign } = props;
  const { description, design } = draft;
  const fields = useRef<HTMLDivElement>(null);
  const { reading, isChecking, isRefused, errors } = useWords(draft, problem);
  const check = isChecking ? 'asked' : isRefused ? 'refused' : 'fine';
  useEffect(() => onCheck(check), [onCheck, check]);
  return (
    <div ref={fields} className="flex flex-col gap-7">
      {/* Another press moves the focus again. */}
      {(problem || (pressed && isRefused)) && <Attention key={presses} fields={fields} />}
      <DescriptionField value={description} error={errors.description} rows={5} onChange={onChange} />
      <UnderstoodParts
        of={reading}
        isRefused={errors.description !== null}
        added={design.added}
        removed={design.removed}
        onChange={onDesign}
      />
      <Ideas description={description} onChange={onChange} />
      <BoxFields design={design} errors={errors} onChange={onDesign} />
    </div>
  );
}

function Ideas({ description, onChange }: { description: string; onChange: Props['onChange'] }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-base font-bold">Stuck? Tap to add</h2>
      <ul className="flex flex-wrap gap-2">
        {ideas.map((idea) => {
          const longer = addIdea(description, idea);
          return (
            <li key={idea}>
              <button
                type="button"
                // Not `disabled`, because the pressed chip would lose the focus.
                aria-disabled={longer === null}
                onClick={() => longer !== null && onChange(longer)}
                className="min-h-11 rounded-full border-2 border-ink/60 bg-card px-4 font-semibold hover:bg-sun/30 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
              >
                {idea}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
