import type { App } from '../../../http/application.ts';
import { callerOf } from '../../../http/authentication.ts';
import type { Services } from '../../../services/index.ts';
import { createLimit, useOrRefuse } from '../../../services/limits/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { PHOTO_MESSAGES, photo } from '../contract.ts';
import { createTimestamps } from './photo-key.ts';
import { presentPhoto } from './present-photo.ts';
import { storePhoto } from './store-photo.ts';

/** `POST /api/photos`: one picture as the multipart field `photo`. */
export async function photosRoutes(app: App, services: Services): Promise<void> {
  const uploads = createLimit(services.database, { name: 'photo-upload', points: 120, seconds: 600 });
  const timestamp = createTimestamps();

  app.post(
    '/api/photos',
    {
      onRequest: app.requireCaller,
      schema: { security: [{ idToken: [] }], consumes: ['multipart/form-data'], response: { 200: photo } },
    },
    async (request) => {
      const caller = callerOf(request);
      await useOrRefuse(uploads, caller.uid, 'That were many photos. Please wait a few minutes.');
      if (!request.isMultipart()) throw new AppError('bad_request', PHOTO_MESSAGES.missing);
      const file = await request.file().catch(refuseUnreadable);
      if (!file) throw new AppError('bad_request', PHOTO_MESSAGES.missing);
      const bytes = await file.toBuffer().catch((cause: unknown) => {
        if (file.file.truncated) throw new AppError('too_large', PHOTO_MESSAGES.tooManyBytes, { cause });
        return refuseUnreadable(cause);
      });
      const upload = { uid: caller.uid, bytes, fileName: file.filename, timestamp: timestamp() };
      const row = await storePhoto(services, upload);
      return presentPhoto(services.fileSigner, row);
    },
  );
}

/** The parser's plain errors mean that the form itself is broken or was cut off; those with a status speak for themselves. */
function refuseUnreadable(cause: unknown): never {
  if (cause instanceof Error && 'statusCode' in cause) throw cause;
  throw new AppError('bad_request', PHOTO_MESSAGES.unreadable, { cause });
}
