import { darkStyle, style } from '#services/mail/email-style.ts';
import { html, type Markup } from '#shared/html.ts';

const words = {
  ask: {
    heading: 'Unsubscribe from emails when a toy twin is ready?',
    text: 'You still get receipts and emails about your password.',
  },
  done: {
    heading: 'Done',
    text: 'You get no more emails when a toy twin is ready. You can turn them on again in your account.',
  },
  unknown: {
    heading: 'This link is incomplete',
    text: 'Use the whole link from the email, or log in and change it in your account.',
  },
} as const;

/** The page of `/unsubscribe/{token}`, in the style of the emails. Its form posts to the same address. */
export function unsubscribePage(state: keyof typeof words): string {
  const { heading, text } = words[state];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${heading} · Toy Twin</title><style>${darkStyle}</style></head>
<body class="paper" style="${style.body}"><main style="${style.column}">
<p style="${style.brandLine}"><span class="brand" style="${style.brand}">Toy Twin</span></p>
<div class="card" style="${style.card}">
<h1 class="ink" style="${style.heading}">${heading}</h1><p class="ink" style="${style.paragraph}">${text}</p>
${state === 'ask' ? askForm : accountLink}
</div></main></body></html>`.text;
}

const askForm: Markup = html`<form method="post"><button class="button" style="${style.button};cursor:pointer">Unsubscribe</button></form>`;
const accountLink: Markup = html`<p style="${style.paragraph}"><a class="ink" href="/account" style="${style.quietLink}">Account</a></p>`;
