import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#shared/errors.ts';
import type { App } from './application.ts';

/** The schema of a file that is sent as it is, by itself or in a form: it is described, and never checked. */
export const fileContent = z.unknown().meta({ type: 'string', format: 'binary' });

/** Swagger UI writes styles into its page; everything else comes from here, as on our own pages. */
const DOCS_POLICY = [
  "default-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** OpenAPI from the same schemas that check the calls: `/api/docs` to browse, `/api/docs/json` to read. */
export async function addOpenApi(app: App): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: {
        title: 'Toy Twin API',
        version: '1',
        description: 'Every failed call answers `{ code, message }` with a stable code.',
      },
      components: {
        securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform(route) {
      // What is answered on failure is the same for all: no route says it by itself.
      const response = {
        ...z.record(z.string(), z.unknown()).parse(route.schema?.response ?? {}),
        default: errorBody,
      };
      const { schema, url } = jsonSchemaTransform({ ...route, schema: { ...route.schema, response } });
      return { schema: { tags: [groupOf(url)], ...schema }, url };
    },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { layout: 'BaseLayout' },
  });
}

/** What a call is about: the first word of its path, so that `/templates` and `/api/templates` stand together. */
function groupOf(url: string): string {
  return /^\/(?:api\/)?([^/]+)/.exec(url)?.[1] ?? 'pages';
}
