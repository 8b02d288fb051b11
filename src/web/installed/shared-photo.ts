/** Where the service worker leaves a photo that another app has shared, until the wizard takes it. */
export const PHOTO_CACHE = 'shared-photo';
const KEY = '/shared-photo';
/** Milliseconds for which it waits there, for somebody who has to log in first. */
const WAITS = 30 * 60_000;

/** Keeps the photo of a `POST /share-photo`, the manifest's `share_target`. A form without one keeps nothing. */
export async function keepSharedPhoto(request: Request): Promise<void> {
  const photo = (await request.formData()).get('photo');
  if (!(photo instanceof File)) return;
  const headers = {
    'content-type': photo.type,
    'x-name': encodeURIComponent(photo.name),
    'x-at': String(Date.now()),
  };
  const cache = await caches.open(PHOTO_CACHE);
  await cache.put(KEY, new Response(photo, { headers }));
}

/** Takes the photo that another app has shared, once; null if there is none, or it waited for more than half an hour. */
export async function takeSharedPhoto(): Promise<File | null> {
  const cache = await caches.open(PHOTO_CACHE);
  const kept = await cache.match(KEY);
  await caches.delete(PHOTO_CACHE);
  if (!kept || Date.now() - Number(kept.headers.get('x-at')) > WAITS) return null;
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}
