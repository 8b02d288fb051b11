import { ButtonLink } from '../../../web/ui/button.tsx';
import { PageMeta, PageTitle } from '../../../web/ui/page.tsx';
import { PaymentCard } from './payment-card.tsx';
import { useRedirectAfter } from './use-redirect-after.ts';

/** Spec section 9: "cancel page 3 s". */
const REDIRECT_DELAY = 3000;

/** Spec section 2: the person turned back on the payment provider's page. The wizard remembers everything. */
export default function PaymentCancelPage() {
  useRedirectAfter('/create', REDIRECT_DELAY);
  return (
    <PaymentCard mark="cancelled">
      <PageMeta title="Payment cancelled" />
      <PageTitle>
        <span className="inline-block">Payment Cancelled.</span>{' '}
        <span className="inline-block">No charges have been made</span>
      </PageTitle>
      <p className="text-lg text-soft">Your photo, template and description are still there.</p>
      <ButtonLink to="/create" replace size="lg" className="mt-2">
        Try Again
      </ButtonLink>
    </PaymentCard>
  );
}
