import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';

const sdk = fileURLToPath(new URL('../../../node_modules/stripe/esm', import.meta.url));

/** Every call that the product makes, with the SDK's type of what may be sent along. */
const calls = {
  'POST /v1/checkout/sessions': 'Stripe.Checkout.SessionCreateParams',
  'GET /v1/checkout/sessions/:id': 'Stripe.Checkout.SessionRetrieveParams',
  'POST /v1/checkout/sessions/:id/expire': 'Stripe.Checkout.SessionExpireParams',
  'GET /v1/payment_intents/:id': 'Stripe.PaymentIntentRetrieveParams',
  'POST /v1/payment_intents/:id/capture': 'Stripe.PaymentIntentCaptureParams',
  'POST /v1/payment_intents/:id/cancel': 'Stripe.PaymentIntentCancelParams',
  'POST /v1/refunds': 'Stripe.RefundCreateParams',
  'GET /v1/prices/:id': 'Stripe.PriceRetrieveParams',
  'GET /v1/disputes': 'Stripe.DisputeListParams',
  'GET /v1/balance': 'Stripe.BalanceRetrieveParams',
  'GET /v1/account': 'Stripe.AccountRetrieveParams',
  'GET /v1/country_specs/:id': 'Stripe.CountrySpecRetrieveParams',
  'GET /v1/webhook_endpoints': 'Stripe.WebhookEndpointListParams',
} as const;
export type Call = keyof typeof calls;

/** Says what is wrong with a request, in words; undefined when nothing is. */
export type CheckRequest = (method: string, pathname: string, params: object) => string | undefined;

/**
 * Makes a checker of requests from the SDK's own types: no parameter that it does not know, no value of another
 * type or outside a list. The SDK opens its lists for values to come (`OtherString`); here they are closed, so that
 * a misspelt value is found.
 */
export async function readRequestSchemas(): Promise<CheckRequest> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-stripe-types-'));
  try {
    await copyClosedTypes(folder);
    return makeChecker(generate(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyClosedTypes(folder: string): Promise<void> {
  await cp(sdk, folder, { recursive: true, filter: (source) => !/\.(js|map)$/.test(source) });
  const shared = path.join(folder, 'shared.d.ts');
  const open = await readFile(shared, 'utf8');
  const closed = open.replace(/export type OtherString = .*;/, 'export type OtherString = never;');
  if (closed === open) throw new Error('The SDK does not open its lists as it used to');
  await writeFile(shared, closed);
  const aliases = Object.values(calls).map((type, index) => `export type Call${index} = ${type};`);
  await writeFile(
    path.join(folder, 'calls.ts'),
    [`import { Stripe } from './stripe.esm.node.js';`, ...aliases].join('\n'),
  );
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext', strict: true, types: [] },
      files: ['calls.ts'],
    }),
  );
}

function generate(folder: string) {
  const generator = createGenerator({
    path: path.join(folder, 'calls.ts'),
    tsconfig: path.join(folder, 'tsconfig.json'),
    skipTypeCheck: true,
    additionalProperties: false,
    topRef: true,
  });
  return Object.keys(calls).map((_call, index) => generator.createSchema(`Call${index}`));
}

function makeChecker(schemas: object[]): CheckRequest {
  // A form knows only texts: they are read as what the schema says.
  const ajv = new Ajv({ coerceTypes: true, strict: false, allErrors: true });
  const checks = Object.keys(calls).map((call, index) => ({
    pattern: new RegExp(`^${call.replaceAll(':id', '[^/]+')}$`),
    validate: ajv.compile(schemas[index] ?? false),
  }));
  return (method, pathname, params) => {
    const check = checks.find(({ pattern }) => pattern.test(`${method} ${pathname}`));
    if (!check) return 'no call that the product is known to make';
    if (check.validate(structuredClone(params))) return undefined;
    return ajv.errorsText(check.validate.errors);
  };
}
