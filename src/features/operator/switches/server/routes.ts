import { z } from 'zod';
import { operatorOf } from '#features/operator/access/server/require-operator.ts';
import { actAnswer, quickActBody } from '#features/operator/audit/contract.ts';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { setSwitchBody, switchesAnswer, switchName } from '../contract.ts';
import { changeSwitch, resetToConfiguration } from './change-switch.ts';
import { listSwitches } from './list-switches.ts';

const params = z.object({ name: switchName });

/** Switches that need no restart. */
export async function switchesRoutes(app: App, services: Services): Promise<void> {
  const changes = { onRequest: app.requireConfirmedOperator };
  const answer = { hide: true, params, response: { 200: actAnswer } };

  app.get(
    '/api/operator/switches',
    { onRequest: app.requireOperator, schema: { hide: true, response: { 200: switchesAnswer } } },
    async () => listSwitches(services),
  );

  app.post(
    '/api/operator/switches/:name',
    { ...changes, schema: { ...answer, body: setSwitchBody } },
    async (request) => {
      const { actId, why, value } = request.body;
      const act = { id: actId, why, operator: operatorOf(request) };
      return changeSwitch(services, act, request.params.name, value);
    },
  );

  app.post(
    '/api/operator/switches/:name/reset',
    { ...changes, schema: { ...answer, body: quickActBody } },
    async (request) => {
      const { actId, why } = request.body;
      const act = { id: actId, why, operator: operatorOf(request) };
      return resetToConfiguration(services, act, request.params.name);
    },
  );
}
