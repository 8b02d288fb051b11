import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { disconnectSignal } from '#http/disconnect-signal.ts';
import { fileContent } from '#http/openapi.ts';
import { spaceRefusalsOfCaller } from '#http/space-refusals.ts';
import type { Services } from '#services/index.ts';
import { enforceLimit } from '#services/limits/index.ts';
import { createSwitchedLimit } from '#services/switches/switched-limit.ts';
import { previewBody } from '../contract.ts';
import { drawPreview, drawTurning } from './draw-preview.ts';
import { sendPreview } from './send-preview.ts';

/**
 * `POST /api/mock-ups`: a small watermarked preview of the pack before payment; `POST /api/mock-ups/turning`: of the toy
 * from eight sides. Neither is stored.
 */
export async function previewsRoutes(app: App, services: Services): Promise<void> {
  // Continuous typing for ten minutes asks for one preview every one to two seconds.
  const previewLimit = createSwitchedLimit(services, 'preview');
  const onError = spaceRefusalsOfCaller();

  const kinds = [
    { url: '/api/mock-ups', type: 'image/jpeg', draw: drawPreview },
    { url: '/api/mock-ups/turning', type: 'image/webp', draw: drawTurning },
  ] as const;
  for (const { url, type, draw } of kinds) {
    app.post(
      url,
      {
        onRequest: app.requireCaller,
        onError,
        schema: {
          security: [{ idToken: [] }],
          body: previewBody,
          response: { 200: { content: { [type]: { schema: fileContent } } } },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        await enforceLimit(previewLimit, caller.uid, 'Too many previews. Please wait a few minutes.');
        const drawn = await draw(services, caller, request.body, disconnectSignal(reply));
        return sendPreview(reply.type(type).header('cache-control', 'private, no-store'), drawn);
      },
    );
  }
}
