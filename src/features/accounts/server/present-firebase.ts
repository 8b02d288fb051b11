import type { Config } from '#config.ts';
import type { FirebaseProject } from '#features/configuration/contract.ts';

/** The configured Firebase project as browsers need it; null when the embedded identity signs people in. */
export function presentFirebase({ identity: { firebase } }: Config): FirebaseProject | null {
  if (!firebase) return null;
  const { projectId, apiKey, authDomain, emulatorHost } = firebase;
  return { projectId, apiKey, authDomain, emulatorUrl: emulatorHost ? `http://${emulatorHost}` : null };
}
