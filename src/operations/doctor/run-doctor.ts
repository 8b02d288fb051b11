import { isSecret } from '#config/variable.ts';
import { type Config, ConfigError, readConfig, variables } from '#config.ts';
import { withTimeout } from '#shared/concurrency/with-timeout.ts';
import { type Check, checks } from './checks.ts';
import { maskValue } from './mask.ts';

type State = 'ok' | 'FAIL' | 'embedded';
type Print = (line: string) => void;

/** Time-out of a check in milliseconds. */
const PATIENCE = 30_000;

/**
 * Checks the configuration and every configured service, and prints one line each; changes nothing.
 * @returns the exit code: 0 if nothing failed.
 */
export async function runDoctor(environment: NodeJS.ProcessEnv, print: Print): Promise<number> {
  const config = readOrTell(environment, print);
  if (!config) return 1;
  const results = await Promise.all(checks.map((check) => tryCheck(check, config)));
  for (const { name, state, detail } of results) printLine(print, state, name, detail);
  return results.some(({ state }) => state === 'FAIL') ? 1 : 0;
}

function readOrTell(environment: NodeJS.ProcessEnv, print: Print): Config | undefined {
  const given = givenVariables(environment);
  try {
    const config = readConfig(environment);
    printLine(print, 'ok', 'configuration', given.length > 0 ? 'these variables are set:' : 'all defaults');
    for (const line of given) print(`${' '.repeat(26)}${line}`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    printLine(print, 'FAIL', 'configuration', error.message);
    return undefined;
  }
}

/** `NAME=value` of each known variable that is set, with secrets masked. */
function givenVariables(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(variables.shape).flatMap(([name, schema]) => {
    const value = environment[name]?.trim();
    return value ? [`${name}=${maskValue(name, value, isSecret(schema))}`] : [];
  });
}

async function tryCheck(
  { name, isEmbedded, run }: Check,
  config: Config,
): Promise<{ name: string; state: State; detail: string }> {
  try {
    const detail = await withTimeout(PATIENCE, run(config));
    return { name, state: isEmbedded?.(config) ? 'embedded' : 'ok', detail };
  } catch (error) {
    return { name, state: 'FAIL', detail: error instanceof Error ? error.message : String(error) };
  }
}

function printLine(print: Print, state: State, name: string, detail: string): void {
  print(`${state.padEnd(8)}  ${name.padEnd(14)}  ${detail}`);
}
