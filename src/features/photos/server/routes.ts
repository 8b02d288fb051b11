import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { disconnectSignal } from '#http/disconnect-signal.ts';
import { fileContent } from '#http/openapi.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { AppError } from '#shared/errors.ts';
import {
  checkPhotoBody,
  latestPhotoAnswer,
  PHOTO_MAX_BYTES,
  PHOTO_MESSAGES,
  photo,
  photoCheck,
} from '../contract.ts';
import { checkPhoto } from './check-photo.ts';
import { latestPhoto } from './latest-photo.ts';
import { createPhotoNormaliser } from './normalise-photo.ts';
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
  await app.register(fastifyMultipart, {
    limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 5, parts: 6 },
  });
  const uploads = createLimit(services.database, { name: 'photo-upload', points: 120, seconds: 600 });
  const checks = createLimit(services.database, { name: 'photo-check', points: 240, seconds: 600 });
  const openUpload = createUploadSlots();
  const receivePhoto = createPhotoReceiver();
  const storing = { ...services, normalisePhoto: createPhotoNormaliser() };

  app.post(
    '/api/photos',
    {
      onRequest: app.requireCaller,
      // The handler streams the form, so the schema serves as documentation only.
      validatorCompiler: () => (value) => ({ value }),
      schema: {
        description: 'A form with one picture as its field `photo`.',
        body: z.object({ photo: fileContent }),
        security: [{ idToken: [] }],
        consumes: ['multipart/form-data'],
        response: { 200: photo },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(uploads, caller.uid, TOO_MANY);
      const row = await openUpload(caller.uid, async () => {
        const file = await readFile(request);
        return receivePhoto(file, (bytes) =>
          storePhoto(storing, { uid: caller.uid, bytes, fileName: nameOf(file) }),
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

async function readFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new AppError('bad_request', PHOTO_MESSAGES.missing);
  const file = await request.file().catch(refuseUnreadable);
  if (!file) throw new AppError('bad_request', PHOTO_MESSAGES.missing);
  return file;
}

/** A form field may lack a file name, although the parser's types say otherwise. */
function nameOf({ filename }: { filename: string | undefined }): string {
  return filename ?? 'photo';
}

/**
 * Errors without a status mean that the form is malformed or truncated; errors with a status pass through.
 */
function refuseUnreadable(cause: unknown): never {
  if (cause instanceof Error && 'statusCode' in cause) throw cause;
  throw new AppError('bad_request', PHOTO_MESSAGES.unreadable, { cause });
}
