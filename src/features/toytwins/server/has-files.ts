import type { Tier } from '../contract.ts';
import type { VersionRow } from '../tables.ts';

/** Whether all files that a tier promises are stored of a version. */
export function hasFiles(
  { packagedKey, characterKey, modelKey }: Pick<VersionRow, 'packagedKey' | 'characterKey' | 'modelKey'>,
  tier: Tier,
): boolean {
  if (packagedKey === null) return false;
  return tier === 'basic' || (characterKey !== null && modelKey !== null);
}
