import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, readConfig } from '#config.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
const storageOf = (variables: Record<string, string>): Config['storage'] => readConfig(variables).storage;

describe('STORAGE_URL', () => {
  it.each(['', 'file:', 'file://', 'file:///'])('defaults to the data folder for %j', (STORAGE_URL) => {
    expect(storageOf({ STORAGE_URL })).toEqual({ kind: 'file', folder: undefined });
  });

  it('accepts a local folder', () => {
    expect(storageOf({ STORAGE_URL: 'file:///mnt/toy%20twin' })).toMatchObject({ folder: '/mnt/toy twin' });
  });

  it("accepts Amazon S3, with keys or with the machine's role", () => {
    const amazon = { kind: 's3', bucket: 'toys', prefix: '', endpoint: undefined, forcePathStyle: false };
    expect(storageOf({ STORAGE_URL: 's3://toys', AWS_REGION: 'eu-central-1', ...KEYS })).toEqual({
      ...amazon,
      region: 'eu-central-1',
      keys: { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: undefined },
    });
    expect(storageOf({ STORAGE_URL: 's3://toys' })).toEqual({
      ...amazon,
      region: 'us-east-1',
      keys: undefined,
    });
  });

  it('accepts other S3-compatible stores, by the URL or by AWS_ENDPOINT_URL', () => {
    const elsewhere = { bucket: 'toys', prefix: 'a/b', region: 'auto', forcePathStyle: true };
    const endpoint = 'https://store.example:9000';
    expect(storageOf({ STORAGE_URL: `s3://toys/a/b/?endpoint=${endpoint}&region=auto` })).toMatchObject({
      ...elsewhere,
      endpoint,
    });
    expect(storageOf({ STORAGE_URL: 's3://toys/a/b?region=auto', AWS_ENDPOINT_URL: endpoint })).toMatchObject(
      { ...elsewhere, endpoint },
    );
    const hosts = `s3://toys?endpoint=${endpoint}&forcePathStyle=false`;
    expect(storageOf({ STORAGE_URL: hosts })).toMatchObject({ forcePathStyle: false });
  });

  it('accepts Google Cloud Storage', () => {
    const variables = { STORAGE_URL: 'gs://toys/shop', GOOGLE_APPLICATION_CREDENTIALS: '/run/key.json' };
    expect(storageOf(variables)).toEqual({
      kind: 'gs',
      bucket: 'toys',
      prefix: 'shop',
      endpoint: undefined,
      keyFile: '/run/key.json',
    });
  });

  it.each([
    [{ STORAGE_URL: 's3://' }, 'STORAGE_URL: must name a bucket'],
    [{ STORAGE_URL: 's3:///prefix' }, 'STORAGE_URL: must name a bucket'],
    [{ STORAGE_URL: 's3://id:secret@toys' }, 'STORAGE_URL: must not contain keys'],
    [{ STORAGE_URL: 's3://toys/../up' }, undefined],
    [{ STORAGE_URL: 's3://toys/a//b' }, 'STORAGE_URL: the prefix may contain only'],
    [{ STORAGE_URL: 's3://toys/%C3%A4' }, 'STORAGE_URL: the prefix may contain only'],
    [{ STORAGE_URL: 's3://toys?endpiont=https://x' }, 'STORAGE_URL: has the unknown option endpiont'],
    [{ STORAGE_URL: 's3://toys?endpoint=store.example' }, 'STORAGE_URL: the endpoint must be a URL'],
    [{ STORAGE_URL: 's3://toys?forcePathStyle=yes' }, 'STORAGE_URL: forcePathStyle must be'],
    [{ STORAGE_URL: 'gs://toys?region=x' }, 'STORAGE_URL: has the unknown option region'],
    [{ STORAGE_URL: 'file://server/share' }, 'STORAGE_URL: must be written as file:'],
    [{ STORAGE_URL: 'https://toys' }, 'STORAGE_URL: '],
    [{ AWS_ACCESS_KEY_ID: 'id' }, 'AWS_SECRET_ACCESS_KEY: must be set together'],
    [{ AWS_SECRET_ACCESS_KEY: 'secret' }, 'AWS_SECRET_ACCESS_KEY: must be set together'],
  ])('is validated with %j', (variables, words) => {
    if (words === undefined) expect(storageOf(variables)).toMatchObject({ prefix: 'up' });
    else expect(() => readConfig(variables)).toThrow(expect.objectContaining({ name: ConfigError.name }));
    if (words) expect(() => readConfig(variables)).toThrow(words);
  });
});
