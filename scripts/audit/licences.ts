import { ALLOWED_LICENCES } from './exceptions.ts';

/**
 * Whether an SPDX expression can be met with allowed licences alone: one side of an OR is enough, of an AND all are
 * needed.
 */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => isOnList(name.trim())));
}

function isOnList(name: string): boolean {
  return ALLOWED_LICENCES.some((allowed) => allowed === name);
}
