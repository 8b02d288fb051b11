import type { EmailContent } from '#services/mail/email-content.ts';
import { toOneLine } from '#shared/one-line.ts';
import type { ReportRow } from '../tables.ts';
import type { ReportedPage } from './read-reported-pages.ts';
import { REASON_WORDS } from './report-form.ts';

type Fact = { name: string; value: string };

/** The mail to the operator about the reports of one page or of many. */
export function composeReports(
  publicUrl: string,
  { pages, morePages }: { pages: readonly ReportedPage[]; morePages: number },
): EmailContent {
  const [first] = pages;
  const isOne = pages.length === 1 && morePages === 0;
  const closing = isOne && first && closingAddress(publicUrl, first);
  return {
    subject: isOne
      ? 'Someone reported a shared Toy Twin page'
      : `${pages.length + morePages} shared Toy Twin pages were reported`,
    preview: isOne && first?.shown[0] ? REASON_WORDS[first.shown[0].reason] : 'Please look at each of them.',
    heading: isOne ? 'A shared page was reported' : 'Shared pages were reported',
    paragraphs: [
      'Please look at each page and decide. We told the reporters that a person will look at it and close it if it breaks the terms.',
      'The words below are the reporters’ own. Do not follow links in them.',
      ...(morePages > 0 ? [`More reports follow in the next email: ${countOf(morePages, 'page')}.`] : []),
    ],
    facts: pages.flatMap((page) => factsOf(publicUrl, page)),
    ...(closing && { action: { label: 'Read all reports or close the page', url: closing } }),
    notes: ['Anyone who has this email can close these pages. The link asks for confirmation.'],
  };
}

function factsOf(publicUrl: string, page: ReportedPage): Fact[] {
  const { shareToken, toytwinId, shown, waiting, networks } = page;
  const more = waiting - shown.length;
  return [
    { name: 'Page', value: shareToken ? `${publicUrl}/s/${shareToken}` : 'closed' },
    { name: 'Toy twin', value: toytwinId },
    ...shown.flatMap(factsOfReport),
    ...(more > 0
      ? [
          {
            name: 'And more',
            value: `and ${more} more: ${countOf(waiting, 'report')} from ${countOf(networks, 'network')}`,
          },
        ]
      : []),
    { name: 'All reports', value: closingAddress(publicUrl, page) ?? '' },
  ];
}

function factsOfReport({ reason, words, email }: ReportRow): Fact[] {
  return [
    { name: 'Reason', value: REASON_WORDS[reason] },
    { name: 'Words', value: toOneLine(words) || 'none' },
    { name: 'Answer to', value: email ?? 'no answer wanted' },
  ];
}

function closingAddress(publicUrl: string, { shown }: ReportedPage): string | undefined {
  return shown[0] && `${publicUrl}/reports/${shown[0].operatorToken}`;
}

const countOf = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
