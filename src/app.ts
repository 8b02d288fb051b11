import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountsRoutes } from '#features/accounts/server/routes.ts';
import { checkoutRoutes } from '#features/checkout/server/routes.ts';
import { designsRoutes } from '#features/designs/server/routes.ts';
import { emailsRoutes } from '#features/emails/server/routes.ts';
import { followUpRoutes } from '#features/generation/server/follow-ups/routes.ts';
import { generationRoutes } from '#features/generation/server/routes.ts';
import { operatorRoutes } from '#features/operator/server/routes.ts';
import { PROCESSOR_NAMES } from '#features/photos/contract.ts';
import {
  createPhotoDecoder,
  type PhotoDecoder,
} from '#features/photos/server/decoding/create-photo-decoder.ts';
import { createPhotoNormalizer } from '#features/photos/server/normalize-photo.ts';
import { photoProcessors } from '#features/photos/server/photo-processors.ts';
import { photosRoutes } from '#features/photos/server/routes.ts';
import { presentsRoutes } from '#features/presents/server/routes.ts';
import { previewsRoutes } from '#features/previews/server/routes.ts';
import { reportsRoutes } from '#features/reports/server/routes.ts';
import { sharingRoutes } from '#features/sharing/server/routes.ts';
import { templatesRoutes } from '#features/templates/server/routes.ts';
import { createCutouts } from '#features/toytwins/server/cutouts.ts';
import { createModelFiles } from '#features/toytwins/server/model-files.ts';
import { createPictureViews } from '#features/toytwins/server/picture-views.ts';
import { toytwinsRoutes } from '#features/toytwins/server/routes.ts';
import { trialRoutes } from '#features/trial/server/routes.ts';
import type { App } from '#http/application.ts';
import { addAuthentication } from '#http/authentication.ts';
import { answerClientError } from '#http/client-errors.ts';
import { addErrorHandler } from '#http/error-handler.ts';
import { facesRoutes } from '#http/faces.ts';
import { filesRoutes } from '#http/files.ts';
import { healthRoutes } from '#http/health.ts';
import { identityRoutes } from '#http/identity.ts';
import { addJsonBodies } from '#http/json-bodies.ts';
import { limitPipelining } from '#http/limit-pipelining.ts';
import { observeRequests } from '#http/observe-requests.ts';
import { addOpenApi } from '#http/openapi.ts';
import { outboxRoutes } from '#http/outbox.ts';
import { addPlainPages } from '#http/plain-page.ts';
import { reportUndeclaredProxy } from '#http/report-undeclared-proxy.ts';
import { readRequestId } from '#http/request-id.ts';
import { rewriteUrl } from '#http/rewrite-url.ts';
import { addSecurityHeaders } from '#http/security-headers.ts';
import { securityTxtRoute } from '#http/security-txt.ts';
import { shareTargetRoutes } from '#http/share-target.ts';
import { shedSlowCallers } from '#http/shed-slow-callers.ts';
import { addSite } from '#http/site/index.ts';
import type { Services } from '#services/index.ts';

/** Builds the HTTP application on open services. It does not listen yet. */
export async function buildApp(services: Services): Promise<App> {
  const { config, payment } = services;
  const app = fastify({
    loggerInstance: services.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: readRequestId,
    requestIdHeader: false,
    // A logger per request costs more than sending a thumbnail; log lines get the id from their context.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // Enough for the largest photo on a slow line; `shedSlowCallers` ends slower calls.
    requestTimeout: 600_000,
    // Longer than any proxy's, also Google's ten minutes: a POST that is sent on a closing connection is lost.
    // Unknown callers get less time.
    keepAliveTimeout: config.trustProxy ? 620_000 : 15_000,
    forceCloseConnections: 'idle',
    // While the server stops, a request that still arrives is served, not refused.
    return503OnClosing: false,
    rewriteUrl: rewriteUrl,
    clientErrorHandler: answerClientError,
    // As long as a URL can be: an id that is too long is answered by its route, not by the framework's own
    // message.
    routerOptions: { maxParamLength: 16 * 1024 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  limitPipelining(app);
  addSecurityHeaders(app, config);
  shedSlowCallers(app);
  addErrorHandler(app);
  reportUndeclaredProxy(app, config);
  addJsonBodies(app);
  observeRequests(app, services.metrics);
  await addOpenApi(app, config);
  addAuthentication(app, services.identity);

  const pictureViews = createPictureViews(services);
  const modelFiles = createModelFiles(services);
  const cutouts = createCutouts(services);
  const makeMissing = async (key: string) =>
    (await pictureViews.make(key)) || (await modelFiles.make(key)) || cutouts.make(key);
  const normalizePhoto = createPhotoNormalizer(addPhotoDecoder(app));
  addPlainPages(app, services);
  await app.register(healthRoutes, services);
  await app.register(identityRoutes, services);
  await app.register(accountsRoutes, services);
  await app.register(photosRoutes, { ...services, normalizePhoto });
  await app.register(templatesRoutes, services);
  await app.register(designsRoutes, services);
  await app.register(toytwinsRoutes, { ...services, modelFiles, cutouts });
  await app.register(previewsRoutes, services);
  await app.register(trialRoutes, { ...services, normalizePhoto });
  await app.register(checkoutRoutes, services);
  await app.register(generationRoutes, services);
  await app.register(followUpRoutes, services);
  await app.register(sharingRoutes, { ...services, pictureViews, modelFiles });
  await app.register(reportsRoutes, services);
  await app.register(presentsRoutes, { ...services, pictureViews });
  await app.register(emailsRoutes, services);
  await app.register(operatorRoutes, services);
  await app.register(filesRoutes, { ...services, makeMissing });
  await app.register(facesRoutes);
  await app.register(outboxRoutes, services);
  await app.register(shareTargetRoutes);
  await app.register(securityTxtRoute, services);
  if (payment.sandbox) await app.register(payment.sandbox.pages);
  await addSite(app, services, () =>
    photoProcessors(services).map((processor) => PROCESSOR_NAMES[processor]),
  );
  return app;
}

/** The processes that decode photos: ready before the first photo, and ended with the application. */
function addPhotoDecoder(app: App): PhotoDecoder {
  const decoder = createPhotoDecoder();
  app.addHook('onListen', async () => decoder.warmUp());
  app.addHook('onClose', () => decoder.close());
  return decoder;
}
