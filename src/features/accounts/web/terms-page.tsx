import { useConfig } from '#web/api/use-config.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Terms } from './terms.tsx';

/** The terms as a page with an address of its own. */
export default function TermsPage() {
  const config = useConfig();
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="Terms and Conditions" />
      <PageTitle>Terms and Conditions</PageTitle>
      {config ? <Terms minimumAge={config.minimumAge} heading="h2" /> : <Spinner label="Loading" />}
    </div>
  );
}
