import { usableEngines } from '#config/imaging.ts';
import type { VersionRow } from '#features/toytwins/tables.ts';
import { withEngine } from '#services/imaging/with-engine.ts';
import type { Services } from '#services/index.ts';

/**
 * The services with the models that make a version. It keeps the engine that its tier had when it was opened: its owner
 * knows who gets the photo. If configuration has lost that engine's key, the configured engine makes it.
 */
export async function drawnBy<Needs extends Pick<Services, 'config' | 'imaging'>>(
  services: Needs,
  version: Pick<VersionRow, 'engine'>,
): Promise<Needs> {
  const { config, imaging } = services;
  const engine = usableEngines(config.imaging).find((usable) => usable === version.engine);
  return engine ? { ...services, imaging: await withEngine(imaging, engine) } : services;
}
