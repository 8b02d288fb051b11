import type { DraftSecond } from '#features/designs/web/draft-design.ts';
import { UnderstoodParts } from '#features/designs/web/understood-parts.tsx';
import type { useWordsReading } from '#features/designs/web/use-words-reading.ts';
import { DescriptionField } from './description-field.tsx';

type Props = {
  second: DraftSecond;
  /** What of the description will be in the box. */
  reading: ReturnType<typeof useWordsReading>;
  error: string | null;
  onChange: (part: Partial<DraftSecond>) => void;
};

/** What the second person in the box is like, in own words, and which things they have. */
export function SecondWords({ second, reading, error, onChange }: Props) {
  return (
    <>
      <DescriptionField
        label="Description of the second person"
        placeholder="A chef with a frying pan"
        value={second.description}
        error={error}
        rows={4}
        isShared
        onChange={(description) => onChange({ description })}
      />
      <UnderstoodParts
        title="In the box for the second person"
        of={reading}
        isRefused={error !== null}
        added={second.added}
        removed={second.removed}
        onChange={onChange}
      />
    </>
  );
}
