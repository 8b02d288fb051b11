import * as z from 'zod/mini';

/** Spec section 3: the three packaging templates. */
export const templateIds = ['template1', 'template2', 'template3'] as const;
/** One of them. */
export const templateId = z.enum(templateIds);
export type TemplateId = z.infer<typeof templateId>;

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

/** Names and descriptions, stated once for the page and the server. */
export const TEMPLATES: Record<TemplateId, { name: string; description: string }> = {
  template1: { name: 'Action Figure', description: 'Blister pack and cardback' },
  template2: { name: 'Collectible Toy', description: 'Premium window box collectible' },
  template3: { name: 'Retro Toy', description: 'Vintage retro graphics' },
};
