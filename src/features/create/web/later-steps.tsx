import { PricingStep } from '#features/checkout/web/pricing-step.tsx';
import { nextVariant } from '#features/designs/contract.ts';
import { designOf } from '#features/designs/web/draft-design.ts';
import type { WordsCheck, WordsProblem } from '#features/designs/web/words-problem.ts';
import { PackPicture } from '#features/previews/web/pack-picture.tsx';
import { PreviewPanel } from '#features/previews/web/preview-panel.tsx';
import { type PreviewInputs, usePreview } from '#features/previews/web/use-preview.ts';
import { WithPreview } from '#features/previews/web/with-preview.tsx';
import { FIRST_TEMPLATE, type TemplateId } from '#features/templates/contract.ts';
import { TemplateStep } from '#features/templates/web/template-step.tsx';
import { type FormStep, reusableRecord, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { DescriptionStep } from './description-step.tsx';
import type { ChangeDraft } from './use-draft.ts';
import { wordsProblem } from './wizard-rules.ts';
import { YourLook } from './your-look.tsx';

type Props = {
  step: Exclude<FormStep, 'upload'>;
  uid: string;
  draft: WizardDraft;
  change: ChangeDraft;
  /** Whether Continue was pressed at this step. */
  pressed: boolean;
  /** The number of presses on Continue. */
  presses: number;
  /** Words that were refused before the payment page. */
  refused: WordsProblem | null;
  /** Tells what the server's list says of the words while they are typed. */
  onCheck: (check: WordsCheck) => void;
};

type Photo = NonNullable<WizardDraft['photo']>;

/** What the preview of a template is drawn from. */
function boxInputs(draft: WizardDraft, photo: Photo, templateId: TemplateId): PreviewInputs {
  const { description, design } = draft;
  const toytwinId = reusableRecord(draft) ?? undefined;
  return {
    sourceImage: photo.sourceImage,
    templateId,
    description,
    toytwinId,
    design: designOf(design) ?? {},
  };
}

/** The steps after the photo, with the person's own box. Their code is loaded once there is a photo. */
export default function LaterSteps(props: Props) {
  const { photo } = props.draft;
  return photo && <StepsWithPhoto {...props} photo={photo} />;
}

function StepsWithPhoto(props: Props & { photo: Photo }) {
  const { step, uid, draft, change, photo, pressed, presses, refused, onCheck } = props;
  const { design } = draft;
  const templateId = draft.templateId ?? FIRST_TEMPLATE;
  const inputs = boxInputs(draft, photo, templateId);
  const preview = usePreview(inputs);
  const changeDesign = (part: Partial<WizardDraft['design']>) => change({ design: { ...design, ...part } });
  const yourLook = (
    <YourLook
      uid={uid}
      photo={photo}
      preview={preview}
      look={design.look}
      words={{ description: draft.description, removed: design.removed }}
      onChange={(look) => changeDesign({ look })}
    />
  );
  if (step === 'template') {
    return (
      <div className="flex flex-col gap-5">
        <TemplateStep
          chosen={draft.templateId}
          onChoose={(chosen) => change({ templateId: chosen })}
          picture={(id) => <PackPicture inputs={{ ...inputs, templateId: id }} />}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-semibold">Not quite you? Change hair, skin, glasses and more.</p>
          <div className="flex flex-wrap gap-2">{yourLook}</div>
        </div>
      </div>
    );
  }
  return (
    <WithPreview
      place="wizard"
      preview={
        <PreviewPanel
          preview={preview}
          templateId={templateId}
          onAnotherLook={() => changeDesign({ variant: nextVariant(design.variant) })}
        >
          {yourLook}
        </PreviewPanel>
      }
    >
      {step === 'description' ? (
        <DescriptionStep
          draft={draft}
          problem={(pressed ? wordsProblem(draft) : null) ?? refused}
          pressed={pressed}
          presses={presses}
          onCheck={onCheck}
          onChange={(description) => change({ description })}
          onDesign={changeDesign}
        />
      ) : (
        <PricingStep inputs={inputs} chosen={draft.tier} onChoose={(tier) => change({ tier })} />
      )}
    </WithPreview>
  );
}
