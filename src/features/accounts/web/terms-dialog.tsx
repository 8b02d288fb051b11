import { Dialog } from '../../../web/ui/dialog.tsx';
import { Terms } from './terms.tsx';

/** The words 'Terms and Conditions' as a button that opens them. */
export function TermsDialog({ minimumAge }: { minimumAge: number }) {
  return (
    <Dialog
      title="Terms and Conditions"
      trigger={
        <button
          type="button"
          className="rounded font-bold text-link underline decoration-2 underline-offset-4"
        >
          Terms and Conditions
        </button>
      }
    >
      <Terms minimumAge={minimumAge} heading="h3" />
    </Dialog>
  );
}
