import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import { findOperator, type Operator } from './operator.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator who calls; set by `requireOperator`. */
    operator: Operator | null;
  }
  interface FastifyInstance {
    /** Hook for the desk's calls: for anybody else they do not exist. */
    requireOperator(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
    /** Like `requireOperator`, for changes of money and people: needs a confirmation that is minutes old. */
    requireConfirmedOperator(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }
}

/** What an operator reads who has not confirmed their password lately. The desk asks for it. */
const CONFIRM_AGAIN = 'Please confirm that it is you.';

/**
 * Guards the calls of the desk. Asks the database every time, so an operator who was removed is out at once. Strangers
 * get the answer of an unknown path, so that nobody learns what there is.
 */
export function addOperators(app: App, { database }: Pick<Services, 'database'>): void {
  app.decorateRequest('operator', null);
  const find = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await app.requireCaller(request, reply);
    } catch (error) {
      if (error instanceof AppError && error.code !== 'sign_in_unavailable') return undefined;
      throw error;
    }
    return findOperator(database, callerOf(request));
  };
  app.decorate('requireOperator', async (request, reply) => {
    const operator = await find(request, reply);
    if (!operator) return answerUnknown(reply);
    request.operator = operator;
    return undefined;
  });
  app.decorate('requireConfirmedOperator', async (request, reply) => {
    const operator = await find(request, reply);
    if (!operator) return answerUnknown(reply);
    if (!operator.confirmedUntil) throw new AppError('confirm_again', CONFIRM_AGAIN);
    request.operator = operator;
    return undefined;
  });
}

function answerUnknown(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** The operator of a request behind `requireOperator`. */
export function operatorOf({ operator }: FastifyRequest): Operator {
  if (!operator) throw new AppError('not_found', 'Resource not found');
  return operator;
}
