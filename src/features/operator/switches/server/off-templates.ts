import { type TemplateId, templateIds } from '#features/templates/contract.ts';

/** The templates that are off, of those that there still are. */
export function offTemplates({ off }: { off: readonly string[] }): { off: TemplateId[] } {
  return { off: templateIds.filter((id) => off.includes(id)) };
}
