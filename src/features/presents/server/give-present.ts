import { randomBytes, randomUUID } from 'node:crypto';
import { messageOf } from '#features/designs/server/refuse-words.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { ModerationDownError } from '#services/moderation/objection.ts';
import { AppError } from '#shared/errors.ts';
import { type GivePresentBody, LATEST_DAY, PRESENT_DAYS } from '../contract.ts';
import { type PresentRow, presents } from '../tables.ts';

const DAY = 86_400_000;
/** Milliseconds after midnight of the giver's day: a parcel does not come in the night. */
const MORNING = 8 * 3_600_000;
const DOWN = 'We cannot check your words right now. Nothing is lost. Please try again in a minute.';

/**
 * Wraps a finished toy twin as a present. A mail goes out on its day, by a job.
 * @throws {AppError} `conflict` if it is not finished, `forbidden` if we closed its public page after a report or its
 * giver's address is not confirmed, `bad_request` for a day that is over or too far ahead, `content_refused` for words that
 * are refused.
 */
export async function givePresent(
  services: Pick<Services, 'database' | 'moderation' | 'identity' | 'logger'>,
  caller: Caller,
  row: ToytwinRow,
  { recipient, greeting, day, offset, mailTo }: GivePresentBody,
): Promise<PresentRow> {
  if (row.status !== 'completed') throw new AppError('conflict', 'Only a finished toy twin can be given.');
  if (row.shareClosedAt) {
    throw new AppError('forbidden', 'We closed the public page of this toy twin, so it cannot be given.');
  }
  if (mailTo && !(await services.identity.isEmailConfirmed(caller.uid, caller.email))) {
    const unconfirmed = 'Please confirm your own email address first, or give the link yourself.';
    throw new AppError('forbidden', unconfirmed, { field: 'mailTo' });
  }
  const opensAt = momentOf(day, offset);
  await refuseWords(services, { recipient, greeting });
  const [given] = await services.database
    .insert(presents)
    .values({
      id: randomUUID(),
      toytwinId: row.id,
      token: randomBytes(16).toString('base64url'),
      ...{ recipient, greeting, day, opensAt },
      expiresAt: new Date(opensAt.getTime() + PRESENT_DAYS * DAY),
      ...(mailTo && { mailTo, mailState: 'waiting' as const }),
      createdAt: new Date(),
    })
    .returning();
  if (!given) throw new Error('The present was not stored');
  return given;
}

/** The morning of that day where the giver is; of today, this moment. */
function momentOf(day: string, offset: number): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + offset * 60_000;
  const now = Date.now();
  if (midnight + DAY <= now) {
    throw new AppError('bad_request', 'This day is over. Please choose today or a later one.', {
      field: 'day',
    });
  }
  if (midnight > now + LATEST_DAY * DAY) {
    throw new AppError('bad_request', 'Please choose a day within a year.', { field: 'day' });
  }
  return new Date(midnight <= now ? now : midnight + MORNING);
}

/** They are read by somebody who did not ask for them. */
async function refuseWords(
  { moderation, logger }: Pick<Services, 'moderation' | 'logger'>,
  words: { recipient: string; greeting: string },
): Promise<void> {
  for (const field of ['recipient', 'greeting'] as const) {
    const found = moderation.checkList(words[field]);
    if (found.length > 0) throw refused(messageOf(found, remedies[field]), field);
  }
  const both = `${words.recipient}\n${words.greeting}`;
  const objections = await moderation.checkWords(both).catch((error: unknown) => {
    if (!(error instanceof ModerationDownError)) throw error;
    logger.error({ err: error }, 'moderation failed');
    throw new AppError('unavailable', DOWN, { cause: error });
  });
  const found = objections.map((objection) => ({ objection, word: '' }));
  if (found.length > 0) throw refused(messageOf(found, remedies.greeting), 'greeting');
}

const remedies = { recipient: 'Please change the name.', greeting: 'Please change your greeting.' };
const refused = (message: string, field: string) => new AppError('content_refused', message, { field });
