import path from 'node:path';
import { z } from 'zod';

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsAbsent, schema.optional());
const cents = z.coerce.number().int().min(50).max(99_999_999);

const variables = z.object({
  NODE_ENV: optional(z.enum(['development', 'test', 'production'])),
  PORT: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(65_535).default(4000)),
  HOST: z.preprocess(emptyIsAbsent, z.string().default('127.0.0.1')),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: z.preprocess(emptyIsAbsent, z.string().default('false')),
  DATA_DIR: z.preprocess(emptyIsAbsent, z.string().default('./data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  ROLE: z.preprocess(emptyIsAbsent, z.enum(['all', 'api', 'worker']).default('all')),
  MINIMUM_AGE: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(13).max(120).default(13)),
  PRICE_BASIC_CENTS: z.preprocess(emptyIsAbsent, cents.default(199)),
  PRICE_PREMIUM_CENTS: z.preprocess(emptyIsAbsent, cents.default(499)),
  CURRENCY: z.preprocess(
    emptyIsAbsent,
    z
      .string()
      .regex(/^[a-zA-Z]{3}$/, 'must be a three-letter currency code')
      .toLowerCase()
      .default('usd'),
  ),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(z.url({ protocol: /^https?$/ })),
  IMAGE_ENGINE: z.preprocess(emptyIsAbsent, z.enum(['studio']).default('studio')),
  LOG_LEVEL: z.preprocess(
    emptyIsAbsent,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  MAIL_FROM: z.preprocess(emptyIsAbsent, z.string().default('Toy Twin <hello@toytwin.example>')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
});

const environment = variables.refine(
  (value) => !value.STRIPE_SECRET_KEY || Boolean(value.STRIPE_WEBHOOK_SECRET),
  // Also when another variable is wrong: all are named at once.
  { path: ['STRIPE_WEBHOOK_SECRET'], error: 'is needed with STRIPE_SECRET_KEY', when: () => true },
);

/** Everything that can be configured, checked; made once by {@link readConfig} and passed on as an argument. */
export interface Config {
  port: number;
  host: string;
  /** Origin without a trailing slash, e.g. `https://toytwin.example`. */
  publicUrl: string;
  /** Whose `X-Forwarded-*` headers are believed: everybody's, nobody's, or those of the listed addresses. */
  trustProxy: boolean | string;
  /** Absolute path of the folder in which everything is kept. */
  dataDir: string;
  databaseUrl: string | undefined;
  role: 'all' | 'api' | 'worker';
  /** Years; one constant for the label, the terms and the message. */
  minimumAge: number;
  /** In the smallest unit of `currency`. */
  prices: { basic: number; premium: number; currency: string };
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiBase: string | undefined };
  imageEngine: 'studio';
  logLevel: string;
  mail: { from: string; smtpUrl: string | undefined };
  production: boolean;
}

/** A configuration that cannot be used; its message names every wrong variable at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks the configuration.
 * @throws {ConfigError} naming every variable that is wrong and why.
 */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration cannot be used:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    role: values.ROLE,
    minimumAge: values.MINIMUM_AGE,
    prices: {
      basic: values.PRICE_BASIC_CENTS,
      premium: values.PRICE_PREMIUM_CENTS,
      currency: values.CURRENCY,
    },
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiBase: values.STRIPE_API_BASE,
    },
    imageEngine: values.IMAGE_ENGINE,
    logLevel: values.LOG_LEVEL,
    mail: { from: values.MAIL_FROM, smtpUrl: values.SMTP_URL },
    production: values.NODE_ENV === 'production',
  };
}

function readTrustProxy(text: string): boolean | string {
  if (text === 'true') return true;
  if (text === 'false') return false;
  return text;
}
