import type { Config } from '#config.ts';

/** Address of the page of a present with this token. */
export function presentUrl({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/present/${token}`;
}
