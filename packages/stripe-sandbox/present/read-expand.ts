import { invalidRequest } from '../api/api-error.ts';

/**
 * Reads an `expand` list.
 * @throws {ApiError} for a property that this object does not expand.
 */
export function readExpand<Name extends string>(
  expand: readonly string[],
  known: readonly Name[],
): (name: Name) => boolean {
  const stranger = expand.find((name) => !known.some((other) => other === name));
  if (stranger !== undefined) {
    throw invalidRequest(`This property cannot be expanded (${stranger}).`, { param: 'expand' });
  }
  return (name) => expand.includes(name);
}
