import { mailtoUrl } from '#shared/email-address.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { useConfig } from '#web/api/use-config.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

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
          . A person reads it.
        </p>
      ) : (
        <Spinner label="Loading" />
      )}
      <p className="text-soft">
        If it is about a payment, please name the order number from your receipt. If somebody shares a toy
        twin without your permission, please send the link to its page.
      </p>
    </div>
  );
}
