import { FACE_FILES } from '#services/faces/faces.ts';
import type { App } from './application.ts';

/** Serves the product's typefaces to pages outside the web app: reports, links in emails, the sandbox's checkout. */
export async function facesRoutes(app: App): Promise<void> {
  for (const { path, content, type } of FACE_FILES) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content),
    );
  }
}
