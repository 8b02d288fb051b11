import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { currentContext, runInContext } from './call-context.ts';
import { createLogger } from './create-logger.ts';

function collect() {
  const lines: string[] = [];
  return { lines, logger: createLogger('trace', { write: (line: string) => lines.push(line) }) };
}

it('logger writes the ids of the context into every line, also after an await', async () => {
  const { lines, logger } = collect();
  await runInContext({ requestId: 'one', orderId: 'o1' }, async () => {
    await Promise.resolve();
    logger.info({ orderId: 'o2' }, 'within');
  });
  logger.info('outside');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId: 'one', orderId: 'o2', msg: 'within' },
    { msg: 'outside' },
  ]);
  expect(JSON.parse(lines[1] ?? '')).not.toHaveProperty('requestId');
  expect(currentContext()).toEqual({});
});

it("logger describes a database error without the statement's values", () => {
  const { lines, logger } = collect();
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Robin)' });
  const params = ['robin@example.com', 'correct horse 1', 'Robin'];
  logger.error({ err: new DrizzleQueryError('insert into users', params, cause) }, 'failed');
  const [line = ''] = lines;
  expect(JSON.parse(line).err).toMatchObject({
    message: 'Failed query: insert into users',
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(JSON.parse(line).err.stack).toContain('create-logger.test.ts');
  expect(line).not.toMatch(/horse|Robin|robin/);
});

it("logger leaves out the payload of a vendor's error", () => {
  const { lines, logger } = collect();
  const error = Object.assign(new Error('429'), {
    statusCode: 429,
    requestBodyValues: { prompt: 'me as a pirate' },
    responseHeaders: { 'x-key': 'abc' },
  });
  logger.error({ err: error });
  expect(JSON.parse(lines[0] ?? '').err).toEqual({
    type: 'Error',
    message: '429',
    status: 429,
    stack: expect.any(String),
  });
});
