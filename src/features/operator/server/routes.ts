import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { addOperators } from '../access/server/require-operator.ts';
import { accessRoutes } from '../access/server/routes.ts';
import { accountingRoutes } from '../accounting/server/routes.ts';
import { auditRoutes } from '../audit/server/routes.ts';
import { inboxRoutes } from '../inbox/server/routes.ts';
import { operatorOrdersRoutes } from '../orders/server/routes.ts';
import { peopleRoutes } from '../people/server/routes.ts';
import { switchesRoutes } from '../switches/server/routes.ts';
import { todayRoutes } from '../today/server/routes.ts';
import { wordsRoutes } from '../words/server/routes.ts';

/** The calls of the operator's desk, part by part. */
export async function operatorRoutes(app: App, services: Services): Promise<void> {
  addOperators(app, services);
  await app.register(accessRoutes, services);
  await app.register(todayRoutes, services);
  await app.register(operatorOrdersRoutes, services);
  await app.register(auditRoutes, services);
  await app.register(accountingRoutes, services);
  await app.register(switchesRoutes, services);
  await app.register(wordsRoutes, services);
  await app.register(peopleRoutes, services);
  await app.register(inboxRoutes, services);
}
