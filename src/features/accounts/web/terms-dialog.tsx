import { Dialog } from '#web/ui/dialog.tsx';
import { textLinkStyle } from './form-links.tsx';
import { Terms } from './terms.tsx';

/** The words 'Terms and Conditions' as a button that opens the terms in a dialog. */
export function TermsDialog({ minimumAge }: { minimumAge: number }) {
  return (
    <Dialog
      title="Terms and Conditions"
      trigger={
        <button type="button" className={textLinkStyle}>
          Terms and Conditions
        </button>
      }
    >
      <Terms minimumAge={minimumAge} heading="h3" />
    </Dialog>
  );
}
