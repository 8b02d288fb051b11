import { readOutbox, type StoredMail } from '#services/mail/outbox.ts';

/**
 * Waits for at least `count` emails to this address in the outbox and returns all, newest first. Fails after
 * a generous time-out. The mail to confirm an address, which everybody gets at any time after signing up, counts only
 * if it is asked for.
 * @param subject part of the subject of those that count.
 */
export async function waitForMails(
  outboxDir: string,
  email: string,
  count: number,
  { confirmations = false, subject = '' }: { confirmations?: boolean; subject?: string } = {},
): Promise<StoredMail[]> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const all = (await readOutbox(outboxDir)).filter((mail) => mail.to === email);
    const mails = all
      .filter((mail) => mail.messageId.startsWith('<confirmation.') === confirmations)
      .filter((mail) => mail.subject.includes(subject));
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`Only ${mails.length} of ${count} mails came to ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
