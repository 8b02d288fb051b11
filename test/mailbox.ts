import { readOutbox, type StoredMail } from '#services/mail/outbox.ts';

/**
 * Waits until at least `count` mails lie in the outbox for this address, and answers all of them, newest
 * first. Fails after a time that no healthy machine needs.
 */
export async function waitForMails(outboxDir: string, email: string, count: number): Promise<StoredMail[]> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const mails = (await readOutbox(outboxDir)).filter((mail) => mail.to === email);
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`Only ${mails.length} of ${count} mails came to ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
