import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#config.ts';
import { errorBody } from '#shared/errors.ts';
import type { App } from './application.ts';

/** Schema of a file, as a body or in a form: documented, not validated. */
export const fileContent = z.unknown().meta({ type: 'string', format: 'binary' });

/** Content security policy of the docs: like that of our own pages. */
const DOCS_POLICY = [
  "default-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "style-src 'self'",
].join('; ');

/**
 * OpenAPI from the schemas that validate the calls: `/api/docs` to browse, `/api/docs/json` to read. In production only by
 * configuration: it tells strangers what there is to attack.
 */
export async function addOpenApi(app: App, { apiDocs }: Pick<Config, 'apiDocs'>): Promise<void> {
  if (!apiDocs) return;
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
      // Error answers are the same for all routes, so they are added here.
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

/**
 * The tag of a call: the first word of its path, so that `/templates` and `/api/templates` are grouped
 * together.
 */
function groupOf(url: string): string {
  return /^\/(?:api\/)?([^/]+)/.exec(url)?.[1] ?? 'pages';
}
