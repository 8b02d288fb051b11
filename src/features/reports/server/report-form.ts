import { z } from 'zod';
import { type ReportReason, reportReasons } from '#features/toytwins/contract.ts';
import { emailAddress } from '#shared/email-address.ts';
import { html, type Markup } from '#shared/html.ts';
import { isStorable } from '#shared/is-storable.ts';
import { MOST_WORDS } from '../contract.ts';

/** What the form and the mail to the operator call the reasons. */
export const REASON_WORDS: Record<ReportReason, string> = {
  shows_me: 'It shows me, and I did not agree',
  child: 'It endangers or sexualizes a child',
  hateful: 'It is hateful, threatening or indecent',
  other: 'Something else',
};

/** Fields of the form at `/s/{token}/report`. */
export const reportBody = z.object({
  reason: z.enum(reportReasons, 'Please choose what is wrong.'),
  words: z
    .string()
    .trim()
    .max(MOST_WORDS, `Please use at most ${MOST_WORDS} characters.`)
    .check(isStorable('This text contains a character we cannot store. Please enter it again.'))
    .default(''),
  email: z
    .preprocess(
      (written) => (written === '' ? null : written),
      z.nullable(emailAddress('Please enter a valid email address or leave it empty.')),
    )
    .default(null),
});
export type ReportBody = z.infer<typeof reportBody>;

/** The form, with what was filled in before and what is wrong with it. */
export function reportForm(filled: Record<string, unknown> = {}, problem?: string): Markup {
  const choices = reportReasons.map(
    (reason) =>
      html`<label class="choice ink"><input type="radio" name="reason" value="${reason}" required${filled.reason === reason && html` checked`}>${REASON_WORDS[reason]}</label>`,
  );
  return html`${problem !== undefined && html`<p class="text problem" role="alert">${problem}</p>`}
<form method="post">
<fieldset><legend class="ink"><b>What is wrong?</b></legend>${choices}</fieldset>
<p><label class="ink">What should we know? (optional)<textarea name="words" rows="5" maxlength="${MOST_WORDS}">${textOf(filled.words)}</textarea></label></p>
<p><label class="ink">Your email address, if you would like an answer (optional)<input type="email" name="email" autocomplete="email" maxlength="254" value="${textOf(filled.email)}"></label></p>
<button class="button">Send Report</button></form>`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
