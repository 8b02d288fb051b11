import { Button, ButtonLink } from '../../../../web/ui/button.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { WizardFrame } from './wizard-frame.tsx';

type Props = { message: string; onCreateAnother: () => void };

/** Processing that cannot even begin, because its order is missing or cannot be read. */
export function Stuck({ message, onCreateAnother }: Props) {
  return (
    <WizardFrame
      step="processing"
      title="We lost your place"
      actions={
        <>
          <Button variant="secondary" size="lg" onClick={onCreateAnother}>
            Create Another
          </Button>
          <ButtonLink to="/gallery" size="lg">
            Go to Gallery
          </ButtonLink>
        </>
      }
    >
      <Notice tone="error" title={message}>
        If your payment went through, your toy twin is being made all the same and appears in your gallery.
      </Notice>
    </WizardFrame>
  );
}
