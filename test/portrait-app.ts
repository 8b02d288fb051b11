import { drawPortrait } from '@toy-twin/studio/fixtures';
import type { Photo } from '#features/photos/contract.ts';
import { type RunningApp, startApp } from './app.ts';
import { uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';

/** An app without workers, in which somebody has uploaded the drawn portrait of a face. */
export async function startWithPortrait(): Promise<{ running: RunningApp; robin: Person; photo: Photo }> {
  const running = await startApp({ workers: false });
  const robin = await signUp(running.app);
  return { running, robin, photo: await uploadPhoto(robin, await drawPortrait({ seed: 21 })) };
}
