import { reportReasons } from '#features/toytwins/contract.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { PlainPage } from '#http/plain-page.ts';
import { html, type Markup } from '#shared/html.ts';
import { CLOSED_BECAUSE, type InboxState } from '../contract.ts';
import type { ShareAnswerRow } from '../tables.ts';
import type { HandledReport } from './find-reported.ts';
import { REASON_WORDS } from './report-form.ts';

/** Known from the address, as the job that mails sees it: it runs later. */
const MAILED = 'We tell them by email as well, because their address is confirmed.';
const NOT_MAILED = 'No email goes to them, because their address is not confirmed.';

/** What the operator's pages call the states. */
const STATE_WORDS: Record<InboxState, string> = { new: 'new', answered: 'answered', done: 'done' };

type Reports = { newest: readonly HandledReport[]; all: number; answers: readonly ShareAnswerRow[] };

/**
 * The page of `/reports/{token}`, for the operator: what was reported, and the button to close or to allow sharing.
 * `isOwnerMailed`: whether the owner's address is one that we mail to.
 */
export function closingPage(
  toytwin: ToytwinRow,
  reports: Reports,
  { isOwnerMailed }: { isOwnerMailed: boolean },
): PlainPage {
  const { shareClosedAt, shareToken } = toytwin;
  if (shareClosedAt)
    return {
      status: 200,
      heading: 'The page is closed',
      text: `Its link no longer works, and its owner cannot open a new one. The toy twin’s page tells them that we closed it because ${CLOSED_BECAUSE[toytwin.shareClosedReason ?? 'other']}. ${isOwnerMailed ? MAILED : NOT_MAILED}`,
      content: html`<form method="post"><input type="hidden" name="act" value="allow"><p class="text">Was that a mistake, or does the owner’s answer convince you?</p><button class="button">Allow Sharing Again</button></form>${listAnswers(reports)}${list(reports)}`,
    };
  return {
    status: 200,
    heading: 'Close the reported page?',
    text: 'Its link stops working immediately for everyone, and its owner cannot open a new one. The toy twin stays in the owner’s gallery. Its page tells the owner that you closed it and why; so does an email if their address is confirmed.',
    content: html`<p class="text">${shareToken ? html`<a class="ink" href="/s/${shareToken}">Look at the page</a>` : 'Its owner has closed it for now, and could open it again.'}</p>
<form method="post"><input type="hidden" name="act" value="close">
<fieldset><legend class="ink"><b>Why? The owner will read: we closed it because …</b></legend>${reasons(reports)}</fieldset>
<button class="button">Close the Page</button></form>
<form method="post"><input type="hidden" name="act" value="keep"><p class="text">Does it not break the terms? Then the reporters are told that it stays open.</p><button class="button">Keep the Page</button></form>${list(reports)}`,
  };
}

/** The link is not known, or not any more. */
export const unknownPage: PlainPage = {
  status: 404,
  heading: 'This link does not work',
  text: 'The report, or the toy twin it is about, has been deleted.',
  content: html`<p class="text"><a class="ink" href="/">Go to Toy Twin</a></p>`,
};

function reasons({ newest }: Reports): Markup[] {
  const chosen = newest[0]?.reason ?? 'other';
  return reportReasons.map(
    (reason) =>
      html`<label class="choice ink"><input type="radio" name="reason" value="${reason}" required${reason === chosen && html` checked`}>${CLOSED_BECAUSE[reason]}</label>`,
  );
}

function listAnswers({ answers }: Reports): Markup {
  if (answers.length === 0) return html``;
  const items = answers.map(
    ({ words, createdAt }) => html`<p class="text">${words}<br>${minuteOf(createdAt)}</p>`,
  );
  return html`<h2>The owner’s answer</h2>${items}`;
}

const minuteOf = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function list({ newest, all }: Reports): Markup {
  const items = newest.map(
    ({ reason, words, email, createdAt, state }) =>
      html`<p class="text"><b>${REASON_WORDS[reason]}</b><br>${words || 'No words'}<br>${minuteOf(createdAt)}, answer to: ${email ?? 'no answer wanted'}, ${STATE_WORDS[state]}</p>`,
  );
  const more = all - newest.length;
  return html`<h2>Reports: ${all}</h2><p class="text">These are the reporters’ own words. Do not follow links in them.</p>${items}${more > 0 && html`<p class="text">and ${more} more</p>`}`;
}
