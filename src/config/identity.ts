import { z } from 'zod';
import { optional, secret } from './variable.ts';

export const identityVariables = {
  FIREBASE_PROJECT_ID: optional(z.string()),
  FIREBASE_API_KEY: secret(),
  FIREBASE_AUTH_DOMAIN: optional(z.string()),
  FIREBASE_AUTH_EMULATOR_HOST: optional(z.string()),
};

const variables = z.object(identityVariables);

/** Who signs people in; without a Firebase project the embedded identity. */
export interface IdentityConfig {
  firebase:
    | { projectId: string; apiKey: string; authDomain: string; emulatorHost: string | undefined }
    | undefined;
}

export function readIdentity(values: z.infer<typeof variables>): IdentityConfig {
  const projectId = values.FIREBASE_PROJECT_ID;
  if (!projectId) return { firebase: undefined };
  return {
    firebase: {
      projectId,
      apiKey: values.FIREBASE_API_KEY ?? '',
      authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      emulatorHost: values.FIREBASE_AUTH_EMULATOR_HOST,
    },
  };
}
