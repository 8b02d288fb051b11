import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { addOperator } from '#features/operator/access/server/change-operators.ts';
import { openServices } from '#services/index.ts';
import { createLogger } from '#services/log/create-logger.ts';
import { queues } from '#start-product.ts';
import { signUp } from '../../test/person.ts';
import { OPERATOR } from '../steps/operator.ts';

/** Makes the account of the operator in a new data folder, before the product starts on it. */
export async function makeOperator(variables: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(variables);
  const services = await openServices(config, createLogger(config.logLevel), queues);
  const app = await buildApp(services);
  try {
    const { uid } = await signUp(app, { ...OPERATOR, origin: config.publicUrl });
    await addOperator(services.database, uid, services.identity.isEmailConfirmed);
  } finally {
    await app.close();
    await services.close();
  }
}
