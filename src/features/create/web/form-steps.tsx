import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PricingStep } from '#features/checkout/web/pricing-step.tsx';
import { UploadStep } from '#features/photos/web/upload-step.tsx';
import { useBlockPageDrops } from '#features/photos/web/use-block-page-drops.ts';
import { usePhotoUpload } from '#features/photos/web/use-photo-upload.ts';
import { PreviewPanel } from '#features/previews/web/preview-panel.tsx';
import type { PreviewInputs } from '#features/previews/web/use-preview.ts';
import { TemplateStep } from '#features/templates/web/template-step.tsx';
import { type FormStep, reusableRecord, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { appPaths } from '#shared/app-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DescriptionStep } from './description-step.tsx';
import { useContinueToPayment } from './use-continue-to-payment.ts';
import type { useDraft } from './use-draft.ts';
import { useFormStep } from './use-form-step.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { stepAfter, stepProblem } from './wizard-rules.ts';

type Props = {
  wizard: ReturnType<typeof useDraft>;
  /** Why the wizard came back to its first step, when it did. */
  failure: string | null;
  onFailureSeen: () => void;
};

const words: Record<FormStep, { title: string; intro: string }> = {
  upload: { title: 'Start with your face', intro: 'A selfie or portrait with one face in it.' },
  template: { title: 'Pick your packaging', intro: 'The same you, three very different shelves.' },
  description: {
    title: 'Describe your character',
    intro: 'Clothes, colours, things in your hands. Your words are printed on the pack.',
  },
  pricing: { title: 'Choose your package', intro: 'Pay once for this figure. No subscription.' },
};

/** What the preview is drawn from; null while something that it needs is missing. */
function previewInputs(draft: WizardDraft): PreviewInputs | null {
  const { photo, templateId, description } = draft;
  const toytwinId = reusableRecord(draft) ?? undefined;
  return photo && templateId && { sourceImage: photo.sourceImage, templateId, description, toytwinId };
}

/** The four steps that are filled in, with Back (Cancel on the first) and Continue. */
export function FormSteps({ wizard, failure, onFailureSeen }: Props) {
  const { draft, change, reset } = wizard;
  const navigate = useNavigate();
  const { step, goTo, goBack, returnTo } = useFormStep(draft, change);
  useBlockPageDrops();
  const upload = usePhotoUpload(({ sourceImage, thumbnail, fileName, size }) =>
    change({ photo: { sourceImage, thumbnail, fileName, size } }),
  );
  const payment = useContinueToPayment({ ...wizard, step }, returnTo);
  // The step at which Continue was pressed last. Its problem is shown until it is solved.
  const [pressed, setPressed] = useState<FormStep | null>(null);
  // Every press renders a new notice, so that it is announced again.
  const [presses, setPresses] = useState(0);
  const unfinished = pressed === step && !upload.busy ? stepProblem(step, draft) : null;
  const refused = payment.refusal?.step === step ? payment.refusal.words : null;
  // A problem with the chosen file is shown by the upload itself, and alone.
  const problem = step === 'upload' && upload.problem ? null : (unfinished ?? refused);

  const onContinue = () => {
    setPressed(step);
    setPresses(presses + 1);
    if (step === 'upload' && !draft.photo) upload.clear();
    if (stepProblem(step, draft)) return;
    onFailureSeen();
    const next = stepAfter(step);
    if (next) void goTo(next);
    else payment.start();
  };
  const onBack = () => {
    payment.cancel();
    if (step !== 'upload') return void goBack();
    // After Cancel the wizard begins anew next time.
    reset();
    void navigate(appPaths.gallery);
  };
  return (
    <WizardFrame
      step={step}
      {...words[step]}
      aside={step !== 'upload' && draft.photo && <PreviewPanel inputs={previewInputs(draft)} />}
      actions={
        <StepActions
          step={step}
          inviting={step !== 'upload' || draft.photo !== null || upload.busy}
          busy={payment.busy || (step === 'upload' && upload.busy)}
          onBack={onBack}
          onContinue={onContinue}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <Problem words={failure} />
        {step !== 'description' && <Problem key={presses} words={problem} />}
        {step === 'pricing' && payment.problem && <Problem {...payment.problem} />}
        <StepFields {...{ step, draft, change, upload, problem, presses }} onUseAnyway={onContinue} />
      </div>
    </WizardFrame>
  );
}

type ActionsProps = {
  step: FormStep;
  /** Whether Continue is the next thing to do. */
  inviting: boolean;
  busy: boolean;
  onBack: () => void;
  onContinue: () => void;
};

function StepActions({ step, inviting, busy, onBack, onContinue }: ActionsProps) {
  return (
    <>
      <Button variant="secondary" size="lg" onClick={onBack}>
        {step === 'upload' ? 'Cancel' : 'Back'}
      </Button>
      <Button variant={inviting ? 'primary' : 'secondary'} size="lg" onClick={onContinue} busy={busy}>
        {step === 'pricing' ? 'Continue to Payment' : 'Continue'}
      </Button>
    </>
  );
}

function Problem({ words, toytwinId = null }: { words: string | null; toytwinId?: string | null }) {
  const toToytwin = toytwinId && (
    <ButtonLink variant="secondary" to={`${appPaths.gallery}/${toytwinId}`}>
      See this toy twin
    </ButtonLink>
  );
  return (
    words && (
      <Notice tone="error" answer action={toToytwin}>
        {words}
      </Notice>
    )
  );
}

type FieldsProps = Pick<Props['wizard'], 'draft' | 'change'> & {
  step: FormStep;
  upload: ReturnType<typeof usePhotoUpload>;
  problem: string | null;
  presses: number;
  onUseAnyway: () => void;
};

function StepFields({ step, draft, change, upload, problem, presses, onUseAnyway }: FieldsProps) {
  const removePhoto = () => {
    upload.clear();
    change({ photo: null });
  };
  switch (step) {
    case 'upload':
      return (
        <UploadStep stored={draft.photo} upload={upload} onRemove={removePhoto} onUseAnyway={onUseAnyway} />
      );
    case 'template':
      return <TemplateStep chosen={draft.templateId} onChoose={(templateId) => change({ templateId })} />;
    case 'description':
      return (
        <DescriptionStep
          description={draft.description}
          error={problem}
          presses={presses}
          onChange={(description) => change({ description })}
        />
      );
    case 'pricing':
      return <PricingStep chosen={draft.tier} onChoose={(tier) => change({ tier })} />;
  }
}
