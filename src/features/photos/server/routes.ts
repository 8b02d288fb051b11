import { randomUUID } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import * as z from 'zod/mini';
import { addressOf } from '#http/address-of.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { disconnectSignal } from '#http/disconnect-signal.ts';
import { spaceRefusalsOfCaller, spaceRefusalsOfNetwork } from '#http/space-refusals.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { networkOf } from '#services/limits/network-of.ts';
import { checkPhotoBody, latestPhotoAnswer, photo, photoCheck } from '../contract.ts';
import { checkPhoto } from './check-photo.ts';
import { latestPhoto } from './latest-photo.ts';
import type { NormalizePhoto } from './normalize-photo.ts';
import { photoForm, photoFormLimits } from './photo-form.ts';
import { createPhotoUpload, limitPhotos } from './photo-upload.ts';
import { presentPhoto } from './present-photo.ts';
import { keepPhoto } from './store-photo.ts';

/** What uploads need besides the services: the normalizer that all of them share. */
export type PhotoServices = Services & { normalizePhoto: NormalizePhoto };

const TOO_MANY = 'Too many uploads. Please wait a few minutes.';

/**
 * `POST /api/photos`: uploads one photo as the multipart field `photo`. `POST /api/photos/check`: checks its
 * quality. `GET /api/photos/latest`: the newest photo, for the next toy twin. `POST /api/photos/expected`: said by a
 * page on which a photo can be chosen; the first one is then read as fast as any other.
 */
export async function photosRoutes(app: App, services: PhotoServices): Promise<void> {
  // Registered for these routes only, because the plugin inspects every request of its scope.
  await app.register(fastifyMultipart, { limits: photoFormLimits });
  const enforcePhotos = limitPhotos(services);
  const checks = createLimit(services.database, { name: 'photo-check', points: 240, seconds: 600 });
  // Each opening of a page asks once, and a whole office shares one address; all but the first cost nothing.
  const expected = createLimit(services.database, { name: 'photo-expected', points: 1200, seconds: 600 });
  const receiveUpload = createPhotoUpload(services);
  const spaced = spaceRefusalsOfCaller();

  app.post(
    '/api/photos',
    {
      ...photoForm,
      onRequest: app.requireCaller,
      onError: spaced,
      schema: { ...photoForm.schema, security: [{ idToken: [] }], response: { 200: photo } },
    },
    async (request, reply) => {
      const { uid } = callerOf(request);
      await enforcePhotos(uid);
      const sender = { person: uid, network: networkOf(addressOf(request)), signal: disconnectSignal(reply) };
      const { fileName, size, ...normalized } = await receiveUpload(request, sender);
      const row = await keepPhoto(services, normalized, { id: randomUUID(), uid, fileName, size });
      return presentPhoto(services.fileSigner, row);
    },
  );

  app.post(
    '/api/photos/expected',
    { onError: spaceRefusalsOfNetwork(), schema: { response: { 204: z.undefined() } } },
    async (request, reply) => {
      await enforceLimit(expected, networkOf(addressOf(request)), TOO_MANY);
      services.imaging.preview.warmUp();
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/photos/latest',
    {
      onRequest: app.requireCaller,
      schema: { security: [{ idToken: [] }], response: { 200: latestPhotoAnswer } },
    },
    async (request) => {
      const row = await latestPhoto(services, callerOf(request));
      return { photo: row ? presentPhoto(services.fileSigner, row) : null };
    },
  );

  app.post(
    '/api/photos/check',
    {
      onRequest: app.requireCaller,
      onError: spaced,
      schema: { security: [{ idToken: [] }], body: checkPhotoBody, response: { 200: photoCheck } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(checks, caller.uid, TOO_MANY);
      return checkPhoto(services, caller, request.body.sourceImage, disconnectSignal(reply));
    },
  );
}
