import type { ReactNode } from 'react';
import type { Seller } from '#features/configuration/contract.ts';
import { mailtoUrl } from '#shared/email-address.ts';
import { readableAddress } from '#shared/readable-address.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-4">
      <dt className="text-soft">{name}</dt>
      <dd className="font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Name, address, email, tax number and register of the seller, as far as they are configured. */
export function SellerFacts({ seller }: { seller: Seller }) {
  const { name, address, email, taxNumber, register } = seller;
  return (
    <dl className="flex flex-col gap-3 text-lg">
      <Fact name="Seller">{name}</Fact>
      {address.length > 0 && (
        <Fact name="Address">
          <address className="whitespace-pre-line not-italic">{address.join('\n')}</address>
        </Fact>
      )}
      <Fact name="Email">
        <a href={mailtoUrl(email)} className="underline underline-offset-4">
          {readableAddress(email)}
        </a>
      </Fact>
      {taxNumber && <Fact name="Tax number">{taxNumber}</Fact>}
      {register && <Fact name="Register">{register}</Fact>}
    </dl>
  );
}
