import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { addOperator } from '#features/operator/access/server/change-operators.ts';
import type { RunningApp } from './app.ts';
import { PASSWORD, type Person, signUp } from './person.ts';

/** Signs somebody up and makes them an operator. */
export async function signUpOperator({ app, services }: RunningApp): Promise<Person> {
  const person = await signUp(app, { name: 'Olga Operator' });
  await addOperator(services.database, person.uid, services.identity.isEmailConfirmed);
  return person;
}

/** Confirms who the operator is, which allows changes of money and people for five minutes. */
export function confirmOperator(operator: Person, password = PASSWORD): Promise<LightMyRequestResponse> {
  return operator.call({ method: 'POST', url: '/api/operator/me/confirm', payload: { password } });
}

/** Does an act as the desk does: with an id of its own, unless it is the same press again. */
export function act(
  operator: Person,
  url: string,
  payload: object = {},
  actId: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  return operator.call({ method: 'POST', url, payload: { actId, why: 'A test needs it.', ...payload } });
}
