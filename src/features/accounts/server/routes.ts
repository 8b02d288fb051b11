import { z } from 'zod';
import { offeredProviders } from '#config/identity.ts';
import { NOT_NOW, withProviderErrors } from '#features/checkout/server/provider/with-provider-errors.ts';
import { publicConfig } from '#features/configuration/contract.ts';
import { photoProcessors } from '#features/photos/server/photo-processors.ts';
import { offeredTemplates } from '#features/templates/server/offered-templates.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { CLEAR_BROWSER_CACHE } from '#http/clear-browser-cache.ts';
import { fileContent } from '#http/openapi.ts';
import { outboxUrl } from '#http/outbox.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { nameBody, preferencesBody, registerUserBody, userProfile } from '../contract.ts';
import { changeName } from './change-name.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { followLoginEmail } from './follow-login-email.ts';
import { ownLoginRoutes } from './own-login-routes.ts';
import { ownerProof } from './owner-proof.ts';
import { presentFirebase } from './present-firebase.ts';
import { presentSeller } from './present-seller.ts';
import { readProfile } from './read-profile.ts';
import { registerUser } from './register-user.ts';
import { savePreferences } from './save-preferences.ts';
import { sessionRoutes } from './session-routes.ts';

const TOO_MANY_EXPORTS = 'Too many downloads of your data. Please wait an hour.';
const TOO_MANY_CHANGES = 'Too many changes to your preferences. Please wait a few minutes.';

/** Calls about the person. */
export async function accountsRoutes(app: App, services: Services): Promise<void> {
  const { config, identity, payment } = services;
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  // Each export reads every file of the person.
  const exports = createLimit(services.database, { name: 'export', points: 10, seconds: 3600 });
  const changes = createLimit(services.database, { name: 'preferences', points: 60, seconds: 600 });
  identity.onLoginEmail(followLoginEmail(services));

  app.get('/api/config', { schema: { response: { 200: publicConfig } } }, async () => ({
    minimumAge: config.minimumAge,
    photoRetentionDays: config.photoRetentionDays,
    database: config.database.url ? ('postgres' as const) : ('embedded' as const),
    backupRetentionDays: config.backupRetentionDays ?? null,
    identity: identity.kind,
    firebase: presentFirebase(config),
    providers: offeredProviders(config.identity),
    payment: payment.mode,
    photoProcessors: photoProcessors(services),
    templates: offeredTemplates(services),
    ordersPaused: pausedSentence(services),
    contactEmail: config.mail.contact,
    seller: presentSeller(config),
    apiDocs: config.apiDocs,
    outboxUrl: outboxUrl(config),
  }));

  app.post(
    '/api/users/register',
    { ...signedIn, schema: { security, body: registerUserBody, response: { 200: userProfile } } },
    async (request) => registerUser(services, callerOf(request), request.body),
  );

  app.get(
    '/api/users/me',
    { ...signedIn, schema: { security, response: { 200: userProfile } } },
    async (request) => readProfile(services, callerOf(request)),
  );

  app.put(
    '/api/users/me/preferences',
    { ...signedIn, schema: { security, body: preferencesBody, response: { 200: userProfile } } },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(changes, caller.uid, TOO_MANY_CHANGES);
      return savePreferences(services, caller, request.body);
    },
  );

  app.put(
    '/api/users/me/name',
    { ...signedIn, schema: { security, body: nameBody, response: { 200: userProfile } } },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(changes, caller.uid, TOO_MANY_CHANGES);
      return changeName(services, caller, request.body.displayName);
    },
  );

  await sessionRoutes(app, services);
  await ownLoginRoutes(app, services);

  const archive = { 200: { content: { 'application/zip': { schema: fileContent } } } };
  app.get(
    '/api/users/me/export',
    { ...signedIn, schema: { security, response: archive } },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(exports, caller.uid, TOO_MANY_EXPORTS);
      const zip = await exportAccount(services, caller);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="toy-twin-data.zip"')
        .send(zip);
    },
  );

  app.delete(
    '/api/users/me',
    {
      onRequest: app.requireCallerOrDeleted,
      schema: { security, body: ownerProof.nullish(), response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await identity.confirmOwner(caller, request.body ?? {});
      await withProviderErrors(services, NOT_NOW, () => deleteAccount(services, caller));
      const headers = { ...CLEAR_BROWSER_CACHE, 'set-cookie': await identity.expireCookies() };
      return reply.status(204).headers(headers).send();
    },
  );

  app.post(
    '/api/users/me/sign-out',
    { ...signedIn, schema: { security, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await identity.endSignIn(callerOf(request));
      return reply.status(204).send();
    },
  );

  // A call of its own, because clearing the cache takes some browsers seconds, and logging out must not wait for it.
  app.post('/api/logged-out', { schema: { hide: true } }, async (_request, reply) =>
    reply.status(204).headers(CLEAR_BROWSER_CACHE).send(),
  );
}

function pausedSentence({ switches }: Pick<Services, 'switches'>): string | null {
  const { paused, sentence } = switches.read('orders');
  return paused ? sentence : null;
}
