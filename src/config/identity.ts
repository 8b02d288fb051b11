import { z } from 'zod';
import { optional, secret } from './variable.ts';

const PROJECT_ID = /^([a-z0-9.-]+:)?[a-z][a-z0-9-]{2,28}[a-z0-9]$/;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const HOST_AND_PORT = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\]):\d{1,5}$/i;

/** Identity service: Firebase if configured, otherwise the embedded one. */
export const identityVariables = {
  FIREBASE_PROJECT_ID: optional(
    z.string().regex(PROJECT_ID, 'must be the id of a Firebase project, such as toy-twin-1a2b3'),
  ),
  FIREBASE_API_KEY: secret(),
  FIREBASE_AUTH_DOMAIN: optional(
    z.string().regex(HOST, 'must be a host name without https://, such as toy-twin-1a2b3.firebaseapp.com'),
  ),
  FIREBASE_AUTH_EMULATOR_HOST: optional(
    z.string().regex(HOST_AND_PORT, 'must be a host and a port without http://, such as 127.0.0.1:9099'),
  ),
};

const variables = z.object({ ...identityVariables, NODE_ENV: z.string().optional() });
type Values = z.infer<typeof variables>;

const needsProject = (name: 'FIREBASE_API_KEY' | 'FIREBASE_AUTH_DOMAIN' | 'FIREBASE_AUTH_EMULATOR_HOST') => ({
  blamed: 'FIREBASE_PROJECT_ID' as const,
  message: `is required with ${name}`,
  isMet: (values: Values) => !values[name] || Boolean(values.FIREBASE_PROJECT_ID),
});

/** Rules between the identity variables. */
export const identityRelations = [
  needsProject('FIREBASE_API_KEY'),
  needsProject('FIREBASE_AUTH_DOMAIN'),
  needsProject('FIREBASE_AUTH_EMULATOR_HOST'),
  {
    blamed: 'FIREBASE_API_KEY' as const,
    message: 'is required with FIREBASE_PROJECT_ID',
    isMet: (values: Values) => !values.FIREBASE_PROJECT_ID || Boolean(values.FIREBASE_API_KEY),
  },
  {
    blamed: 'FIREBASE_AUTH_EMULATOR_HOST' as const,
    message:
      'must not be set with NODE_ENV=production: the emulator does not sign its ID tokens, so anyone could log in as anyone',
    isMet: (values: Values) => values.NODE_ENV !== 'production' || !values.FIREBASE_AUTH_EMULATOR_HOST,
  },
];

/** A Firebase project, as in the console's web config. */
export interface FirebaseConfig {
  projectId: string;
  /** Identifies the project to Google. Sent to every browser: not a secret. */
  apiKey: string;
  /** Host name of the project's own sign-in pages. */
  authDomain: string;
  /** Host and port of the Auth emulator; refused in production. */
  emulatorHost: string | undefined;
}

/** Identity service; without a Firebase project the embedded one. */
export interface IdentityConfig {
  firebase: FirebaseConfig | undefined;
}

/** Identity configuration from validated variables. */
export function readIdentity(values: z.infer<z.ZodObject<typeof identityVariables>>): IdentityConfig {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = values;
  if (!projectId || !apiKey) return { firebase: undefined };
  return {
    firebase: {
      projectId,
      apiKey,
      authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      emulatorHost: values.FIREBASE_AUTH_EMULATOR_HOST,
    },
  };
}
