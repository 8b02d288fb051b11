import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { serverPaths } from './src/shared/app-paths.ts';

/** The address of the server that `npm run dev` starts: both processes read the same PORT. */
const api = `http://127.0.0.1:${process.env.PORT || 4000}`;
/** What the server answers; everything else is the web app's. */
const servers = `^/(${serverPaths.join('|')})(/|\\?|$)`;

/** /toytwins/:id is both an API path and a screen. As on the server, a browser that opens it gets the web app. */
const bypass: ProxyOptions['bypass'] = ({ method, url, headers }) => {
  const opensToytwin = method === 'GET' && url?.startsWith('/toytwins/');
  return opensToytwin && headers.accept?.includes('text/html') ? '/index.html' : undefined;
};

/** Few chunks, because each costs a request: what every page needs, the form libraries, the contracts, what some pages share. */
const codeSplitting = {
  groups: [
    // Changes rarely, so browsers keep it from one release to the next.
    { name: 'vendor', tags: ['$initial' as const], test: /node_modules|rolldown.runtime/, priority: 3 },
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    { name: 'forms', test: /node_modules.(react-hook-form|@hookform)|form-resolver/, priority: 1 },
    // They import nothing but each other and are read while a chunk starts: among what is shared, two chunks could wait for
    // each other's schemas.
    {
      name: 'contracts',
      test: /(?<!(accounts|presents|gallery|downloads|redo).)contract\.ts$|studio.(look|packs).|src.shared.(?!names.(called-name|name-words)|readable-address|device-in-words|email-address|password-policy|name-length)/,
      minShareCount: 2,
      priority: 1,
    },
    // Which part of a name people are called by, for a new box, and domains in other scripts: few pages need them.
    {
      name: 'called-name',
      test: /shared.names.(called-name|name-words)/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    // What accounts may contain, and presents: neither the wizard's first step nor the gallery asks for it.
    {
      name: 'account-contract',
      test: /accounts.contract|shared.(device-in-words|password-policy|name-length)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      name: 'presents',
      test: /presents.contract|presents.use-kept|email-address/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // The forms for signing up and in, which no page behind the login shows.
    {
      name: 'accounts',
      test: /trial.web.lazy-waiting-box|accounts.web.(providers.|use-profile|register-form|consent-fields|sign-up-messages|return-path|account-fields|link-notice|use-send-sign-in-link|login-form|form-links)|ui.(field|text-field|text-area-field|check-field)\./,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // What nearly every page behind the login shows.
    {
      name: 'page-kit',
      test: /web.ui.(button\.|notice|retry-notice|page\.|skeleton|name-text)|use-lazy-component|format-date|accounts.web.(account-disabled|password-changed|session-expired)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // What accounts and their ways in need, and nothing else.
    {
      name: 'identity',
      test: /web.identity.(embedded-(errors|answer)|second-factor)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      name: 'addresses',
      test: /punycode|readable-address/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 4,
    },
    // What is around a payment: not the wizard's first step.
    {
      name: 'paying',
      test: /checkout.web.(order-words|payment-card|resume-path|use-redirect-after)|ui.(starburst|bar-code)\./,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // What stands around one finished toy twin: neither the gallery nor the wizard's first step shows it.
    {
      name: 'showing',
      test: /gallery.web.(redo|model|posts|is-in-app|picture-actions|use-share|share-picture|public-page.use-public|use-picture-file|use-download|link-field|copy-text)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // For the wizard's later steps and the redo: among what is shared, the wizard's first step would load them as well.
    {
      name: 'design',
      test: /features.(designs|previews|templates).web.(?!draft-design|draft-of-design|words-problem|forget-looks|remembered-look|use-offered-templates)|description-field|ui.attention/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // Registering and two pages of their own show them; among what is shared they would come with the photo's notice.
    {
      name: 'terms',
      test: /accounts.web.terms/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // The gallery's list and what the wizard says when it is stuck: not the wizard's first step.
    {
      name: 'lists',
      test: /gallery.web.(use-gallery|gallery-filter)|toytwins.gallery.contract|create.web.stuck/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // A card of the gallery and what a finished toy twin shares with it: not the wizard's first step.
    {
      name: 'cards',
      test: /gallery.web.(star-button|delete-toytwin|change-cards|continue-link|use-way-back)|not-found-page|status-text/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // Three pages of text show who sells.
    {
      name: 'seller',
      test: /accounts.web.seller/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    // The gallery looks for it; among what is shared it would bring all that takes a photo along.
    {
      name: 'kept-try',
      test: /trial.web.kept-(try|key)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
  ],
};

const NOTHING = '\0nothing';
/** libheif's file is also for Node, whose modules it asks for there alone; a browser gets nothing in their place. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.includes('libheif-js') && /^(?:fs|path|crypto)$/.test(id) ? NOTHING : undefined,
  load: (id) => (id === NOTHING ? 'export default {}' : undefined),
};

export default defineConfig({
  plugins: [tailwindcss(), react()],
  worker: { plugins: () => [withoutNode] },
  resolve: { alias: { 'react-style-singleton': path.resolve('src/web/style-singleton.ts') } },
  build: {
    outDir: 'build/client',
    target: 'es2022',
    assetsInlineLimit: 0,
    // Kilobytes before compression. Only three is larger than Vite's 500, and it comes with the 3D view alone.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { [servers]: { target: api, changeOrigin: false, bypass } },
  },
});
