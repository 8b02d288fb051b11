import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Thing, type ThingId, thingSchema } from './thing.ts';

const require = createRequire(import.meta.url);

/**
 * Loads every thing below a folder: `<family>/<id>.ts`. What things of a family share is in `<family>/parts/`, which
 * is not read. The things come in the order of their paths.
 *
 * It is synchronous, so that the catalogue needs no `await` outside of functions: a thread that is ended while such a
 * module is loaded takes the whole process with it (Node 24, "Check failed: (location_) != nullptr").
 *
 * @throws Error naming the file whose record is missing, breaks the schema, has an id that is not its file's name or
 * that another file has, or refers to a thing that does not exist.
 */
export function loadThings(folder: URL): ReadonlyMap<ThingId, Thing> {
  const records = listThings(folder).map((file) => ({ file, thing: readThing(folder, file) }));
  const fileOf = new Map<ThingId, string>();
  for (const { file, thing } of records) {
    const other = fileOf.get(thing.id);
    if (other) throw new Error(`Thing ${file}: ${other} has the same id`);
    fileOf.set(thing.id, file);
  }
  for (const { file, thing } of records)
    for (const other of [thing.variantOf, thing.ball])
      if (other !== undefined && !fileOf.has(other))
        throw new Error(`Thing ${file}: there is no thing "${other}"`);
  return new Map(records.map(({ thing }) => [thing.id, thing]));
}

function listThings(folder: URL): string[] {
  const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = families.flatMap(({ name: family }) => {
    const entries = readdirSync(new URL(`${family}/`, folder), { withFileTypes: true });
    return entries.filter(isThing).map(({ name }) => `${family}/${name}`);
  });
  return files.sort();
}

const isThing = (entry: { name: string; isFile(): boolean }) =>
  entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts');

function readThing(folder: URL, file: string): Thing {
  const module: { default?: unknown } = require(fileURLToPath(new URL(file, folder)));
  const { data, error } = thingSchema.safeParse(module.default);
  if (error) throw new Error(`Thing ${file}:\n${z.prettifyError(error)}`);
  const name = path.basename(file, '.ts');
  if (data.id !== name) throw new Error(`Thing ${file}: the id "${data.id}" is not the name of the file`);
  return data;
}
