import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';

const sdk = fileURLToPath(new URL('../../../node_modules/stripe/esm', import.meta.url));

/** Every call that the product makes, with the SDK's type of what may be sent along and the file that it stands in. */
const calls = {
  'POST /v1/checkout/sessions': ['Checkout.SessionCreateParams', 'Checkout/Sessions'],
  'GET /v1/checkout/sessions/:id': ['Checkout.SessionRetrieveParams', 'Checkout/Sessions'],
  'POST /v1/checkout/sessions/:id/expire': ['Checkout.SessionExpireParams', 'Checkout/Sessions'],
  'GET /v1/payment_intents/:id': ['PaymentIntentRetrieveParams', 'PaymentIntents'],
  'POST /v1/payment_intents/:id/capture': ['PaymentIntentCaptureParams', 'PaymentIntents'],
  'POST /v1/payment_intents/:id/cancel': ['PaymentIntentCancelParams', 'PaymentIntents'],
  'POST /v1/refunds': ['RefundCreateParams', 'Refunds'],
  'GET /v1/prices/:id': ['PriceRetrieveParams', 'Prices'],
  'GET /v1/disputes': ['DisputeListParams', 'Disputes'],
  'GET /v1/events': ['EventListParams', 'Events'],
  'GET /v1/balance': ['BalanceRetrieveParams', 'Balance'],
  'GET /v1/account': ['AccountRetrieveParams', 'Accounts'],
  'GET /v1/country_specs/:id': ['CountrySpecRetrieveParams', 'CountrySpecs'],
  'GET /v1/webhook_endpoints': ['WebhookEndpointListParams', 'WebhookEndpoints'],
} as const;
const files = [
  'shared.d.ts',
  'Decimal.d.ts',
  ...new Set(Object.values(calls).map(([, file]) => `resources/${file}.d.ts`)),
];

/** Says what is wrong with a request, in words; undefined when nothing is. */
export type CheckRequest = (method: string, pathname: string, params: object) => string | undefined;

/**
 * Makes a checker of requests from the SDK's own types: no parameter that it does not know, no value of another
 * type or outside a list. The SDK opens its lists for values to come (`OtherString`); here they are closed, so that
 * a misspelled value is found.
 */
export async function readRequestSchemas(): Promise<CheckRequest> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-stripe-types-'));
  try {
    await writeClosedTypes(folder);
    return makeChecker(generate(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * One file with what requests need: the whole SDK would take a minute. What its imports bring besides, the types of
 * answers, stays unknown and is not asked for.
 */
async function writeClosedTypes(folder: string): Promise<void> {
  const open = (await Promise.all(files.map((file) => readFile(path.join(sdk, file), 'utf8')))).join('\n');
  const closed = open
    .replaceAll(/^import [^;]*;$/gm, '')
    .replace(/^export type OtherString = .*;$/m, 'export type OtherString = never;');
  if (!closed.includes('OtherString = never'))
    throw new Error('The SDK does not open its lists as it used to');
  const aliases = Object.values(calls).map(([type], index) => `export type Call${index} = ${type};`);
  await writeFile(path.join(folder, 'calls.ts'), [closed, ...aliases].join('\n'));
  const compilerOptions = { module: 'nodenext', moduleResolution: 'nodenext', strict: true, types: [] };
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['calls.ts'] }),
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
