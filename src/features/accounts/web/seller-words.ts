import type { Seller } from '#features/configuration/contract.ts';
import { readableAddress } from '#shared/readable-address.ts';

/** The seller with postal and email address, in one line for a sentence. */
export function sellerWords({ name, address, email }: Seller): string {
  return `${[name, ...address].join(', ')} (${readableAddress(email)})`;
}
