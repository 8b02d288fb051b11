import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { UploadStep } from '#features/photos/web/upload-step.tsx';
import { useBlockPageDrops } from '#features/photos/web/use-block-page-drops.ts';
import type { FormStep } from '#features/toytwins/web/wizard-draft.ts';
import { appPaths } from '#shared/app-paths.ts';
import type { SessionUser } from '#web/identity/identity-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type LaterSteps from './later-steps.tsx';
import type SecondPhoto from './second-photo.tsx';
import { useContinue } from './use-continue.ts';
import { useContinueToPayment } from './use-continue-to-payment.ts';
import type { useDraft } from './use-draft.ts';
import { type DraftPhotos, useDraftPhotos } from './use-draft-photos.ts';
import { useFormStep } from './use-form-step.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { stepAfter } from './wizard-rules.ts';

type Props = {
  user: SessionUser;
  wizard: ReturnType<typeof useDraft>;
  /** A photo that another app has shared with the installed one. */
  shared: File | null;
  /** Why the wizard came back to its first step, when it did. */
  failure: string | null;
  onFailureSeen: () => void;
};

const words: Record<FormStep, { title: string; intro: string }> = {
  upload: { title: 'Start with your face', intro: 'A selfie or portrait with one face in it.' },
  template: { title: 'Pick your packaging', intro: 'The same you, on three very different shelves.' },
  description: {
    title: 'Describe your character',
    intro: 'Clothes, colors, things in your hands. Your words are printed on the box.',
  },
  pricing: { title: 'Choose your package', intro: 'Pay once for this figure. No subscription.' },
};

/** The four steps that are filled in, with Back (Cancel on the first) and Continue. */
export function FormSteps({ user, wizard, shared, failure, onFailureSeen }: Props) {
  const { draft, change, reset, ownName } = wizard;
  const navigate = useNavigate();
  const { step, goTo, goBack, returnTo } = useFormStep(draft, change);
  useBlockPageDrops();
  const photos = useDraftPhotos(wizard);
  const chooseShared = useEffectEvent((photo: File) => photos.upload.choose(photo));
  useEffect(() => {
    if (shared) chooseShared(shared);
  }, [shared]);
  const payment = useContinueToPayment({ ...wizard, step }, user.uid, returnTo);
  const onwards = useContinue(step, draft, photos, () => {
    onFailureSeen();
    const next = stepAfter(step);
    if (next) void goTo(next);
    else payment.start();
  });
  const hasPhoto = draft.photo !== null;
  useEffect(() => {
    // Ahead of Continue. If it fails, the next step says so.
    if (hasPhoto) void loadLaterSteps().catch(() => undefined);
  }, [hasPhoto]);
  const onBack = () => {
    payment.cancel();
    onwards.stopWaiting();
    if (step !== 'upload') return void goBack();
    // After Cancel the wizard starts from the beginning next time.
    reset();
    void navigate(appPaths.gallery);
  };
  const refused = payment.refusal?.step === step ? payment.refusal : null;
  // A problem with the chosen file is shown by the upload itself, and alone.
  const problem = step === 'upload' && photos.problem ? null : (onwards.missing ?? refused?.words ?? null);
  const isUploading = step === 'upload' && photos.busy;
  return (
    <WizardFrame
      step={step}
      {...words[step]}
      actions={
        <StepActions
          step={step}
          inviting={step !== 'upload' || hasPhoto || photos.busy}
          busy={payment.busy || onwards.isWaiting || isUploading}
          onBack={onBack}
          onContinue={onwards.press}
        />
      }
    >
      {/* The key renders the first step anew; of the later ones, what they share stays. */}
      <div key={step === 'upload' ? step : 'later'} className="flex flex-col gap-4">
        <StepNotices step={step}>
          <Problem words={failure} />
          {step !== 'description' && <Problem key={onwards.presses} words={problem} />}
          {step === 'pricing' && payment.problem && <Problem {...payment.problem} />}
        </StepNotices>
        <StepFields
          {...{ step, wizard, photos, refused }}
          uid={user.uid}
          ownName={ownName}
          presses={onwards.presses}
          pressed={onwards.isPressed}
          onCheck={onwards.setCheck}
          onUseAnyway={onwards.press}
        />
      </div>
    </WizardFrame>
  );
}

/** What is wrong, above a step's fields. On a wide screen the preview extends up next to it. */
function StepNotices({ step, children }: { step: FormStep; children: ReactNode }) {
  const hasPreview = step === 'description' || step === 'pricing';
  return (
    <div className={classNames('flex flex-col gap-4 empty:hidden', hasPreview && 'lg:mr-88 xl:mr-112')}>
      {children}
    </div>
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

/** The code of the steps after the photo, from when there is one. */
const loadLaterSteps = () => import('./later-steps.tsx');

function LazyLaterSteps(props: ComponentProps<typeof LaterSteps>) {
  const { Part, failed, again } = useLazyComponent('later-steps', loadLaterSteps);
  if (Part) return <Part {...props} />;
  if (!failed) return <PageSpinner label="Loading the next step" />;
  return (
    <RetryNotice
      title="This step could not be loaded. Please check your internet connection."
      onRetry={again}
    >
      Nothing you entered is lost.
    </RetryNotice>
  );
}

type FieldsProps = Omit<ComponentProps<typeof LaterSteps>, 'step' | 'draft' | 'change'> & {
  step: FormStep;
  wizard: Props['wizard'];
  photos: DraftPhotos;
  onUseAnyway: () => void;
};

function StepFields({ step, wizard, photos, onUseAnyway, ...later }: FieldsProps) {
  const { draft, change } = wizard;
  const { photo, second } = draft;
  if (step !== 'upload') return <LazyLaterSteps step={step} {...{ draft, change }} {...later} />;
  const { upload, discard } = photos;
  const removePhoto = () => {
    upload.clear();
    change({ photo: null });
    discard(photo?.sourceImage);
  };
  return (
    <>
      <UploadStep
        stored={photo}
        upload={upload}
        takesPaste={!second}
        except={second?.photo?.sourceImage}
        onRemove={removePhoto}
        onUseAnyway={onUseAnyway}
      />
      {(photo || second) && <LazySecondPhoto {...{ wizard, photos, onUseAnyway }} />}
    </>
  );
}

/** The second person's photo, and the way to one; loaded with the first photo. Without it, nobody can be added. */
function LazySecondPhoto(props: ComponentProps<typeof SecondPhoto>) {
  const { Part } = useLazyComponent('second-photo', () => import('./second-photo.tsx'));
  return Part && <Part {...props} />;
}
