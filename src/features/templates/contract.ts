import { PACKS_ABOUT, type PackId } from '@toy-twin/studio/packs';
import * as z from 'zod/mini';

/**
 * The packaging templates. Their ids belong to the API and the database (docs/specification.md#templates), so they stay;
 * inside, packs have names.
 */
export const templateIds = ['template1', 'template2', 'template3'] as const;
/** One of them. */
export const templateId = z.enum(templateIds);
export type TemplateId = z.infer<typeof templateId>;
/** What a page shows until one is chosen. */
export const FIRST_TEMPLATE: TemplateId = templateIds[0];

/** Which pack of the studio a template is. */
export const PACK_OF: Readonly<Record<TemplateId, PackId>> = {
  template1: 'action-figure',
  template2: 'window-box',
  template3: 'retro-card',
};

/** What a buyer reads whose box is no longer offered. */
export const templateOff = (id: TemplateId) =>
  `${aboutTemplate(id).name} is not available right now. Please pick another box: your photo, your look and your words are kept.`;

/** A template as `GET /templates` shows it. */
export const template = z.object({
  _id: templateId,
  id: templateId,
  name: z.string(),
  description: z.string(),
  image: z.string(),
});
export type Template = z.infer<typeof template>;
/** Answer of `GET /templates`. */
export const templatesAnswer = z.object({ templates: z.array(template) });

/** What the pack of a template is called, and how it is described. */
export function aboutTemplate(id: TemplateId): (typeof PACKS_ABOUT)[number] {
  const about = PACKS_ABOUT.find((pack) => pack.id === PACK_OF[id]);
  if (!about) throw new Error(`No pack for ${id}`);
  return about;
}
