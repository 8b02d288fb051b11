import { asc } from 'drizzle-orm';
import { operatorOf } from '#features/operator/access/server/require-operator.ts';
import { actAnswer } from '#features/operator/audit/contract.ts';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { ownWords } from '#services/moderation/tables.ts';
import {
  refusedAnswer,
  refusedQuery,
  removeWordBody,
  setWordBody,
  trialAnswer,
  trialBody,
  wordsAnswer,
} from '../contract.ts';
import { removeWord, setWord } from './change-word.ts';
import { listRefused } from './list-refused.ts';
import { tryWords } from './try-words.ts';

/** Words that were refused, and words of our own to refuse or to allow. */
export async function wordsRoutes(app: App, services: Services): Promise<void> {
  const { database } = services;
  const reads = { onRequest: app.requireOperator };
  const changes = { onRequest: app.requireConfirmedOperator };

  app.get(
    '/api/operator/words',
    { ...reads, schema: { hide: true, response: { 200: wordsAnswer } } },
    async () => {
      const rows = await database.select().from(ownWords).orderBy(asc(ownWords.word), asc(ownWords.language));
      return { words: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })) };
    },
  );

  app.get(
    '/api/operator/words/refused',
    { ...reads, schema: { hide: true, querystring: refusedQuery, response: { 200: refusedAnswer } } },
    async (request) => ({ refused: await listRefused(database, request.query.language) }),
  );

  app.post(
    '/api/operator/words/trial',
    { ...reads, schema: { hide: true, body: trialBody, response: { 200: trialAnswer } } },
    async (request) => tryWords(services, request.body),
  );

  app.post(
    '/api/operator/words',
    { ...changes, schema: { hide: true, body: setWordBody, response: { 200: actAnswer } } },
    async (request) => {
      const { actId, why, ...own } = request.body;
      return setWord(services, { id: actId, why, operator: operatorOf(request) }, own);
    },
  );

  app.post(
    '/api/operator/words/remove',
    { ...changes, schema: { hide: true, body: removeWordBody, response: { 200: actAnswer } } },
    async (request) => {
      const { actId, why, ...key } = request.body;
      return removeWord(services, { id: actId, why, operator: operatorOf(request) }, key);
    },
  );
}
