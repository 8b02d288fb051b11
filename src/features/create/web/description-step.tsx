import { type RefObject, useEffect, useRef } from 'react';
import { PROMPT_MAX_LENGTH } from '#features/toytwins/contract.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { fitDescription, lengthOf } from './description-length.ts';
import { addIdea, ideas } from './ideas.ts';

type Props = {
  description: string;
  error: string | null;
  /** Changes with every press that may be answered by `error`. */
  presses: number;
  onChange: (description: string) => void;
};

/** Third step: who the character is, in at most 250 characters, typed or pasted. */
export function DescriptionStep({ description, error, presses, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-5">
      {/* A further press calls for attention again. */}
      {error && <Attention key={presses} field={field} />}
      <div>
        <TextAreaField
          ref={field}
          label="Description"
          rows={5}
          value={description}
          error={error ?? undefined}
          placeholder="A rock star in a denim jacket, with a red guitar and a small brown dog"
          onChange={({ currentTarget }) => onChange(fitted(currentTarget))}
          className="text-lg"
        />
        <p className="mt-1 text-right text-sm text-soft tabular-nums">
          <span className="sr-only">Characters used: </span>
          {/* One text in a place of its own: a browser that translates leaves no older count there. */}
          <span>{`${lengthOf(description)}/${PROMPT_MAX_LENGTH}`}</span>
        </p>
      </div>
      <div>
        <h2 className="mb-2 font-sans text-base font-bold">Stuck? Tap to add</h2>
        <ul className="flex flex-wrap gap-2">
          {ideas.map((idea) => {
            const longer = addIdea(description, idea);
            return (
              <li key={idea}>
                <button
                  type="button"
                  // Not `disabled`: the chip that was just pressed would lose the focus.
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
    </div>
  );
}

/** What the field holds of what was put in; set here, because React would take the caret to the end. */
function fitted(field: HTMLTextAreaElement): string {
  const { text, caret } = fitDescription(field.value, field.selectionEnd);
  if (text !== field.value) {
    field.value = text;
    field.setSelectionRange(caret, caret);
  }
  return text;
}

/** The error is read out with its field, and stands below it: in the middle nothing covers either. */
function Attention({ field }: { field: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  }, [field]);
  return null;
}
