import * as z from 'zod/mini';
import { inboxKinds, inboxStates, MOST_WORDS, replyKinds } from '#features/reports/contract.ts';
import { reportReasons } from '#features/toytwins/contract.ts';
import { redoReasons } from '#features/toytwins/redo/contract.ts';
import { actBody } from '../audit/contract.ts';

const state = z.enum(inboxStates);
const kind = z.enum(inboxKinds);

/** What was written: a report has the reporter's reason, a note that of the redo. */
const message = {
  id: z.string(),
  kind,
  state,
  /** In ISO 8601. */
  createdAt: z.string(),
  reportReason: z.nullable(z.enum(reportReasons)),
  redoReason: z.nullable(z.enum(redoReasons)),
  words: z.string(),
  toytwinId: z.string(),
  /** The words on the box. */
  title: z.string(),
};

/** One line of the inbox. Long words are cut. */
export const inboxItem = z.object(message);
export type InboxItem = z.infer<typeof inboxItem>;

/** A page of the inbox, newest first. */
export const inboxPage = z.object({ items: z.array(inboxItem), nextCursor: z.nullable(z.string()) });

/** What the writer of a message was told. */
const reply = z.object({
  id: z.string(),
  kind: z.enum(replyKinds),
  words: z.string(),
  by: z.string(),
  createdAt: z.string(),
  /** Whether the mail is sent; null: not yet, or there is nobody to mail to. */
  mail: z.nullable(z.enum(['sent', 'refused'])),
});

/** A picture that a message is about: the one that the toy twin shows, or those before and after a redo. */
const which = z.enum(['shown', 'before', 'after']);

/** One message with all that is needed to decide. */
export const inboxEntry = z.object({
  ...message,
  stateBy: z.nullable(z.string()),
  stateAt: z.nullable(z.string()),
  serial: z.number(),
  /** The owner of the toy twin that it is about. */
  owner: z.object({ uid: z.string(), name: z.string(), email: z.string(), blocked: z.boolean() }),
  /** Where an answer goes; null: there is nobody to answer, and `noAnswer` says why. */
  answerTo: z.nullable(z.string()),
  page: z.object({
    /** The path of the public page while it is open. */
    path: z.nullable(z.string()),
    /** Why we closed it; null: we did not. */
    closedReason: z.nullable(z.enum(reportReasons)),
  }),
  /** How many other messages about the same toy twin are not done; at most 100 are counted. */
  othersOpen: z.number(),
  /** Which pictures can be shown. */
  pictures: z.array(which),
  replies: z.array(reply),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

/** The pictures of a message, shown once the operator asks for them. */
export const inboxPictures = z.object({
  pictures: z.array(z.object({ which, small: z.string(), large: z.string() })),
});
export type InboxPictures = z.infer<typeof inboxPictures>;

/** Body of an answer: its words go to the writer, and are the reason in the audit that there was one. */
export const answerBody = z.object({
  actId: z.uuid(),
  words: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Please write your answer.'),
      z.maxLength(MOST_WORDS, `Please use at most ${MOST_WORDS} characters.`),
    ),
});

/** Body of closing a page, and of blocking its owner with it. */
export const closePageBody = z.extend(actBody, { reason: z.enum(reportReasons) });
