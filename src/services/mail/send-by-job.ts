import type { Logger } from 'pino';
import type { Mail, Mailer } from './index.ts';
import { MailRefusedError } from './mail-error.ts';

/** What became of a mail. */
export type Outcome = 'sent' | 'refused';

/**
 * Sends a mail within a job. A refusal for good ends the job, since trying again would only annoy the other
 * side; any other failure is thrown on, so that the job is tried again later.
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
      logger.warn(details, 'mail refused for good');
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
