import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  deprecated: z.string().optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), entry) });
const manifest = z.object({ license: z.string().optional() });

/** One installed or installable package. `name` keeps the folders of a nested one: 'drizzle-kit/node_modules/esbuild'. */
export interface Package {
  name: string;
  version: string;
  /** As its manifest says; undefined where neither lockfile nor manifest names one. */
  licence: string | undefined;
  isDev: boolean;
  hasScript: boolean;
  deprecated: string | undefined;
  /** False for what is meant for other systems. */
  isInstalled: boolean;
}

/** Every package of the lockfile, without our own. */
export function readPackages(lock = 'package-lock.json'): Package[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(lock, 'utf8')));
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, found]) => ({
      name: folder.slice(folder.indexOf('node_modules/') + 'node_modules/'.length),
      version: found.version ?? '',
      licence: found.license ?? licenceInManifest(folder),
      isDev: found.dev ?? false,
      hasScript: found.hasInstallScript ?? false,
      deprecated: found.deprecated,
      isInstalled: existsSync(folder),
    }));
}

function licenceInManifest(folder: string): string | undefined {
  const file = `${folder}/package.json`;
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).license : undefined;
}
