import type { Services } from '#services/index.ts';
import type { PhotoProcessor } from '../contract.ts';

/** The companies that this installation sends new photos to; usually none. */
export function photoProcessors({
  switches,
  moderation,
}: Pick<Services, 'switches' | 'moderation'>): PhotoProcessor[] {
  const processors = new Set<PhotoProcessor>();
  for (const engine of [switches.read('engine.basic'), switches.read('engine.premium')])
    if (engine !== 'studio') processors.add(engine);
  if (moderation.sendsPhotos) processors.add('openai');
  return [...processors];
}
