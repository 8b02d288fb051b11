import { PricingStep } from '#features/checkout/web/pricing-step.tsx';
import { nextVariant } from '#features/designs/contract.ts';
import { type DraftSecond, designOf } from '#features/designs/web/draft-design.ts';
import type { WordsCheck, WordsProblem } from '#features/designs/web/words-problem.ts';
import { PackPicture } from '#features/previews/web/pack-picture.tsx';
import { PreviewPanel } from '#features/previews/web/preview-panel.tsx';
import { ToyNextToBox } from '#features/previews/web/turning-toy.tsx';
import { type PreviewInputs, usePreview } from '#features/previews/web/use-preview.ts';
import { WithPreview } from '#features/previews/web/with-preview.tsx';
import { FIRST_TEMPLATE, type TemplateId } from '#features/templates/contract.ts';
import { TemplateStep } from '#features/templates/web/template-step.tsx';
import type { Portrayed, Tier } from '#features/toytwins/contract.ts';
import { rememberTier } from '#features/toytwins/web/draft-storage.ts';
import { type FormStep, reusableRecord, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { tabStorage } from '#web/safe-storage.ts';
import { DescriptionStep } from './description-step.tsx';
import type { ChangeDraft } from './use-draft.ts';
import { secondWhoProblem, wordsProblem } from './wizard-rules.ts';
import { YourLook } from './your-look.tsx';

type Props = {
  step: Exclude<FormStep, 'upload'>;
  uid: string;
  /** What the buyer is called: a new box begins with it. */
  ownName: string;
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
  const { description, design, second } = draft;
  const toytwinId = reusableRecord(draft) ?? undefined;
  return {
    sourceImage: photo.sourceImage,
    templateId,
    description,
    toytwinId,
    design: designOf(design) ?? {},
    ...(second?.photo && { second: { sourceImage: second.photo.sourceImage } }),
  };
}

/** The buyer's own name is not on somebody else's box, unless it was typed differently. */
function nameFor(portrayed: Portrayed, design: WizardDraft['design'], ownName: string) {
  if (portrayed === 'me') return design.name === '' ? { ...design, name: ownName } : design;
  return design.name === ownName ? { ...design, name: '' } : design;
}

/** The steps after the photo, with the person's own box. Their code is loaded once there is a photo. */
export default function LaterSteps(props: Props) {
  const { photo } = props.draft;
  return photo && <StepsWithPhoto {...props} photo={photo} />;
}

function StepsWithPhoto(props: Props & { photo: Photo }) {
  const { step, uid, ownName, draft, change, photo, pressed, presses, refused, onCheck } = props;
  const { design } = draft;
  const templateId = draft.templateId ?? FIRST_TEMPLATE;
  const inputs = boxInputs(draft, photo, templateId);
  const preview = usePreview(inputs);
  const changeDesign = (part: Partial<WizardDraft['design']>) => change({ design: { ...design, ...part } });
  const chooseTier = (tier: Tier) => {
    // For the next toy twin as well.
    rememberTier(tabStorage(), tier);
    change({ tier });
  };
  const changeSecond = (part: Partial<DraftSecond>) =>
    design.second && changeDesign({ second: { ...design.second, ...part } });
  const firstLook = (
    <YourLook
      uid={uid}
      label={draft.second ? '1st look' : 'Your look'}
      title={draft.second ? 'Look of the first person' : undefined}
      photo={photo}
      preview={preview}
      look={design.look}
      words={{ description: draft.description, removed: design.removed }}
      onChange={(look) => changeDesign({ look })}
    />
  );
  const secondLook = draft.second?.photo && design.second && (
    <YourLook
      uid={null}
      label="2nd look"
      title="Look of the second person"
      photo={draft.second.photo}
      preview={preview}
      look={design.second.look}
      words={{ description: design.second.description, removed: design.second.removed }}
      onChange={(look) => changeSecond({ look })}
    />
  );
  const looks = (
    <>
      {firstLook}
      {secondLook}
    </>
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
          <div className="flex flex-wrap gap-2">{looks}</div>
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
          hero={step === 'description'}
          toy={step === 'description' && draft.tier === 'premium' && <ToyNextToBox inputs={inputs} />}
          onAnotherLook={() => changeDesign({ variant: nextVariant(design.variant) })}
        >
          {looks}
        </PreviewPanel>
      }
    >
      {step === 'description' ? (
        <DescriptionStep
          draft={draft}
          problem={(pressed ? wordsProblem(draft) : null) ?? refused}
          whoProblem={pressed ? secondWhoProblem(draft) : null}
          pressed={pressed}
          presses={presses}
          onCheck={onCheck}
          onChange={(description) => change({ description })}
          onPortrayed={(portrayed) => change({ portrayed, design: nameFor(portrayed, design, ownName) })}
          onDesign={changeDesign}
          onSecond={changeSecond}
          onSecondPortrayed={(portrayed) =>
            change({ second: draft.second && { ...draft.second, portrayed } })
          }
        />
      ) : (
        <PricingStep
          people={draft.second ? 2 : 1}
          inputs={inputs}
          preview={preview}
          chosen={draft.tier}
          onChoose={chooseTier}
          remind={draft.remind ?? false}
          onRemind={(remind) => change({ remind })}
        />
      )}
    </WithPreview>
  );
}
