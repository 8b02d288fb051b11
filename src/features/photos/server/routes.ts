import fastifyMultipart from '@fastify/multipart';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { disconnectSignal } from '#http/disconnect-signal.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { checkPhotoBody, latestPhotoAnswer, photo, photoCheck } from '../contract.ts';
import { checkPhoto } from './check-photo.ts';
import { latestPhoto } from './latest-photo.ts';
import { createPhotoNormaliser } from './normalise-photo.ts';
import { fileNameOf, photoForm, photoFormLimits, readPhotoForm } from './photo-form.ts';
import { presentPhoto } from './present-photo.ts';
import { createPhotoReceiver } from './receive-photo.ts';
import { storePhoto } from './store-photo.ts';
import { createUploadSlots } from './upload-slots.ts';

const TOO_MANY = 'Too many uploads. Please wait a few minutes.';

/**
 * `POST /api/photos`: uploads one photo as the multipart field `photo`. `POST /api/photos/check`: checks its
 * quality. `GET /api/photos/latest`: the newest photo, for the next toy twin.
 */
export async function photosRoutes(app: App, services: Services): Promise<void> {
  // Registered for these routes only, because the plugin inspects every request of its scope.
  await app.register(fastifyMultipart, { limits: photoFormLimits });
  const uploads = createLimit(services.database, { name: 'photo-upload', points: 120, seconds: 600 });
  const checks = createLimit(services.database, { name: 'photo-check', points: 240, seconds: 600 });
  const openUpload = createUploadSlots();
  const receivePhoto = createPhotoReceiver();
  const storing = { ...services, normalisePhoto: createPhotoNormaliser() };

  app.post(
    '/api/photos',
    {
      ...photoForm,
      onRequest: app.requireCaller,
      schema: { ...photoForm.schema, security: [{ idToken: [] }], response: { 200: photo } },
    },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(uploads, caller.uid, TOO_MANY);
      const row = await openUpload(caller.uid, async () => {
        const file = await readPhotoForm(request);
        return receivePhoto(file, (bytes) =>
          storePhoto(storing, { uid: caller.uid, bytes, fileName: fileNameOf(file) }),
        );
      });
      return presentPhoto(services.fileSigner, row);
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
      schema: { security: [{ idToken: [] }], body: checkPhotoBody, response: { 200: photoCheck } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(checks, caller.uid, TOO_MANY);
      return {
        concerns: await checkPhoto(services, caller, request.body.sourceImage, disconnectSignal(reply)),
      };
    },
  );
}
