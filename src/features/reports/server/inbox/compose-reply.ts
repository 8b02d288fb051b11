import { printedTitle, serialWords } from '#features/toytwins/contract.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { greeting } from '#services/mail/greeting.ts';
import { appPaths } from '#shared/app-paths.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { InboxKind } from '../../contract.ts';
import type { InboxEntryRow, InboxReplyRow } from '../../tables.ts';
import type { Writer } from './find-writer.ts';

interface Said {
  reply: InboxReplyRow;
  entry: InboxEntryRow;
  writer: Writer;
  publicUrl: string;
}

/** The mail that tells the writer of an entry what the operator says or has decided. */
export function composeReply(said: Said): EmailContent {
  switch (said.reply.kind) {
    case 'answer':
      return composeAnswer(said);
    case 'closed':
      return {
        ...SAME,
        subject: 'We closed the page you reported',
        preview: 'Its link no longer works.',
        heading: 'The page is closed',
        paragraphs: [
          greeting(''),
          `${reportedOn(said)} A person looked at it and closed it. Its link no longer works. Thank you for telling us.`,
        ],
      };
    case 'kept':
      return {
        ...SAME,
        subject: 'We looked at the page you reported',
        preview: 'It stays open.',
        heading: 'The page stays open',
        paragraphs: [
          greeting(''),
          `${reportedOn(said)} A person looked at it. It does not break our terms, so it stays open.`,
          'If we misunderstood what is wrong, please write to us.',
        ],
      };
    case 'allowed':
      return {
        ...SAME,
        subject: 'You can share your toy twin again',
        preview: 'We read what you wrote, and changed our mind.',
        heading: 'You can share it again',
        paragraphs: [
          greeting(said.writer.name),
          `We read what you wrote about ${nameOf(said)}, and you can share it again. Sharing it gives it a new link; the old one no longer works.`,
        ],
        action: seeToytwin(said),
      };
    default:
      return assertNever(said.reply.kind);
  }
}

const SAME = { notes: [] };

/** What an answer is about, as its writer knows it. */
const ABOUT: Record<InboxKind, { subject: string; note: string }> = {
  report: {
    subject: 'Our answer to your report',
    note: 'You reported a shared Toy Twin page and left your address for an answer.',
  },
  note: {
    subject: 'Our answer to your note',
    note: 'You wrote us a note when you had a toy twin drawn again.',
  },
  answer: {
    subject: 'Our answer about your closed page',
    note: 'You wrote to us because we closed the public page of a toy twin.',
  },
};

function composeAnswer(said: Said): EmailContent {
  const { entry, reply, writer } = said;
  const { subject, note } = ABOUT[entry.kind];
  const isOwner = entry.kind !== 'report';
  return {
    subject,
    preview: 'A person read what you wrote.',
    heading: subject,
    paragraphs: [
      greeting(writer.name),
      isOwner
        ? `A person read what you wrote about ${nameOf(said)}, and answers:`
        : `${reportedOn(said)} A person read your report, and answers:`,
      ...reply.words.split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    ...(isOwner && { action: seeToytwin(said) }),
    notes: [note],
  };
}

function reportedOn({ entry }: Said): string {
  const day = entry.createdAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `On ${day} you reported a shared Toy Twin page.`;
}

function nameOf({ writer: { toytwin } }: Said): string {
  return `${printedTitle(toytwin.title)}, ${serialWords(toytwin.serial)}`;
}

function seeToytwin({ writer: { toytwin }, publicUrl }: Said) {
  return { label: 'See your toy twin', url: `${publicUrl}${appPaths.gallery}/${toytwin.id}` };
}
