import type { PlainPage } from '#http/plain-page.ts';
import { html, type Markup } from '#shared/html.ts';

const askForm: Markup = html`<form method="post"><button class="button">Unsubscribe</button></form>`;
const accountLink: Markup = html`<p class="text"><a class="ink" href="/account">Go to your account</a></p>`;

/** The page of `/unsubscribe/{token}`, by what it says. */
export const unsubscribePages = {
  ask: {
    status: 200,
    heading: 'Stop emails about your toy twins?',
    text: 'We will no longer email you when a toy twin is ready, nor remind you of an unpaid box. You still get receipts and emails about your password.',
    content: askForm,
  },
  done: {
    status: 200,
    heading: 'You are unsubscribed',
    text: 'We no longer email you when a toy twin is ready, nor remind you of an unpaid box. You can turn these emails on again in your account.',
    content: accountLink,
  },
  unknown: {
    status: 404,
    heading: 'This link is incomplete',
    text: 'Use the full link from the email, or log in and change this setting in your account.',
    content: accountLink,
  },
} as const satisfies Record<string, PlainPage>;
