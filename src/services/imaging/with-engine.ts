import type { Engine } from '#config/imaging.ts';
import type { Imaging } from './index.ts';

/** The models of an engine that configuration has keys for. */
export async function withEngine(imaging: Imaging, engine: Engine): Promise<Imaging> {
  return engine === imaging.engine ? imaging : imaging.open(engine);
}
