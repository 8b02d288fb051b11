import { addressOf } from '#http/address-of.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { disconnectSignal } from '#http/disconnect-signal.ts';
import { fileContent } from '#http/openapi.ts';
import { spaceRefusalsOfCaller } from '#http/space-refusals.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { networkOf } from '#services/limits/network-of.ts';
import { notFound } from '#shared/errors.ts';
import { unlessBlank } from '#shared/has-ink.ts';
import {
  lookChoicesBody,
  partParams,
  partQuery,
  readDescriptionAnswer,
  readDescriptionBody,
  thingsAnswer,
  thingsQuery,
} from '../contract.ts';
import { drawLookChoices } from './draw-look-choices.ts';
import { NO_WORDS_YET } from './no-words-yet.ts';
import { presentThings, presentUnderstood } from './present-parts.ts';
import { refuseByList } from './refuse-words.ts';

const TOO_MANY = 'Too many previews. Please wait a few minutes.';
const TOO_MANY_SEARCHES = 'Too many searches. Please wait a few minutes.';

const webp = { content: { 'image/webp': { schema: fileContent } } };

/** What an owner can choose: pictures for each look, what a description brings into the box, the shelf of things. */
export async function designsRoutes(app: App, services: Services): Promise<void> {
  lookRoutes(app, services);
  catalogueRoutes(app, services);
}

function lookRoutes(app: App, services: Services): void {
  // A picture for each of the seven fields, drawn again when a color changes: one each second for ten minutes.
  const limit = createLimit(services.database, { name: 'look-choices', points: 600, seconds: 600 });

  app.post(
    '/api/look-choices',
    {
      onRequest: app.requireCaller,
      onError: spaceRefusalsOfCaller(),
      schema: { security: [{ idToken: [] }], body: lookChoicesBody, response: { 200: webp } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(limit, caller.uid, TOO_MANY);
      const picture = await drawLookChoices(services, caller, request.body, disconnectSignal(reply));
      return reply
        .type('image/webp')
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
    },
  );
}

/** These hold nothing of anybody, so that they are public; nothing of a description is kept but how often our lists refuse. */
function catalogueRoutes(app: App, { database, imaging, moderation }: Services): void {
  // Two persons of one network who type without a pause, and as many searches.
  const readings = createLimit(database, { name: 'read-description', points: 1200, seconds: 600 });
  const coloured = createLimit(database, { name: 'part-picture', points: 600, seconds: 600 });
  const searches = createLimit(database, { name: 'things', points: 1200, seconds: 600 });

  app.post(
    '/api/descriptions/read',
    { schema: { body: readDescriptionBody, response: { 200: readDescriptionAnswer } } },
    async (request) => {
      const network = networkOf(addressOf(request));
      await enforceLimit(readings, network, TOO_MANY);
      const { description, name, line } = request.body;
      const words = { title: name ?? '', prompt: description, design: { name, line } };
      const refusal = refuseByList(moderation, words);
      if (refusal) moderation.countRefused(network, refusal.found);
      return {
        ...presentUnderstood(imaging.catalogue.understand(unlessBlank(description) ?? NO_WORDS_YET)),
        refusal: refusal?.message ?? null,
      };
    },
  );

  app.get(
    '/api/things',
    { schema: { querystring: thingsQuery, response: { 200: thingsAnswer } } },
    async (request) => {
      await enforceLimit(searches, networkOf(addressOf(request)), TOO_MANY_SEARCHES);
      return presentThings(imaging.catalogue.search(request.query.search));
    },
  );

  // Only pictures in a color are limited: of the others each is drawn once in the life of a process.
  app.get(
    '/api/things/:partId/picture',
    { schema: { params: partParams, querystring: partQuery, response: { 200: webp } } },
    async (request, reply) => {
      const { colour } = request.query;
      if (colour) await enforceLimit(coloured, networkOf(addressOf(request)), TOO_MANY);
      const picture = await imaging.catalogue.drawPart(request.params.partId, colour && `#${colour}`);
      if (!picture) throw notFound('Thing');
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=2592000')
        .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
    },
  );
}
