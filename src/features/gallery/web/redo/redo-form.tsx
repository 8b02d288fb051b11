import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nextVariant } from '#features/designs/contract.ts';
import { BoxFields } from '#features/designs/web/box-fields.tsx';
import { type DraftDesign, designOf } from '#features/designs/web/draft-design.ts';
import { LazyLookEditor } from '#features/designs/web/lazy-look-editor.tsx';
import { UnderstoodParts } from '#features/designs/web/understood-parts.tsx';
import { useWords } from '#features/designs/web/use-words.ts';
import type { WordsProblem } from '#features/designs/web/words-problem.ts';
import { PreviewPanel } from '#features/previews/web/preview-panel.tsx';
import { usePreview } from '#features/previews/web/use-preview.ts';
import { PROMPT_MESSAGES, type Toytwin } from '#features/toytwins/contract.ts';
import { DescriptionField } from '#features/toytwins/web/description-field.tsx';
import { SecondWords } from '#features/toytwins/web/second-words.tsx';
import { hasInk } from '#shared/has-ink.ts';
import { Attention } from '#web/ui/attention.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { ReasonChoices } from './reason-choices.tsx';
import { isUnchanged, type RedoProblem, type RedoWishes, shownWishes } from './redo-wishes.ts';

type Props = {
  toytwin: Toytwin;
  wishes: RedoWishes;
  problem: RedoProblem | null;
  /** The number of presses on the button; each of them may have led to `problem`. */
  presses: number;
  /** Tells whether the words cannot be sent as they are. */
  onRefusal: (isRefused: boolean) => void;
  onChange: (part: Partial<RedoWishes>) => void;
};

/** The longest note that the server takes, in UTF-16 units. */
const NOTE_MAX_LENGTH = 500;

/** What is wrong with the words: what the server answered, or a description that is empty. */
function wordsProblem({ wishes, problem }: Props): WordsProblem | null {
  const { second } = wishes.design;
  if (!hasInk(wishes.description)) return { field: 'description', words: PROMPT_MESSAGES.missing };
  if (second && !hasInk(second.description))
    return { field: 'secondDescription', words: PROMPT_MESSAGES.missing };
  const { field, words } = problem ?? { field: null, words: '' };
  return field && field !== 'reason' && field !== 'note' ? { field, words } : null;
}

/**
 * What is wrong, and what is to be different: fields next to the live preview; on a phone the preview stays above them.
 */
export function RedoForm(props: Props) {
  const { toytwin, wishes, problem, presses, onRefusal, onChange } = props;
  const { description, design, note, reason } = wishes;
  const fields = useRef<HTMLDivElement>(null);
  const { reading, secondReading, isRefused, errors } = useWords(wishes, wordsProblem(props));
  const isWrong = isRefused || Object.values(errors).some((error) => error !== null);
  useEffect(() => onRefusal(isWrong), [onRefusal, isWrong]);
  const changeDesign = (part: Partial<DraftDesign>) => onChange({ design: { ...design, ...part } });
  const errorAt = (field: RedoProblem['field']) => (problem?.field === field ? problem.words : null);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6">
      <div className="top-0 z-10 max-lg:-top-4 max-lg:-mx-5 max-lg:-mt-4 max-lg:bg-card max-lg:px-5 max-lg:pt-3 max-lg:pb-2 lg:order-last tall:sticky">
        <LivePreview toytwin={toytwin} wishes={wishes} onDesign={changeDesign} />
      </div>
      {/* A field that takes the focus is not scrolled below the preview. */}
      <div
        ref={fields}
        className="flex min-w-0 flex-col gap-7 max-lg:[&_:is(input,textarea,button,label)]:scroll-mt-56"
      >
        {/* Another press moves the focus again. */}
        {presses > 0 && (problem?.field || isWrong) && <Attention key={presses} fields={fields} />}
        <ReasonChoices
          chosen={reason}
          error={errorAt('reason')}
          onChoose={(chosen) => onChange({ reason: chosen })}
        />
        <DescriptionField
          value={description}
          error={errors.description}
          rows={4}
          isShared={design.second !== null}
          onChange={(words) => onChange({ description: words })}
        />
        <UnderstoodParts
          of={reading}
          isRefused={errors.description !== null}
          added={design.added}
          removed={design.removed}
          onChange={changeDesign}
        />
        {design.second && (
          <SecondWords
            second={design.second}
            reading={secondReading}
            error={errors.secondDescription}
            onChange={(part) => changeDesign({ second: design.second && { ...design.second, ...part } })}
          />
        )}
        <BoxFields design={design} errors={errors} onChange={changeDesign} />
        <TextAreaField
          label="A note to us (optional)"
          rows={3}
          maxLength={NOTE_MAX_LENGTH}
          value={note}
          error={errorAt('note') ?? undefined}
          hint="It is emailed to us. We read it to improve, and may reply. It does not change the picture."
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
      </div>
    </div>
  );
}

type LivePreviewProps = Pick<Props, 'toytwin' | 'wishes'> & {
  onDesign: (part: Partial<DraftDesign>) => void;
};

/** The box as it would be made, with the way to 'Your look'. */
function LivePreview({ toytwin, wishes, onDesign }: LivePreviewProps) {
  const { id, templateId, second } = toytwin;
  // Without its photo a toy twin is not offered to be made again.
  const sourceImage = toytwin.sourceImage ?? '';
  const [edited, setEdited] = useState<'first' | 'second' | null>(null);
  const { description, design } = shownWishes(toytwin, wishes);
  const preview = usePreview({
    sourceImage,
    templateId,
    description,
    toytwinId: id,
    design: designOf(design) ?? {},
    ...(second && { second: { sourceImage: second.sourceImage ?? '' } }),
  });
  return (
    <>
      <PreviewPanel
        preview={preview}
        templateId={templateId}
        onAnotherLook={() => onDesign({ variant: nextVariant(design.variant) })}
      >
        <LookButton isOpen={edited === 'first'} onOpen={() => setEdited('first')}>
          {second ? '1st look' : 'Your look'}
        </LookButton>
        {second && (
          <LookButton isOpen={edited === 'second'} onOpen={() => setEdited('second')}>
            2nd look
          </LookButton>
        )}
      </PreviewPanel>
      {isUnchanged(toytwin, wishes) && (
        <p className="mt-2 text-sm text-soft">Change nothing and we’ll make this alternative.</p>
      )}
      {edited === 'first' && (
        <LazyLookEditor
          title={second ? 'Look of the first person' : undefined}
          photo={{ sourceImage, thumbnail: sourceImage }}
          look={design.look}
          words={{ description, removed: design.removed }}
          remembered={null}
          preview={preview}
          onChange={(look) => onDesign({ look })}
          onClose={() => setEdited(null)}
        />
      )}
      {edited === 'second' && second?.sourceImage && design.second && (
        <LazyLookEditor
          title="Look of the second person"
          photo={{ sourceImage: second.sourceImage, thumbnail: second.sourceImage }}
          look={design.second.look}
          words={{ description: design.second.description, removed: design.second.removed }}
          remembered={null}
          preview={preview}
          onChange={(look) => onDesign({ second: design.second && { ...design.second, look } })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

type LookButtonProps = { isOpen: boolean; onOpen: () => void; children: ReactNode };

function LookButton({ isOpen, onOpen, children }: LookButtonProps) {
  return (
    <Button variant="secondary" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
      {children}
    </Button>
  );
}
