import { Link } from 'react-router';
import type { PublicConfig } from '#features/configuration/contract.ts';
import { appPaths } from '#shared/app-paths.ts';
import { useConfig } from '#web/api/use-config.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SellerFacts } from './seller-facts.tsx';

/** Who is behind this site and sells on it. */
export default function ImprintPage() {
  const config = useConfig();
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="Imprint" />
      <PageTitle>Imprint</PageTitle>
      {config ? <Imprint config={config} /> : <Spinner label="Loading" />}
    </div>
  );
}

function Imprint({ config: { seller, payment } }: { config: PublicConfig }) {
  if (seller) return <SellerFacts seller={seller} />;
  return (
    <p className="text-lg">
      {payment === 'sandbox'
        ? 'Nothing is sold here. This is a demonstration: its payment page takes test cards only, and no money moves.'
        : 'The operator has not named a seller yet.'}{' '}
      To reach the operator, see{' '}
      <Link
        to={appPaths.contact}
        className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
      >
        Contact
      </Link>
      .
    </p>
  );
}
