import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Thing, type ThingId, thingSchema } from './thing.ts';

/**
 * Imports every thing below a folder: `<family>/<id>.ts`. What things of a family share is in `<family>/parts/`, which
 * is not read. The things come in the order of their paths.
 *
 * @throws Error naming the file whose record is missing, breaks the schema, has an id that is not its file's name or
 * that another file has, or refers to a thing that does not exist.
 */
export async function loadThings(folder: URL): Promise<ReadonlyMap<ThingId, Thing>> {
  const files = await listThings(folder);
  const records: { file: string; thing: Thing }[] = [];
  // One by one: hundreds of imports at once take Node up to twice as long.
  for (const file of files) records.push({ file, thing: await readThing(folder, file) });
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

async function listThings(folder: URL): Promise<string[]> {
  const families = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = await Promise.all(
    families.map(async ({ name: family }) => {
      const entries = await readdir(new URL(`${family}/`, folder), { withFileTypes: true });
      return entries.filter(isThing).map(({ name }) => `${family}/${name}`);
    }),
  );
  return files.flat().sort();
}

const isThing = (entry: { name: string; isFile(): boolean }) =>
  entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts');

async function readThing(folder: URL, file: string): Promise<Thing> {
  const module: { default?: unknown } = await import(new URL(file, folder).href);
  const { data, error } = thingSchema.safeParse(module.default);
  if (error) throw new Error(`Thing ${file}:\n${z.prettifyError(error)}`);
  const name = path.basename(file, '.ts');
  if (data.id !== name) throw new Error(`Thing ${file}: the id "${data.id}" is not the name of the file`);
  return data;
}
