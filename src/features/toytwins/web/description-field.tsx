import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { PROMPT_MAX_LENGTH } from '../contract.ts';
import { fitDescription, lengthOf } from './description-length.ts';

type Props = {
  description: string;
  /** What is wrong with it, or null. */
  error: string | null;
  onChange: (description: string) => void;
};

/** Who the character is, in at most 250 characters, typed or pasted. */
export function DescriptionField({ description, error, onChange }: Props) {
  return (
    <div>
      <TextAreaField
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
