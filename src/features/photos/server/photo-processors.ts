import type { Services } from '#services/index.ts';
import type { PhotoProcessor } from '../contract.ts';

/** The companies that this installation sends photos to; usually none. */
export function photoProcessors({
  imaging,
  moderation,
}: Pick<Services, 'imaging' | 'moderation'>): PhotoProcessor[] {
  const processors = new Set<PhotoProcessor>();
  if (imaging.engine !== 'studio') processors.add(imaging.engine);
  if (moderation.sendsPhotos) processors.add('openai');
  return [...processors];
}
