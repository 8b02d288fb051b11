import { appPaths } from '#shared/app-paths.ts';
import type { App } from './application.ts';

/**
 * `POST /share-photo`: where phones send a photo that is shared to the installed app. Its service worker takes the photo
 * before it leaves the phone. If that is not there yet, the photo is not read here either, and the wizard asks for it.
 */
export async function shareTargetRoutes(app: App): Promise<void> {
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.post('/share-photo', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect(`${appPaths.create}?from=share`, 303),
  );
}
