import type { Tier } from '#features/toytwins/contract.ts';
import type { VersionRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { renderPicture, type Subject } from './render-picture.ts';
import { renderPremium } from './render-premium.ts';

/** Makes all files of a tier that are not stored yet of a version. */
export function renderTier(
  services: Services,
  subject: Subject,
  version: VersionRow,
  tier: Tier,
  signal: AbortSignal,
): Promise<VersionRow> {
  return tier === 'premium'
    ? renderPremium(services, { ...subject, onPackaged: async () => {} }, version, signal)
    : renderPicture(services, subject, version, 'packaged', signal);
}
