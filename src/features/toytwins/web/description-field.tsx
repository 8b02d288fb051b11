import { CutNotice } from '#features/designs/web/cut-notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { PROMPT_MAX_LENGTH } from '../contract.ts';
import { fitDescription, lengthOf } from './description-length.ts';

type Props = {
  label?: string;
  placeholder?: string;
  value: string;
  error: string | null;
  rows: number;
  /** Whether two people share the room for it on the box. */
  isShared?: boolean;
  onChange: (description: string) => void;
};

const EXAMPLE = 'A rock star in a denim jacket, with a red guitar and a small brown dog';

/** The description of the character, with its length below. A longer text is cut while it is typed or pasted. */
export function DescriptionField({
  label = 'Description',
  placeholder = EXAMPLE,
  value,
  error,
  rows,
  isShared = false,
  onChange,
}: Props) {
  return (
    <div>
      <TextAreaField
        label={label}
        rows={rows}
        value={value}
        error={error ?? undefined}
        placeholder={placeholder}
        onChange={({ currentTarget }) => onChange(fitted(currentTarget))}
        className="text-lg"
      />
      <CutNotice kind={isShared ? 'half description' : 'description'} text={value} />
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
