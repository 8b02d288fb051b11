import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig, variables } from '#config.ts';
import { environmentOf, type Instruction, readDockerfile } from './deployment/read-dockerfile.ts';
import { readEnvFile } from './deployment/read-env-file.ts';

const known = Object.keys(variables.shape);
/** Variables of glibc, not of the product. */
const ALLOCATOR = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'];
const stages = readDockerfile('Dockerfile');
const image = stages.at(-1) ?? [];
const one = (stage: Instruction[], name: string) =>
  stage.filter((instruction) => instruction.name === name).map(({ rest }) => rest);

describe('Dockerfile', () => {
  it('starts every stage from one pinned, slim Node 24', () => {
    const bases = new Set(stages.map(([from]) => from?.rest.split(' ')[0]));
    expect([...bases]).toHaveLength(1);
    expect([...bases][0]).toMatch(/^node:24\.\d+\.\d+-\w+-slim$/);
    const own = z.object({ devDependencies: z.object({ node: z.string() }) });
    const { devDependencies } = own.parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect([...bases][0]).toContain(`node:${devDependencies.node}-`);
  });

  it('copies only files that exist and are not ignored', () => {
    const context = new Set(
      readFileSync('.dockerignore', 'utf8')
        .split('\n')
        .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : [])),
    );
    const copied = stages
      .flatMap((stage) => one(stage, 'COPY'))
      .filter((rest) => !rest.startsWith('--from='));
    const sources = copied.flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(sources.length).toBeGreaterThan(8);
    for (const source of sources) {
      expect(existsSync(source), source).toBe(true);
      expect(context, source).toContain(source.split('/')[0]);
    }
    for (const place of context) expect(existsSync(place), place).toBe(true);
  });

  it('runs the server without root and npm, and with a health check', () => {
    expect(one(image, 'USER')).toEqual(['node']);
    expect(one(image, 'CMD')).toEqual(['["node", "src/server.ts"]']);
    expect(one(image, 'VOLUME')).toEqual([environmentOf(image).DATA_DIR]);
    const [health = ''] = one(image, 'HEALTHCHECK');
    expect(health).toContain('METRICS_PORT');
    expect(health).toContain('/healthz');
  });

  it('sets known variables to valid values', () => {
    const environment = environmentOf(image);
    const own = Object.keys(environment).filter((name) => !ALLOCATOR.includes(name));
    expect(known).toEqual(expect.arrayContaining(own));
    const config = readConfig({ ...environment, PAYMENT: 'sandbox' });
    expect(config.production).toBe(true);
    expect(one(image, 'EXPOSE')).toEqual([`${config.port} ${config.metricsPort}`]);
    const start = readFileSync('scripts/setup/node24.mjs', 'utf8');
    for (const name of ALLOCATOR) expect(start).toContain(`${name} = '${environment[name]}'`);
  });

  it('includes the backup commands, which need no development tools', () => {
    const copied = one(image, 'COPY').flatMap((rest) => rest.split(' ').slice(0, -1));
    const commands = ['scripts/backup.ts', 'scripts/restore.ts', 'scripts/move.ts'];
    expect(copied).toEqual(expect.arrayContaining([...commands, 'src']));
    const own = readdirSync('src/operations/transfer').map((file) => `src/operations/transfer/${file}`);
    const text = [...commands, ...own.filter((file) => !file.endsWith('.test.ts'))]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, place = '']) => place);
    expect(imported.filter((place) => !/^\.\/|^\.\.\/\.\.\/src\//.test(place))).toEqual([]);
  });

  it('installs the packages that the server uses, no others, and deletes no folders', () => {
    const [install = ''] = one(stages[1] ?? [], 'RUN');
    expect(install).toContain('--omit=dev');
    expect(readFileSync('Dockerfile', 'utf8')).not.toMatch(/\brm -/);
    const manifest = z.object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    });
    const { dependencies, devDependencies } = manifest.parse(
      JSON.parse(readFileSync('package.json', 'utf8')),
    );
    for (const name of ['@firebase/auth', 'react', 'three', 'node'])
      expect(devDependencies).toHaveProperty([name]);
    const isServer = (file: string) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)web\//.test(file);
    const text = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter(isServer)
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
      .join('\n');
    const used = [...text.matchAll(/(?:from|import) *\(?'((?:@[\w-]+\/)?[\w.-]+)(?=['/])/g)].map(
      ([, name = '']) => name,
    );
    expect(used).toContain('fastify');
    expect(used.filter((name) => name in devDependencies && !(name in dependencies))).toEqual([]);
  });
});

