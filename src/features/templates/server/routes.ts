import { z } from 'zod';
import type { App } from '#http/application.ts';
import { notFound } from '#shared/errors.ts';
import {
  aboutTemplate,
  type Template,
  type TemplateId,
  template,
  templateId,
  templateIds,
  templatesAnswer,
} from '../contract.ts';

/** The packaging templates; public, and without the `/api` prefix because the specification prints them so. */
export async function templatesRoutes(app: App): Promise<void> {
  app.get('/templates', { schema: { response: { 200: templatesAnswer } } }, async () => ({
    templates: templateIds.map(presentTemplate),
  }));

  app.get(
    '/templates/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: template } } },
    async (request) => {
      const id = templateId.safeParse(request.params.id);
      if (!id.success) throw notFound('Template');
      return presentTemplate(id.data);
    },
  );
}

function presentTemplate(id: TemplateId): Template {
  const { name, description } = aboutTemplate(id);
  return { _id: id, id, name, description, image: `/art/${id}-640.webp` };
}
