import type { Config } from '#config.ts';
import type { Seller } from '#features/configuration/contract.ts';

/** The seller as everybody may read it; null if nobody is named. */
export function presentSeller({ seller }: Pick<Config, 'seller'>): Seller | null {
  if (!seller) return null;
  const { taxNumber = null, register = null } = seller;
  return { ...seller, taxNumber, register };
}
