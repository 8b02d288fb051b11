import type { PlainPage } from '#http/plain-page.ts';
import { html } from '#shared/html.ts';
import { REPORT_DAYS } from '../contract.ts';

const start = html`<p class="text"><a class="ink" href="/">Go to Toy Twin</a></p>`;

/** The pages of `/s/{token}/report`; `ask` gets the form as its content. */
export const reportPages = {
  ask: {
    status: 200,
    heading: 'Report this page',
    text: 'Tell us what is wrong. We do not tell the person who shared this toy twin who you are.',
  },
  done: {
    status: 200,
    heading: 'Thank you, we have your report',
    text: `A person will look at the page. If it breaks our terms, we close it and its link stops working. We will write to you only if you left your email address. We delete your report after ${REPORT_DAYS} days at the latest.`,
    content: start,
  },
  tooMany: {
    status: 429,
    heading: 'That was a lot of reports',
    text: 'We have received the reports from your network, and a person will look at them. Please wait a while before you send another one.',
    content: start,
  },
} as const satisfies Record<string, Omit<PlainPage, 'content'> & Partial<PlainPage>>;
