import { mailtoUrl } from '#shared/email-address.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { useConfig } from '#web/api/use-config.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SellerFacts } from './seller-facts.tsx';

/** How to reach the operator. */
export default function ContactPage() {
  const config = useConfig();
  return (
    <div className="flex flex-col gap-4">
      <PageMeta title="Contact" />
      <PageTitle>Contact</PageTitle>
      {config ? (
        <p className="text-lg">
          Write to{' '}
          <a href={mailtoUrl(config.contactEmail)} className="font-bold underline underline-offset-4">
            {readableAddress(config.contactEmail)}
          </a>
          . A person reads every message.
        </p>
      ) : (
        <Spinner label="Loading" />
      )}
      <p className="text-soft">
        If it is about a payment, please include the order number from your receipt. If someone is sharing a
        toy twin without your permission, please send us the link to its page.
      </p>
      {config?.seller && (
        <section>
          <h2 className="mb-2 text-xl">Who sells Toy Twin</h2>
          <SellerFacts seller={config.seller} />
        </section>
      )}
    </div>
  );
}
