import type { WizardStep } from '#features/toytwins/web/wizard-draft.ts';
import { appPaths } from '#shared/app-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { WizardFrame } from './wizard-frame.tsx';

type Props = {
  step: WizardStep;
  title?: string;
  message: string;
  /** What reassures: what is true in spite of the problem. */
  comfort: string;
  /** Asking once more may help. */
  onRetry?: (() => void) | null;
  /** It is being asked. */
  busy?: boolean;
  onCreateAnother: () => void;
};

/** Shown when the wizard cannot continue, because its order or its toy twin is missing or cannot be read. */
export function Stuck({
  step,
  title = 'We lost your place',
  message,
  comfort,
  onRetry,
  busy = false,
  onCreateAnother,
}: Props) {
  return (
    <WizardFrame
      step={step}
      title={title}
      actions={
        <>
          <Button variant="secondary" size="lg" onClick={onCreateAnother}>
            Create Another
          </Button>
          <ButtonLink to={appPaths.gallery} size="lg">
            Go to Gallery
          </ButtonLink>
        </>
      }
    >
      {onRetry ? (
        <RetryNotice title={message} busy={busy} onRetry={onRetry}>
          {comfort}
        </RetryNotice>
      ) : (
        <Notice tone="error" title={message}>
          {comfort}
        </Notice>
      )}
    </WizardFrame>
  );
}
