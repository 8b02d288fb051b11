import { useEffect, useRef } from 'react';
import { BoxFields } from '#features/designs/web/box-fields.tsx';
import type { DraftDesign, DraftSecond } from '#features/designs/web/draft-design.ts';
import { UnderstoodParts } from '#features/designs/web/understood-parts.tsx';
import { useWords } from '#features/designs/web/use-words.ts';
import type { WordsCheck, WordsProblem } from '#features/designs/web/words-problem.ts';
import type { Portrayed } from '#features/toytwins/contract.ts';
import { DescriptionField } from '#features/toytwins/web/description-field.tsx';
import { addIdea, ideas } from '#features/toytwins/web/ideas.ts';
import { SecondWords } from '#features/toytwins/web/second-words.tsx';
import type { WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { Attention } from '#web/ui/attention.tsx';
import { WhoIsThis } from './who-is-this.tsx';

type Props = {
  draft: WizardDraft;
  /** Why Continue led nowhere, or came back from the payment page. */
  problem: WordsProblem | null;
  /** Why Continue led nowhere because nobody said who the second person is. */
  whoProblem: string | null;
  /** Whether Continue was pressed at this step. */
  pressed: boolean;
  /** The number of presses on Continue; each of them may have led to `problem`. */
  presses: number;
  /** Tells what the server's list says of the words while they are typed. */
  onCheck: (check: WordsCheck) => void;
  onChange: (description: string) => void;
  onPortrayed: (portrayed: Portrayed) => void;
  onDesign: (part: Partial<DraftDesign>) => void;
  onSecond: (part: Partial<DraftSecond>) => void;
  onSecondPortrayed: (portrayed: Portrayed) => void;
};

/**
 * Third step: who the character is, in at most 250 characters, typed or pasted; what was understood of it; and what is
 * printed on the box.
 */
export function DescriptionStep(props: Props) {
  const { draft, problem, whoProblem, pressed, presses, onCheck, onChange, onPortrayed, onDesign } = props;
  const { description, design, portrayed, photo, second } = draft;
  const fields = useRef<HTMLDivElement>(null);
  const { reading, secondReading, isChecking, isRefused, errors } = useWords(draft, problem);
  const check = isChecking ? 'asked' : isRefused ? 'refused' : 'fine';
  useEffect(() => onCheck(check), [onCheck, check]);
  return (
    <div ref={fields} className="flex flex-col gap-7">
      {/* Another press moves the focus again. */}
      {(problem || whoProblem || (pressed && isRefused)) && <Attention key={presses} fields={fields} />}
      {second && photo && <Person title="First person" thumbnail={photo.thumbnail} />}
      <DescriptionField
        value={description}
        error={errors.description}
        rows={5}
        isShared={design.second !== null}
        onChange={onChange}
      />
      <UnderstoodParts
        of={reading}
        isRefused={errors.description !== null}
        added={design.added}
        removed={design.removed}
        onChange={onDesign}
      />
      <Ideas description={description} onChange={onChange} />
      <WhoIsThis chosen={portrayed} onChoose={onPortrayed} />
      {second?.photo && design.second && (
        <>
          <Person title="Second person" thumbnail={second.photo.thumbnail} />
          <SecondWords
            second={design.second}
            reading={secondReading}
            error={errors.secondDescription}
            onChange={props.onSecond}
          />
          <WhoIsThis
            chosen={second.portrayed}
            error={whoProblem}
            legend="Who is the second person?"
            onChoose={props.onSecondPortrayed}
          />
        </>
      )}
      <BoxFields design={design} errors={errors} onChange={onDesign} />
    </div>
  );
}

/** Whose words follow, where there are two people in the box. */
function Person({ title, thumbnail }: { title: string; thumbnail: string }) {
  return (
    <div className="flex items-center gap-3 border-t-2 border-line pt-5 first:border-t-0 first:pt-0">
      <img
        src={thumbnail}
        alt=""
        width={56}
        height={56}
        className="size-14 rounded-full border-2 border-edge object-cover"
      />
      <h2 className="text-xl">{title}</h2>
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
