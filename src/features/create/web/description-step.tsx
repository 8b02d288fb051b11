import { type RefObject, useEffect, useRef } from 'react';
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
};

/** Third step: who the character is, in at most 250 characters, typed or pasted. */
export function DescriptionStep({ description, error, presses, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-5">
      {/* Another press moves the focus again. */}
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
          {/* One text node in an element of its own: a browser's translation would keep an old count otherwise. */}
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

/** Moves the focus to the field, with which its error is announced, and scrolls both to the middle of the screen. */
function Attention({ field }: { field: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  }, [field]);
  return null;
}
