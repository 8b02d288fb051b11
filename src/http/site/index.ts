import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#services/index.ts';
import { isAppPath } from '#shared/app-paths.ts';
import type { App } from '../application.ts';
import { sendReady } from '../send-ready.ts';
import { fillConfigured, fillTokens } from './fill-page.ts';
import { pageSources } from './page-sources.ts';
import { fillPages, type Page, type PageStore, readBuiltPages } from './page-store.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the web app; it finds out by the address what to show. */
    sendApp(): FastifyReply;
    /** Sends a page that was written at build, its tokens filled in. */
    sendPage(path: string, tokens: Record<string, string>): FastifyReply;
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const built = path.join(root, 'build/client');
const A_YEAR = 365 * 86_400_000;

/** Serves the built web app: pages from memory, compressed once at start; assets precompressed from disk. */
export async function addSite(app: App, { config, payment }: Services): Promise<void> {
  const { publicUrl } = config;
  const { prices } = payment;
  const builtPages = await readBuiltPages(built);
  const pages = ofThisYear(() =>
    fillPages(builtPages, pageSources(config), (html) => fillConfigured(html, { publicUrl, prices })),
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
    index: false,
    decorateReply: false,
  });

  app.get('/', { schema: { hide: true } }, (_request, reply) => void sendWhole(reply, pages().get('/')));
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
}

/** The pages say which year it is: a server that runs over New Year fills them in once more. */
function ofThisYear(fill: () => PageStore): () => PageStore {
  let year = new Date().getFullYear();
  let pages = fill();
  return () => {
    const now = new Date().getFullYear();
    if (now !== year) {
      year = now;
      pages = fill();
    }
    return pages;
  };
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  const pathname = request.url.split('?')[0] ?? '';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const { accept = '*/*' } = request.headers;
  if (reads && isAppPath(pathname) && /text\/html|\*\/\*/.test(accept)) return reply.status(200).sendApp();
  // Only a browser asks for HTML by name: programs are better told in their own way that there is nothing.
  const isBrowser = reads && !pathname.startsWith('/api/') && accept.includes('text/html');
  if (isBrowser) return reply.status(404).sendApp();
  // While versions change, one process has not yet, or no more, what another one's page asks for: no cache may keep that.
  reply.header('cache-control', 'no-store');
  return reply.status(404).send({ code: 'not_found', message: 'Resource not found' });
}

function sendWhole(reply: FastifyReply, page: Page | undefined): FastifyReply {
  if (!page) return notBuilt(reply);
  const { headers } = reply.request;
  // What stands between may have listed it with others, or marked it as weak.
  if (headers['if-none-match']?.includes(page.etag)) return reply.headers(page.unchanged).status(304).send();
  const encodings = headers['accept-encoding'] ?? '';
  if (accepts(encodings, 'br')) return sendReady(reply, page.brotli);
  if (accepts(encodings, 'gzip')) return sendReady(reply, page.gzip);
  return sendReady(reply, page.plain);
}

/** Whether a list such as `gzip, br;q=0.5` holds an encoding; with `q=0` it says that this one cannot be read. */
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
    .send('The web app is not built: npm start builds it, npm run dev has it at http://localhost:5173');
}
