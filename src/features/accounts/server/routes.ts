import { z } from 'zod';
import { NOT_NOW, withProviderErrors } from '#features/checkout/server/provider/with-provider-errors.ts';
import { photoProcessors } from '#features/photos/server/photo-processors.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { CLEAR_BROWSER_CACHE } from '#http/clear-browser-cache.ts';
import { fileContent } from '#http/openapi.ts';
import { outboxUrl } from '#http/outbox.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { PASSWORD_MAX_LENGTH } from '#shared/password-policy.ts';
import {
  PASSWORD_TOO_LONG,
  preferencesBody,
  publicConfig,
  registerUserBody,
  userProfile,
} from '../contract.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { presentFirebase } from './present-firebase.ts';
import { readProfile } from './read-profile.ts';
import { registerUser } from './register-user.ts';
import { savePreferences } from './save-preferences.ts';

/** Not part of the contract: the web app's budget of code has no room for a schema that only the server uses. */
const deleteAccountBody = z
  .object({
    /** Not needed where Firebase signs people in: there a fresh sign-in takes its place. */
    password: z.string().max(PASSWORD_MAX_LENGTH, PASSWORD_TOO_LONG).optional(),
  })
  .nullish();

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

  app.get('/api/config', { schema: { response: { 200: publicConfig } } }, async () => ({
    minimumAge: config.minimumAge,
    photoRetentionDays: config.photoRetentionDays,
    database: config.database.url ? ('postgres' as const) : ('embedded' as const),
    backupRetentionDays: config.backupRetentionDays ?? null,
    identity: identity.kind,
    firebase: presentFirebase(config),
    payment: payment.mode,
    photoProcessors: photoProcessors(services),
    contactEmail: config.mail.contact,
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
      schema: { security, body: deleteAccountBody, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await identity.confirmOwner(caller, request.body?.password);
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
