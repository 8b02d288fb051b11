import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Services } from '#services/index.ts';
import { appPaths, isAppPath } from '#shared/app-paths.ts';
import type { App } from '../application.ts';
import { EMBEDDABLE, securityHeaders } from '../security-headers.ts';
import { sendReady } from '../send-ready.ts';
import { fillConfigured, fillTokens } from './fill-page.ts';
import { pageSources } from './page-sources.ts';
import { fillPages, type Page, type PageStore, readBuiltPages } from './page-store.ts';
import { siteFactsOf } from './site-facts.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the web app, which shows the page for the present path. */
    sendApp(): FastifyReply;
    /** Sends a prerendered page with its tokens filled in. */
    sendPage(path: string, tokens: Record<string, string>): FastifyReply;
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const built = path.join(root, 'build/client');
const A_YEAR = 365 * 86_400_000;

/**
 * Serves the built web app: pages from memory, compressed once; assets precompressed from disk.
 * @param photoCompanies names the companies that new photos are sent to.
 */
export async function addSite(
  app: App,
  { config, payment, switches }: Services,
  photoCompanies: () => readonly string[],
): Promise<void> {
  const { publicUrl } = config;
  const { prices } = payment;
  const builtPages = await readBuiltPages(built);
  const pages = filledAnew(
    () => ({
      year: new Date().getFullYear(),
      banner: switches.read('banner').text,
      templatesOff: switches.read('templates').off,
      companies: photoCompanies(),
    }),
    ({ companies, ...values }) => {
      const facts = siteFactsOf({ config, payment, companies });
      return fillPages(builtPages, pageSources(config), securityHeaders(config), (html) =>
        fillConfigured(html, { publicUrl, prices, facts, ...values }),
      );
    },
  );

  app.decorateReply('sendApp', function sendApp(this: FastifyReply) {
    return sendWhole(this, pages().get('/__spa-fallback'));
  });
  app.decorateReply(
    'sendPage',
    function sendPage(this: FastifyReply, name: string, tokens: Record<string, string>) {
      const page = pages().get(name);
      if (!page) return notBuilt(this);
      return this.headers(page.headers).send(fillTokens(page.html, tokens));
    },
  );

  if (builtPages.size > 0) {
    await app.register(fastifyStatic, {
      root: path.join(built, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: A_YEAR,
      index: false,
    });
    await app.register(fastifyStatic, {
      root: built,
      prefix: '/',
      wildcard: false,
      index: false,
      decorateReply: false,
      globIgnore: ['assets/**', '**/*.html'],
    });
  }
  await app.register(fastifyStatic, {
    root: path.join(root, 'src/web/art'),
    prefix: '/art/',
    maxAge: 86_400_000,
    // A page loads the hero picture from the public host if its own does not have it.
    setHeaders: (reply) => void reply.headers(EMBEDDABLE),
    index: false,
    decorateReply: false,
  });

  app.get('/', { schema: { hide: true } }, (_request, reply) => void sendWhole(reply, pages().get('/')));
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, config));
}

/** Pages contain the year and what the operator sets, so they are filled again when that changes. */
function filledAnew<Values>(read: () => Values, fill: (values: Values) => PageStore): () => PageStore {
  let filledWith = read();
  let pages = fill(filledWith);
  return () => {
    const now = read();
    if (!isDeepStrictEqual(now, filledWith)) {
      filledWith = now;
      pages = fill(now);
    }
    return pages;
  };
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply, { apiDocs }: Pick<Config, 'apiDocs'>) {
  const pathname = request.url.split('?')[0] ?? '';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const { accept = '*/*' } = request.headers;
  const isScreen = isAppPath(pathname) && (apiDocs || !pathname.startsWith(appPaths.apiTest));
  if (reads && isScreen && /text\/html|\*\/\*/.test(accept)) return reply.status(200).sendApp();
  // Only browsers name HTML in `accept`. Programs get JSON.
  const isBrowser = reads && !pathname.startsWith('/api/') && accept.includes('text/html');
  if (isBrowser) return reply.status(404).sendApp();
  // Not cached: during an update one process may lack an asset that a page of another version asks for.
  reply.header('cache-control', 'no-store');
  return reply.status(404).send({ code: 'not_found', message: 'Resource not found' });
}

function sendWhole(reply: FastifyReply, page: Page | undefined): FastifyReply {
  if (!page) return notBuilt(reply);
  const { headers } = reply.request;
  // `includes`, because a proxy may have added other tags, or marked this one as weak.
  if (headers['if-none-match']?.includes(page.etag)) return reply.headers(page.unchanged).status(304).send();
  const encodings = headers['accept-encoding'] ?? '';
  if (accepts(encodings, 'br')) return sendReady(reply, page.brotli);
  if (accepts(encodings, 'gzip')) return sendReady(reply, page.gzip);
  return sendReady(reply, page.plain);
}

/** Whether an `accept-encoding` such as `gzip, br;q=0.5` accepts an encoding; `q=0` refuses it. */
function accepts(encodings: string, wanted: string): boolean {
  return encodings.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim().toLowerCase() === wanted && !/^\s*q=0(\.0*)?\s*$/i.test(quality);
  });
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .status(503)
    .type('text/plain')
    .send('The web app is not built: npm start builds it, npm run dev serves it at http://localhost:5173');
}
