import { calledName } from '#shared/names/called-name.ts';
import { boxName } from '../contract.ts';

/** The name that a new box begins with: what the person is called, where it fits. */
export function nameOfAccount(displayName: string): string {
  const name = calledName(displayName);
  return boxName.safeParse(name).success ? name : '';
}
