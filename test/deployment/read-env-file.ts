import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables that an example env file sets, and those it mentions in comments. */
export function readEnvFile(file: string): { set: Record<string, string>; mentioned: string[] } {
  const text = readFileSync(file, 'utf8');
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseEnv(text))) if (value !== undefined) set[name] = value;
  return { set, mentioned: [...text.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name) };
}
