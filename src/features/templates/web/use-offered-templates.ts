import { useConfig } from '#web/api/use-config.ts';
import { type TemplateId, templateIds } from '../contract.ts';

/** The templates that are offered now; all until that is known. */
export function useOfferedTemplates(): readonly TemplateId[] {
  return useConfig()?.templates ?? templateIds;
}
