import type { PlainPage } from '#http/plain-page.ts';
import { html } from '#shared/html.ts';
import { REPORT_DAYS } from '../contract.ts';

const start = html`<p class="text"><a class="ink" href="/">Go to Toy Twin</a></p>`;

/** The pages of `/s/{token}/report`; `ask` gets the form as its content. */
export const reportPages = {
  ask: {
    status: 200,
    heading: 'Report this page',
    text: 'Tell us what is wrong. The person who shared this toy twin is not told who you are.',
  },
  done: {
    status: 200,
    heading: 'Thank you, we have your report',
    text: `A person will look at the page. If it breaks our terms, we close it and its link stops working. We write to you only if you left your email address. We delete your report after ${REPORT_DAYS} days at the latest.`,
    content: start,
  },
  known: {
    status: 200,
    heading: 'We already know about this page',
    text: 'Many people have reported it today, and a person will look at it. We did not store your report.',
    content: start,
  },
  tooMany: {
    status: 429,
    heading: 'That was a lot of reports',
    text: 'We have those that you sent. Please wait an hour before you send another one.',
    content: start,
  },
} as const satisfies Record<string, Omit<PlainPage, 'content'> & Partial<PlainPage>>;

/** The pages of `/reports/{token}`, for the operator. */
export const closePages = {
  ask: {
    status: 200,
    heading: 'Close the reported page?',
    text: 'Its link stops working at once, for everybody. The toy twin stays in its owner’s gallery.',
    content: html`<form method="post"><button class="button">Close the Page</button></form>`,
  },
  done: {
    status: 200,
    heading: 'The page is closed',
    text: 'Its link no longer works. Its owner can share the toy twin again with a new link.',
    content: start,
  },
  unknown: {
    status: 404,
    heading: 'This link does not work',
    text: 'The report, or the toy twin that it is about, has been deleted.',
    content: start,
  },
} as const satisfies Record<string, PlainPage>;
