import { CutNotice } from '#features/designs/web/cut-notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { PROMPT_MAX_LENGTH } from '../contract.ts';
import { fitDescription, lengthOf } from './description-length.ts';

type Props = {
  value: string;
  error: string | null;
  rows: number;
  onChange: (description: string) => void;
};

/** The description of the character, with its length below. A longer text is cut while it is typed or pasted. */
export function DescriptionField({ value, error, rows, onChange }: Props) {
  return (
    <div>
      <TextAreaField
        label="Description"
        rows={rows}
        value={value}
        error={error ?? undefined}
        placeholder="A rock star in a denim jacket, with a red guitar and a small brown dog"
        onChange={({ currentTarget }) => onChange(fitted(currentTarget))}
        className="text-lg"
      />
      <CutNotice kind="description" text={value} />
      <p className="mt-1 text-right text-sm text-soft tabular-nums">
        <span className="sr-only">Characters used: </span>
        {/* One text node in an element of its own: a browser's translation would keep an old count otherwise. */}
        <span>{`${lengthOf(value)}/${PROMPT_MAX_LENGTH}`}</span>
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
