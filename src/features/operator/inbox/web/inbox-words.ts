import type { InboxKind, InboxState, ReplyKind } from '#features/reports/contract.ts';
import type { reportReasons } from '#features/toytwins/contract.ts';
import type { redoReasons } from '#features/toytwins/redo/contract.ts';
import type { InboxItem } from '../contract.ts';

/** What the desk calls the kinds of messages. */
export const KIND_WORDS: Record<InboxKind, string> = {
  report: 'Report',
  note: 'Note to a redo',
  answer: 'Owner’s answer',
};

/** What the desk calls all of a kind. */
export const KINDS_WORDS: Record<InboxKind, string> = { report: 'Reports', note: 'Notes', answer: 'Answers' };

/** What the desk calls the states of a message. */
export const STATE_WORDS: Record<InboxState, string> = { new: 'New', answered: 'Answered', done: 'Done' };

/** Why somebody reported a page. */
export const REPORT_WORDS: Record<(typeof reportReasons)[number], string> = {
  shows_me: 'Shows somebody who did not agree',
  child: 'Endangers or sexualizes a child',
  hateful: 'Hateful, threatening or indecent',
  other: 'Something else',
};

const REDO_WORDS: Record<(typeof redoReasons)[number], string> = {
  not_me: 'It does not look like them',
  wrong_colours: 'The colors are wrong',
  wrong_thing: 'An accessory is wrong or missing',
  wrong_words: 'The words are wrong',
  other: 'Something else',
};

/** What the writer was told. */
export const REPLY_WORDS: Record<ReplyKind, string> = {
  answer: 'Answer',
  closed: 'Told that the page is closed',
  kept: 'Told that the page stays open',
  allowed: 'Told that they can share again',
};

/** What a message is about, in a few words. */
export function messageReason({ kind, reportReason, redoReason }: InboxItem): string {
  if (reportReason) return `${KIND_WORDS[kind]}: ${REPORT_WORDS[reportReason]}`;
  return redoReason ? `${KIND_WORDS[kind]}: ${REDO_WORDS[redoReason]}` : KIND_WORDS[kind];
}
