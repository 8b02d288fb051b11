import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import { type TemplateId, templateIds, templateOff } from '../contract.ts';

/** The templates that are offered now. One always is. */
export function offeredTemplates({ switches }: Pick<Services, 'switches'>): TemplateId[] {
  const { off } = switches.read('templates');
  const offered = templateIds.filter((id) => !off.includes(id));
  return offered.length > 0 ? offered : [...templateIds];
}

/**
 * Nobody orders a template that is off. What is paid for is still made.
 * @throws {AppError} `content_refused` for such a template.
 */
export function refuseTemplateOff(services: Pick<Services, 'switches'>, id: TemplateId): void {
  if (offeredTemplates(services).includes(id)) return;
  throw new AppError('content_refused', templateOff(id), { field: 'templateId' });
}
