import * as z from 'zod/mini';
import type { ReportReason } from '#features/toytwins/contract.ts';
import { isStorable } from '#shared/is-storable.ts';

/** Days for which a report of a shared page is kept, as its reporter and the privacy page are told. */
export const REPORT_DAYS = 90;

/** Longest words of a report or of an answer, in UTF-16 units. */
export const MOST_WORDS = 1000;

/** What the owner of a page reads about why we closed it: 'We closed it because …'. */
export const CLOSED_BECAUSE: Record<ReportReason, string> = {
  shows_me: 'it shows someone who did not agree to it',
  child: 'it endangers or sexualizes a child',
  hateful: 'it is hateful, threatening or indecent',
  other: 'it breaks our terms',
};

/** Body of `POST /api/toytwins/{id}/share/answer`: what the owner says about a page that we closed. */
export const shareAnswerBody = z.object({
  words: z
    .string('Please write your answer')
    .check(
      z.trim(),
      z.minLength(1, 'Please write your answer'),
      z.maxLength(MOST_WORDS, `Please use at most ${MOST_WORDS} characters.`),
      isStorable('Your answer contains a character we cannot store. Please enter it again.'),
    ),
});
/** Its answer. */
export const shareAnswered = z.object({ answered: z.literal(true) });

/** Answer of `GET /api/toytwins/{id}/share/answer`: whether the owner has answered since we closed the page. */
export const shareAnswerState = z.object({ answered: z.boolean() });

/** What people write to the operator: reports of shared pages, notes to redos, answers of owners whose page we closed. */
export const inboxKinds = ['report', 'note', 'answer'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** How far a message to the operator is. */
export const inboxStates = ['new', 'answered', 'done'] as const;
export type InboxState = (typeof inboxStates)[number];

/** What its writer is told: the operator's own words, or what was decided about the page. */
export const replyKinds = ['answer', 'closed', 'kept', 'allowed'] as const;
export type ReplyKind = (typeof replyKinds)[number];
