import type { ToytwinRow } from '../tables.ts';

/** Whether the public page is open at this moment: opened, and not past the time that its owner gave it. */
export function isShareOpen({
  shareToken,
  shareUntil,
}: Pick<ToytwinRow, 'shareToken' | 'shareUntil'>): boolean {
  return shareToken !== null && (shareUntil === null || shareUntil.getTime() > Date.now());
}
