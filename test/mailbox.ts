import { readOutbox, type StoredMail } from '#services/mail/outbox.ts';

/**
 * Waits for at least `count` e-mails to this address in the outbox and returns all, newest first. Fails after
 * a generous time-out.
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
