import type { Logger } from 'pino';
import type { Mail, Mailer } from './index.ts';
import { MailRefusedError } from './mail-error.ts';

/** Outcome of an email. */
export type Outcome = 'sent' | 'refused';

/**
 * Sends an email within a job. A permanent refusal completes the job, because retries would be refused as
 * well; any other error is rethrown, so that the job is retried.
 */
export async function sendByJob(
  { mailer, logger }: { mailer: Mailer; logger: Logger },
  mail: Mail,
  { lastTry }: { lastTry: boolean },
): Promise<Outcome> {
  try {
    await mailer.send(mail);
    logger.info({ mail: mail.id }, 'mail sent');
    return 'sent';
  } catch (error) {
    const details = { mail: mail.id, reason: reasonOf(error) };
    if (error instanceof MailRefusedError) {
      logger.warn(details, 'mail refused permanently');
      return 'refused';
    }
    if (lastTry) logger.error(details, 'mail given up');
    else logger.warn(details, 'mail delayed');
    throw error;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