const service = z.object({
  image: z.string(),
  read_only: z.boolean().optional(),
  restart: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.string().optional(),
  ports: z.array(z.string()).optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  stop_grace_period: z.string().optional(),
  tmpfs: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
});
const composed = z
  .object({ services: z.record(z.string(), service), networks: z.object({ inside: z.looseObject({}) }) })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }));
const composeEnv = readEnvFile('deploy/compose.env.example');
const filledIn: Record<string, string> = { DATABASE_PASSWORD: 'd8f1', STORAGE_PASSWORD: '0c5e' };
const productEnv = readEnvFile('deploy/product.env.example');
const filled = (text: string) =>
  text.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => {
    const value = composeEnv.set[name] === '' ? filledIn[name] : composeEnv.set[name];
    if (value === undefined) throw new Error(`deploy/compose.env.example does not set ${name}`);
    return value;
  });
const products = Object.entries(composed.services).filter(([, { image }]) => image === 'toy-twin');

describe('compose.yaml', () => {
  it('runs two API and two worker processes', () => {
    const counts = products.map(([, { environment, deploy }]) => [environment.ROLE, deploy?.replicas]);
    expect(counts).toEqual([
      ['api', 2],
      ['worker', 2],
    ]);
  });

  it.each(products)('%s sets known variables to valid values', (_, { environment, env_file }) => {
    expect(env_file).toBe('deploy/product.env');
    const named = Object.keys({ ...environment, ...productEnv.set });
    expect(known).toEqual(expect.arrayContaining([...named, ...productEnv.mentioned]));
    expect(Object.keys(productEnv.set).filter((name) => name in environment)).toEqual([]);
    const own = Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, filled(text)]));
    const given = { ...environmentOf(image), ...productEnv.set, ...own };
    expect(() => readConfig(given)).toThrow('set PAYMENT=sandbox');
    const config = readConfig({ ...given, PAYMENT: 'sandbox' });
    expect(config.publicUrl).toBe(`https://${composeEnv.set.SITE}`);
    expect(config.role).toBe(environment.ROLE);
    expect(config.production).toBe(true);
  });

  it('starts with no password from the public example', () => {
    expect(Object.keys(composeEnv.set).filter((name) => composeEnv.set[name] === '')).toEqual(
      Object.keys(filledIn),
    );
    const passwords = readFileSync('compose.yaml', 'utf8').match(/\$\{\w*PASSWORD[^}]*\}/g);
    for (const password of passwords ?? []) expect(password).toContain(':?');
  });

  it('pins every image, mounts every root file system read-only, and restarts processes', () => {
    for (const [name, { image, read_only, restart }] of Object.entries(composed.services)) {
      expect(read_only, name).toBe(true);
      if (image !== 'toy-twin') expect(image, name).toMatch(/:[\w.-]*\d[\w.-]*$/);
      if (name !== 'storage-setup') expect(restart, name).toBe('unless-stopped');
    }
  });

  it('checks the health of every service: the product by its image, the others here', () => {
    const without = Object.entries(composed.services).filter(([, { healthcheck }]) => !healthcheck);
    expect(without.map(([name]) => name)).toEqual(['app', 'worker', 'storage-setup']);
  });

  it("exposes only the proxy, which forwards to the image's port", () => {
    const open = Object.entries(composed.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
    expect(caddyfile).toContain(`dynamic a app ${environmentOf(image).PORT} {`);
    expect(caddyfile).toMatch(/@internal path .*\/metrics/);
  });

  it('gives a process enough time to stop, and trusts only its own proxy', () => {
    for (const [, { stop_grace_period, environment, tmpfs }] of products) {
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(10);
      expect(tmpfs).toContain('/tmp');
      expect(JSON.stringify(composed.networks)).toContain(`"subnet":"${environment.TRUST_PROXY}"`);
    }
  });

  it('uses the passwords and names with which database and storage are started', () => {
    const { database, storage } = composed.services;
    const [, { environment }] = products[0] ?? ['', service.parse({ image: '' })];
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = database?.environment ?? {};
    expect(environment.DATABASE_URL).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
    );
    expect(environment.AWS_ACCESS_KEY_ID).toBe(storage?.environment.MINIO_ROOT_USER);
    expect(environment.AWS_SECRET_ACCESS_KEY).toBe(storage?.environment.MINIO_ROOT_PASSWORD);
  });
});

it('documentation says that no test builds the image', () => {
  expect(readFileSync('docs/operations/docker.md', 'utf8')).toContain('not built by the tests');
});
