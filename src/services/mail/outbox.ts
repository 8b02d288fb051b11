import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailMessage, Transport } from 'nodemailer';
import { z } from 'zod';
import { toEmailAddress } from '#shared/email-address.ts';

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
  messageId: z.string().default(''),
  /** Value of the header of this name, or null. */
  listUnsubscribe: z.string().nullable().default(null),
  /** Embedded pictures by content id; bytes as base64. */
  pictures: z.array(z.object({ cid: z.string(), type: z.string(), base64: z.string() })).default([]),
});
/** A mailbox that the envelope has put in quotes, and its domain. */
const QUOTED = /^"([^"\\]*)"(@.*)$/;
/** An email in the outbox. */
export type StoredMail = z.infer<typeof storedMail>;

/** Upper bound in milliseconds for writing one email. */
const WRITTEN_WITHIN = 60_000;

/** A nodemailer transport that stores each email as a JSON file, with names that sort by time. */
export function createOutboxTransport(directory: string): Transport {
  return {
    name: 'outbox',
    version: '1',
    send(mail, done) {
      const stored = toStored(mail);
      const name = `${stored.sentAt.replaceAll(':', '-')}-${randomUUID()}.json`;
      mkdir(directory, { recursive: true })
        .then(() => writeFile(path.join(directory, name), JSON.stringify(stored, null, 2)))
        .then(
          () => done(null, { envelope: mail.message.getEnvelope(), messageId: mail.message.messageId() }),
          (error: Error) => done(error),
        );
    },
  };
}

/**
 * An address as its owner writes it: the envelope quotes a mailbox such as `robin..x`. Anything else stays as it is.
 */
function unquote(address: string): string {
  const plain = address.replace(QUOTED, '$1$2');
  return toEmailAddress(plain) === null ? address : plain;
}

function toStored({ data, message }: MailMessage): StoredMail {
  const list = data.list?.unsubscribe;
  return storedMail.parse({
    to: message.getEnvelope().to.map(unquote).join(', '),
    subject: data.subject,
    text: data.text,
    html: data.html,
    sentAt: new Date().toISOString(),
    messageId: message.messageId(),
    listUnsubscribe: list ? `<${String(list)}>` : null,
    pictures: (data.attachments ?? []).map(({ cid, contentType, content }) => ({
      cid,
      type: contentType,
      base64: Buffer.isBuffer(content) ? content.toString('base64') : '',
    })),
  });
}

/** The latest emails of the outbox, newest first. */
export async function readOutbox(directory: string, count = 50): Promise<StoredMail[]> {
  const latest = (await listMails(directory)).reverse().slice(0, count);
  const mails = await Promise.all(latest.map((file) => readMail(file)));
  return mails.filter((mail) => mail !== undefined);
}

/**
 * Deletes the emails of the outbox that match: they contain names, links and pictures.
 * @throws {AggregateError} at the end, with the failed deletions.
 */
export async function deleteMails(directory: string, isGone: (mail: StoredMail) => boolean): Promise<void> {
  const errors: unknown[] = [];
  for (const file of await listMails(directory)) {
    const mail = await readMail(file);
    const forgotten = mail ? isGone(mail) : await wasCutOff(file);
    if (forgotten) await rm(file, { force: true }).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Emails in the outbox could not be deleted');
}

/** Deletes an email of the outbox by its id (`Mail.id`). */
export async function deleteMail(directory: string, id: string): Promise<void> {
  await deleteMails(directory, ({ messageId }) => messageId.startsWith(`<${id}@`));
}

/** Whether an unreadable email was abandoned by a process that died while writing it. */
async function wasCutOff(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return mtimeMs < Date.now() - WRITTEN_WITHIN;
}

/** The files of all emails, oldest first. */
async function listMails(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(directory, name));
}

/**
 * @returns undefined if the email is incomplete or was just deleted: one file must not break the whole list.
 */
async function readMail(file: string): Promise<StoredMail | undefined> {
  try {
    return storedMail.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
