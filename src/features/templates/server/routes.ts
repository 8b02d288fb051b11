import { z } from 'zod';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import {
  aboutTemplate,
  type Template,
  type TemplateId,
  template,
  templateId,
  templatesAnswer,
} from '../contract.ts';
import { offeredTemplates } from './offered-templates.ts';

/** The packaging templates that are offered, and each by its id; public, and without the `/api` prefix because the specification prints them so. */
export async function templatesRoutes(app: App, services: Services): Promise<void> {
  app.get('/templates', { schema: { response: { 200: templatesAnswer } } }, async () => ({
    templates: offeredTemplates(services).map(presentTemplate),
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
