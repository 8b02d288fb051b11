import fastifyMultipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { photo } from '#features/photos/contract.ts';
import { fileNameOf, photoForm, photoFormLimits, readPhotoForm } from '#features/photos/server/photo-form.ts';
import { presentPhoto } from '#features/photos/server/present-photo.ts';
import { createPhotoReceiver } from '#features/photos/server/receive-photo.ts';
import type { PhotoServices } from '#features/photos/server/routes.ts';
import { keepPhoto } from '#features/photos/server/store-photo.ts';
import { createUploadSlots } from '#features/photos/server/upload-slots.ts';
import { boxTask } from '#features/previews/server/draw-preview.ts';
import { sendPreview } from '#features/previews/server/send-preview.ts';
import { addressOf } from '#http/address-of.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { disconnectSignal } from '#http/disconnect-signal.ts';
import { fileContent } from '#http/openapi.ts';
import { spaceRefusalsOfNetwork } from '#http/space-refusals.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit, type Limit } from '#services/limits/index.ts';
import { networkOf, siteOf } from '#services/limits/network-of.ts';
import { tokenOfPhoto, trialLookChoicesBody, trialPhoto, trialPreviewBody } from '../contract.ts';
import { createPhotoMemory, type PhotoMemory } from './photo-memory.ts';
import { createTrialPlaces } from './trial-places.ts';

const TOO_MANY_UPLOADS = 'Too many photos from your network. Please wait a few minutes.';
const TOO_MANY_PREVIEWS = 'Too many previews from your network. Please wait a few minutes.';

/** The number on the box of somebody who has none yet. */
const FIRST = 1;
/** Uploads that this process receives at the same time, and buffers it keeps for them: fewer than for people with accounts. */
const UPLOADS = { perKey: 2, total: 8, forFirst: 4, spareBuffers: 1 };

/** What `/try` asks for: nothing of it needs an account, and nothing of it is stored. */
export async function trialRoutes(app: App, services: PhotoServices): Promise<void> {
  const memory = createPhotoMemory();
  await app.register(async (scope: App) => uploadRoutes(scope, services, memory));
  drawingRoutes(app, services, memory);
  handOverRoute(app, services, memory);
}

const enforceForNetwork = (limit: Limit, request: FastifyRequest, message: string) =>
  enforceLimit(limit, networkOf(addressOf(request)), message);

const forbidCaching = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

async function uploadRoutes(app: App, services: PhotoServices, memory: PhotoMemory): Promise<void> {
  await app.register(fastifyMultipart, { limits: photoFormLimits });
  const limit = createLimit(services.database, { name: 'try-photo', points: 10, seconds: 600 });
  const openUpload = createUploadSlots(UPLOADS);
  const receivePhoto = createPhotoReceiver(UPLOADS.spareBuffers);

  app.post(
    '/api/try/photos',
    {
      ...photoForm,
      onError: spaceRefusalsOfNetwork(),
      schema: { ...photoForm.schema, response: { 200: trialPhoto } },
    },
    async (request, reply) => {
      await enforceForNetwork(limit, request, TOO_MANY_UPLOADS);
      const network = networkOf(addressOf(request));
      const sender = { person: network, network, signal: disconnectSignal(reply) };
      const { normalised, ...about } = await openUpload(network, async () => {
        const file = await readPhotoForm(request);
        services.imaging.preview.getReady();
        return receivePhoto(file, async (bytes) => ({
          normalised: await services.normalisePhoto(bytes, sender),
          fileName: fileNameOf(file),
          size: bytes.length,
        }));
      });
      const photo = { ...(await normalised()), ...about };
      const { token, id } = memory.add(photo, siteOf(addressOf(request)));
      forbidCaching(reply);
      // It advises only: without it the page goes on.
      const checking = services.imaging.preview.checkPhoto(id, photo.jpeg, sender.signal);
      return { token, concerns: await checking.catch(() => []) };
    },
  );

  app.delete(
    '/api/try/photos/:token',
    { schema: { params: tokenOfPhoto, response: { 204: z.undefined() } } },
    async (request, reply) => {
      memory.forget(request.params.token);
      return reply.code(204).send();
    },
  );
}

function drawingRoutes(app: App, { database, imaging }: Services, memory: PhotoMemory): void {
  const previews = createLimit(database, { name: 'try-mock-up', points: 200, seconds: 600 });
  const heads = createLimit(database, { name: 'try-look-choices', points: 200, seconds: 600 });
  const takePlace = createTrialPlaces();
  const onError = spaceRefusalsOfNetwork();
  const picture = (type: string) => ({ 200: { content: { [type]: { schema: fileContent } } } });

  app.get(
    '/api/try/photos/:token',
    { schema: { params: tokenOfPhoto, response: picture('image/jpeg') } },
    async (request, reply) => {
      const { jpeg } = memory.read(request.params.token);
      await enforceForNetwork(previews, request, TOO_MANY_PREVIEWS);
      return forbidCaching(reply).type('image/jpeg').send(asBuffer(jpeg));
    },
  );

  app.post(
    '/api/try/mock-ups',
    { onError, schema: { body: trialPreviewBody, response: picture('image/jpeg') } },
    async (request, reply) => {
      const { token, ...wishes } = request.body;
      const { id, jpeg } = memory.read(token);
      await enforceForNetwork(previews, request, TOO_MANY_PREVIEWS);
      const task = boxTask(imaging, { id, bytes: jpeg, serial: FIRST }, wishes);
      const box = await takePlace(id, () => imaging.preview.drawPreview(id, task, disconnectSignal(reply)));
      return sendPreview(forbidCaching(reply).type('image/jpeg'), box);
    },
  );

  app.post(
    '/api/try/look-choices',
    { onError, schema: { body: trialLookChoicesBody, response: picture('image/webp') } },
    async (request, reply) => {
      const { token, field, look } = request.body;
      const { id, jpeg } = memory.read(token);
      await enforceForNetwork(heads, request, TOO_MANY_PREVIEWS);
      const task = { photo: jpeg, field, look };
      const row = await takePlace(id, () => imaging.preview.drawChoices(id, task, disconnectSignal(reply)));
      return forbidCaching(reply).type('image/webp').send(asBuffer(row));
    },
  );
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The photo becomes an ordinary one of the caller, with the same id: box and figure stay as they were seen. */
function handOverRoute(app: App, services: Services, memory: PhotoMemory): void {
  const uploads = createLimit(services.database, { name: 'photo-upload', points: 120, seconds: 600 });
  app.post(
    '/api/photos/from-try',
    {
      onRequest: app.requireCaller,
      schema: { security: [{ idToken: [] }], body: tokenOfPhoto, response: { 200: photo } },
    },
    async (request) => {
      const { uid } = callerOf(request);
      await enforceLimit(uploads, uid, 'Too many uploads. Please wait a few minutes.');
      const row = await memory.handOver(request.body.token, ({ id, fileName, size, ...normalised }) =>
        keepPhoto(services, normalised, { id, uid, fileName, size }),
      );
      return presentPhoto(services.fileSigner, row);
    },
  );
}
