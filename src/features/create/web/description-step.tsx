import { type RefObject, useEffect, useRef } from 'react';
import { BoxFields } from '#features/designs/web/box-fields.tsx';
import { type DraftDesign, lineProblem, nameProblem } from '#features/designs/web/draft-design.ts';
import { UnderstoodParts } from '#features/designs/web/understood-parts.tsx';
import { useDescriptionReading } from '#features/designs/web/use-description-reading.ts';
import { PROMPT_MAX_LENGTH } from '#features/toytwins/contract.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { fitDescription, lengthOf } from './description-length.ts';
import { addIdea, ideas } from './ideas.ts';

type Props = {
  description: string;
  error: string | null;
  /** The number of presses on Continue; each of them may have led to `error`. */
  presses: number;
  onChange: (description: string) => void;
  design: DraftDesign;
  onDesign: (part: Partial<DraftDesign>) => void;
};

/**
 * Third step: who the character is, in at most 250 characters, typed or pasted; what was understood of it; and what is
 * printed on the box.
 */
export function DescriptionStep(props: Props) {
  const { description, error, presses, onChange, design, onDesign } = props;
  const fields = useRef<HTMLDivElement>(null);
  // Shown by its own field.
  const atBox = error !== null && error === (nameProblem(design) ?? lineProblem(design));
  const reading = useDescriptionReading(description);
  return (
    <div ref={fields} className="flex flex-col gap-7">
      {/* Another press moves the focus again. */}
      {error && <Attention key={presses} fields={fields} />}
      <div>
        <TextAreaField
          label="Description"
          rows={5}
          value={description}
          error={atBox ? undefined : (error ?? undefined)}
          placeholder="A rock star in a denim jacket, with a red guitar and a small brown dog"
          onChange={({ currentTarget }) => onChange(fitted(currentTarget))}
          className="text-lg"
        />
        <p className="mt-1 text-right text-sm text-soft tabular-nums">
          <span className="sr-only">Characters used: </span>
          {/* One text node in an element of its own: a browser's translation would keep an old count otherwise. */}
          <span>{`${lengthOf(description)}/${PROMPT_MAX_LENGTH}`}</span>
        </p>
      </div>
      <UnderstoodParts of={reading} added={design.added} removed={design.removed} onChange={onDesign} />
      <Ideas description={description} onChange={onChange} />
      <BoxFields design={design} onChange={onDesign} />
    </div>
  );
}

function Ideas({ description, onChange }: Pick<Props, 'description' | 'onChange'>) {
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

/** The field's text, cut to the maximum. Set here, because React would move the caret to the end. */
function fitted(field: HTMLTextAreaElement): string {
  const { text, caret } = fitDescription(field.value, field.selectionEnd);
  if (text !== field.value) {
    field.value = text;
    field.setSelectionRange(caret, caret);
  }
  return text;
}

/** Moves the focus to the refused field, with which its error is announced, and scrolls both to the middle of the screen. */
function Attention({ fields }: { fields: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const field = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [fields]);
  return null;
}
