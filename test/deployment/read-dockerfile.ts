import { readFileSync } from 'node:fs';

/** One instruction of a Dockerfile with joined lines. */
export interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of each stage in order. */
export function readDockerfile(file: string): Instruction[][] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`Not an instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

/** The variables of ENV instructions. */
export function environmentOf(stage: Instruction[]): Record<string, string> {
  const pairs = stage
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ rest }) => rest.split(/\s+/))
    .map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}
