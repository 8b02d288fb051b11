import fastifyMultipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { photo } from '#features/photos/contract.ts';
import type { NormalizePhoto } from '#features/photos/server/normalize-photo.ts';
import { photoForm, photoFormLimits } from '#features/photos/server/photo-form.ts';
import { createPhotoUpload, limitPhotos } from '#features/photos/server/photo-upload.ts';
import { presentPhoto } from '#features/photos/server/present-photo.ts';
import type { PhotoServices } from '#features/photos/server/routes.ts';
import { boxTask } from '#features/previews/server/draw-preview.ts';
import { sendPreview } from '#features/previews/server/send-preview.ts';
import { addressOf } from '#http/address-of.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { disconnectSignal } from '#http/disconnect-signal.ts';
import { fileContent } from '#http/openapi.ts';
import { spaceRefusalsOfNetwork } from '#http/space-refusals.ts';
import type { Services } from '#services/index.ts';
import { networkOf, siteOf } from '#services/limits/network-of.ts';
import { tokenOfPhoto, trialLookChoicesBody, trialPhoto, trialPreviewBody } from '../contract.ts';
import { limitNetwork } from './limit-network.ts';
import { createPhotoMemory, type PhotoMemory } from './photo-memory.ts';
import { createPhotoTakeOver } from './take-over-photo.ts';
import { createTrialLoad, type TrialLoad } from './trial-load.ts';
import { createTrialPlaces } from './trial-places.ts';

/**
 * What one network may do in ten minutes while the machine is busy: two people choose from their looks, or ten look at their
 * boxes. While it is idle, what the operator's limits say.
 */
const PHOTOS = {
  name: 'try-photo',
  always: 10,
  usedUp: 'Too many photos from your network. Please wait a few minutes.',
} as const;
const DRAWINGS = {
  always: 200,
  usedUp: 'Too many previews from your network. Please wait a few minutes.',
} as const;

/** The number on the box of somebody who has none yet. */
const FIRST = 1;
/**
 * Uploads that this process receives at the same time, and buffers it keeps for them: fewer than for people with accounts.
 * Of one network four, as a class sends its photos together.
 */
const UPLOADS = { perKey: 4, total: 8, forFirst: 4, spareBuffers: 1 };

/** What `/try` asks for: nothing of it needs an account, and nothing of it is stored. */
export async function trialRoutes(app: App, services: PhotoServices): Promise<void> {
  const memory = createPhotoMemory();
  const load = createTrialLoad();
  await app.register(async (scope: App) => uploadRoutes(scope, services, memory, load));
  drawingRoutes(app, services, memory, load);
  handOverRoute(app, services, memory);
}

const networkOfCaller = (request: FastifyRequest) => networkOf(addressOf(request));

const forbidCaching = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

async function uploadRoutes(
  app: App,
  services: PhotoServices,
  memory: PhotoMemory,
  load: TrialLoad,
): Promise<void> {
  await app.register(fastifyMultipart, { limits: photoFormLimits });
  const whileIdle = () => services.switches.read('limit.try-photo');
  const enforcePhotos = limitNetwork(services.database, load, { ...PHOTOS, whileIdle });
  const normalizePhoto: NormalizePhoto = (bytes, sender) =>
    load.during(() => services.normalizePhoto(bytes, sender));
  const receiveUpload = createPhotoUpload({ ...services, normalizePhoto }, UPLOADS);

  app.post(
    '/api/try/photos',
    {
      ...photoForm,
      onError: spaceRefusalsOfNetwork(),
      schema: { ...photoForm.schema, response: { 200: trialPhoto } },
    },
    async (request, reply) => {
      forbidCaching(reply);
      const network = networkOfCaller(request);
      const signal = disconnectSignal(reply);
      // Counted with the slot: a photo without a slot is sent again, and must not use up the limit of a class.
      const admit = () => enforcePhotos(network);
      const photo = await receiveUpload(request, { person: network, network, signal }, admit);
      const { token, id } = memory.add(photo, siteOf(addressOf(request)));
      // It only advises: the page continues without it.
      const checking = load.during(() => services.imaging.preview.checkPhoto(id, photo.jpeg, signal));
      return { token, ...(await checking.catch(() => ({ concerns: [], faces: [] }))) };
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

function drawingRoutes(
  app: App,
  { database, imaging, switches }: Services,
  memory: PhotoMemory,
  load: TrialLoad,
): void {
  const drawings = { ...DRAWINGS, whileIdle: () => switches.read('limit.try-preview') };
  const enforcePreviews = limitNetwork(database, load, { name: 'try-preview', ...drawings });
  const enforceHeads = limitNetwork(database, load, { name: 'try-look-choices', ...drawings });
  const takePlace = createTrialPlaces();
  const onError = spaceRefusalsOfNetwork();
  const picture = (type: string) => ({ 200: { content: { [type]: { schema: fileContent } } } });

  app.get(
    '/api/try/photos/:token',
    { schema: { params: tokenOfPhoto, response: picture('image/jpeg') } },
    async (request, reply) => {
      const { jpeg } = memory.read(request.params.token);
      await enforcePreviews(networkOfCaller(request));
      return forbidCaching(reply).type('image/jpeg').send(asBuffer(jpeg));
    },
  );

  app.post(
    '/api/try/mock-ups',
    { onError, schema: { body: trialPreviewBody, response: picture('image/jpeg') } },
    async (request, reply) => {
      const { token, ...wishes } = request.body;
      const { id, jpeg } = memory.read(token);
      await enforcePreviews(networkOfCaller(request));
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
      await enforceHeads(networkOfCaller(request));
      const task = { photo: jpeg, field, look };
      const row = await takePlace(id, () => imaging.preview.drawChoices(id, task, disconnectSignal(reply)));
      return forbidCaching(reply).type('image/webp').send(asBuffer(row));
    },
  );
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The photo becomes an ordinary one of the caller. */
function handOverRoute(app: App, services: Services, memory: PhotoMemory): void {
  const enforcePhotos = limitPhotos(services);
  const takeOver = createPhotoTakeOver(services, memory);
  app.post(
    '/api/photos/from-try',
    {
      onRequest: app.requireCaller,
      schema: { security: [{ idToken: [] }], body: tokenOfPhoto, response: { 200: photo } },
    },
    async (request) => {
      const { uid } = callerOf(request);
      await enforcePhotos(uid);
      const row = await takeOver(request.body.token, uid);
      return presentPhoto(services.fileSigner, row);
    },
  );
}
