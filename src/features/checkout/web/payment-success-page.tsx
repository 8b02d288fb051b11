import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { clearPaidDraft } from '#features/toytwins/web/draft-storage.ts';
import { tabStorage } from '#web/safe-storage.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { PaymentCard } from './payment-card.tsx';
import { resumePath } from './resume-path.ts';
import { useRedirectAfter } from './use-redirect-after.ts';

/** docs/specification.md#limits: "success page 2 s". */
const REDIRECT_DELAY = 2000;

/** docs/specification.md#screens: back from the payment provider's page, on to the processing step or to the toy twin. */
export default function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const orderId = query.get('order_id');
  const toytwinId = query.get('toytwin_id');
  const path = resumePath(orderId, toytwinId);
  useRedirectAfter(path, REDIRECT_DELAY);
  // At once: a person who goes to another page from here never reaches the processing step.
  useEffect(() => {
    if (orderId) clearPaidDraft(tabStorage(), orderId);
  }, [orderId]);
  return (
    <PaymentCard mark="paid">
      <PageMeta title="Payment successful" />
      <PageTitle>Payment Successful!</PageTitle>
      <p className="text-lg text-soft">
        The amount is held on your card. Your {toytwinId ? 'order' : 'toy twin'} is being made.
      </p>
      <Link to={path} replace className="inline-flex min-h-11 items-center font-bold underline">
        Watch it being made
      </Link>
    </PaymentCard>
  );
}
