import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import { type Changes, follow } from '#services/database/follow.ts';
import type { Database } from '#services/database/index.ts';
import { defineSwitches, type SwitchDefinitions, type SwitchName, type SwitchValues } from './definitions.ts';
import { type SwitchRow, switches } from './tables.ts';

/** Who set a switch, and when. */
export type SwitchChange = Pick<SwitchRow, 'changedBy' | 'changedAt'>;

/** What operators set while the product runs. Environment variables give the defaults. */
export interface Switches {
  definitions: SwitchDefinitions;
  /** What a switch says now. It never waits. */
  read<Name extends SwitchName>(name: Name): SwitchValues[Name];
  /** Who set a switch; undefined if configuration decides. */
  changeOf(name: SwitchName): SwitchChange | undefined;
  /** Reads the rows again: after a change of this process, so that its own answers are new. */
  readAgain(): Promise<void>;
  close(): Promise<void>;
}

interface Needs {
  config: Pick<Config, 'imaging'>;
  database: Database;
  changes: Changes;
  logger: Logger;
}

/** Opens the switches; every process follows a change within ten seconds. */
export async function openSwitches({ config, database, changes, logger }: Needs): Promise<Switches> {
  const definitions = defineSwitches(config);
  const { now, readAgain, close } = await follow({
    name: 'switches',
    read: async () => apply(definitions, await database.select().from(switches), logger),
    changes,
    logger,
  });
  return {
    definitions,
    read: (name) => now().values[name],
    changeOf: (name) => now().changes.get(name),
    readAgain,
    close,
  };
}

/** A row whose value no longer fits, such as an engine whose key is gone, counts as none. */
function apply(definitions: SwitchDefinitions, rows: SwitchRow[], logger: Logger) {
  const values = configuredValues(definitions);
  const changes = new Map<string, SwitchChange>();
  for (const { name, value, changedBy, changedAt } of rows) {
    const parsed = Object.entries(definitions)
      .find(([known]) => known === name)?.[1]
      .schema.safeParse(value);
    if (parsed?.success) {
      Object.assign(values, { [name]: parsed.data });
      changes.set(name, { changedBy, changedAt });
    } else logger.warn({ name }, 'a switch says what this configuration does not allow; it is ignored');
  }
  return { values, changes };
}

function configuredValues(definitions: SwitchDefinitions): SwitchValues {
  const entries = Object.entries(definitions).map(([name, { configured }]) => [name, configured]);
  return Object.fromEntries(entries);
}
