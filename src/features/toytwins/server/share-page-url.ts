import type { Config } from '#config.ts';

/** Address of the public page with this token. */
export function sharePageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/s/${token}`;
}
