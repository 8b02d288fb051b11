import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#config.ts';
import {
  addOperator,
  listOperators,
  OperatorChangeError,
  removeOperator,
} from '#features/operator/access/server/change-operators.ts';
import { DatabaseUnusableError } from '#services/database/connection-errors.ts';
import { DataFolderInUseError, lockDataFolder } from '#services/database/data-folder-lock.ts';
import { openServices, type Services } from '#services/index.ts';
import { createLogger } from '#services/log/create-logger.ts';
import { queues } from '#start-product.ts';

const USAGE = `Who may use the operator's desk at /operator:
  npm run operator -- list
  npm run operator -- add EMAIL        an account that exists, by its confirmed address or its uid
  npm run operator -- remove EMAIL`;

/** Runs one command. @returns what to print. */
async function run({ database, identity }: Services, command: string, who: string): Promise<string> {
  if (command === 'add') {
    const { email } = await addOperator(database, who, identity.isEmailConfirmed);
    return `${email} is an operator now. Log in and open /operator.`;
  }
  if (command === 'remove') {
    await removeOperator(database, who);
    return `${who} is no longer an operator.`;
  }
  const found = await listOperators(database);
  const lines = found.map(({ email, uid, addedAt }) => `${email}  ${uid}  since ${addedAt.toISOString()}`);
  return lines.join('\n') || 'There is no operator yet. Add one: npm run operator -- add EMAIL';
}

/** Opens the product's database, which an embedded product must not be using, and runs the command. */
async function runOnDatabase(command: string, who: string): Promise<string> {
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  const unlock = config.database.url ? async () => {} : await lockDataFolder(config.dataDir);
  try {
    const services = await openServices(config, createLogger(config.logLevel), queues);
    try {
      return await run(services, command, who);
    } finally {
      await services.close();
    }
  } finally {
    await unlock();
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const [command = '', who = '', ...rest] = positionals;
const isComplete = command === 'list' ? who === '' : ['add', 'remove'].includes(command) && who !== '';
const inWords = [OperatorChangeError, ConfigError, DataFolderInUseError, DatabaseUnusableError];
try {
  if (!isComplete || rest.length > 0) throw new OperatorChangeError(USAGE);
  console.log(await runOnDatabase(command, who));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(inWords.some((type) => error instanceof type) ? error.message : error.stack);
  process.exitCode = 1;
}
