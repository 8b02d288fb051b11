import { z } from 'zod';
import { type DatabaseConfig, databaseRelations, databaseVariables, readDatabase } from '#config/database.ts';
import { type IdentityConfig, identityRelations, identityVariables, readIdentity } from '#config/identity.ts';
import { type ImagingConfig, imagingVariables, offersQuality, readImaging } from '#config/imaging.ts';
import { type MailConfig, mailVariables, readMail } from '#config/mail.ts';
import {
  type ModerationConfig,
  moderationMode,
  moderationVariables,
  readModeration,
} from '#config/moderation.ts';
import { type PaymentConfig, paymentRelations, paymentVariables, readPayment } from '#config/payment.ts';
import { readSeller, type SellerConfig, sellerRelations, sellerVariables } from '#config/seller.ts';
import { readServer, type ServerConfig, serverVariables } from '#config/server.ts';
import { readStorage, type StorageConfig, storageVariables } from '#config/storage.ts';

/** Every environment variable with its schema; all are validated at once. */
export const variables = z.object({
  ...serverVariables,
  ...databaseVariables,
  ...storageVariables,
  ...identityVariables,
  ...paymentVariables,
  ...sellerVariables,
  ...imagingVariables,
  ...moderationVariables,
  ...mailVariables,
});

type Values = z.infer<typeof variables>;

/** Rules between variables: the variable to blame, the message, and the condition. */
const relations: { blamed: keyof Values; message: string; isMet(values: Values): boolean }[] = [
  ...databaseRelations,
  ...paymentRelations,
  ...sellerRelations,
  ...identityRelations,
  {
    blamed: 'METRICS_PORT',
    message: 'must differ from PORT',
    // With port 0 the operating system chooses one; a worker does not listen on PORT.
    isMet: ({ METRICS_PORT, PORT, ROLE }) =>
      !Number(METRICS_PORT) || METRICS_PORT !== PORT || ROLE === 'worker',
  },
  {
    blamed: 'DATABASE_URL',
    message: 'is required with ROLE=api and ROLE=worker: the embedded database supports a single process',
    isMet: (values) => !['api', 'worker'].includes(values.ROLE) || Boolean(values.DATABASE_URL),
  },
  {
    blamed: 'MAIL_FROM',
    message: 'is required with SMTP_URL: a sender address that your mail server accepts',
    isMet: (values) => !values.SMTP_URL || Boolean(values.MAIL_FROM),
  },
  {
    blamed: 'AWS_SECRET_ACCESS_KEY',
    message: 'must be set together with AWS_ACCESS_KEY_ID: set both or neither',
    isMet: (values) => Boolean(values.AWS_ACCESS_KEY_ID) === Boolean(values.AWS_SECRET_ACCESS_KEY),
  },
  {
    blamed: 'AWS_SESSION_TOKEN',
    message: 'requires AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set all three',
    isMet: (values) => !values.AWS_SESSION_TOKEN || Boolean(values.AWS_ACCESS_KEY_ID),
  },
  {
    blamed: 'OPENAI_API_KEY',
    message: 'is required with IMAGE_ENGINE=openai and with MODERATION=openai',
    isMet: (values) =>
      Boolean(values.OPENAI_API_KEY) ||
      (values.IMAGE_ENGINE !== 'openai' && moderationMode(values) !== 'openai'),
  },
  {
    blamed: 'GOOGLE_GENERATIVE_AI_API_KEY',
    message: 'is required with IMAGE_ENGINE=google',
    isMet: (values) => values.IMAGE_ENGINE !== 'google' || Boolean(values.GOOGLE_GENERATIVE_AI_API_KEY),
  },
  {
    blamed: 'IMAGE_QUALITY',
    message: 'xhigh and max need gpt-image-2.5 or later: set IMAGE_MODEL as well',
    isMet: offersQuality,
  },
  {
    blamed: 'IMAGE_MODEL',
    message: 'must start with gemini- if IMAGE_ENGINE=google',
    isMet: (values) =>
      values.IMAGE_ENGINE !== 'google' || (values.IMAGE_MODEL?.startsWith('gemini-') ?? true),
  },
];

const environment = relations.reduce<z.ZodType<Values>>(
  (schema, { blamed, message, isMet }) =>
    // `when` runs the rule even if other variables are invalid, so that all problems are named at once.
    schema.refine(isMet, { path: [blamed], error: message, when: () => true }),
  variables,
);

/** The validated configuration. Created once by {@link readConfig} and passed as an argument. */
export interface Config extends ServerConfig, PaymentConfig {
  database: DatabaseConfig;
  storage: StorageConfig;
  identity: IdentityConfig;
  imaging: ImagingConfig;
  moderation: ModerationConfig;
  mail: MailConfig;
  /** Undefined: nobody is named. */
  seller: SellerConfig | undefined;
}

/** An invalid configuration; the message names every invalid variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and validates the configuration.
 * @throws {ConfigError} naming every invalid variable and the reason.
 */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Invalid configuration:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  return {
    ...readServer(values),
    ...readPayment(values),
    database: readDatabase(values),
    storage: readStorage(values),
    identity: readIdentity(values),
    imaging: readImaging(values),
    moderation: readModeration(values),
    mail: readMail(values),
    seller: readSeller(values),
  };
}
