import { darkStyle, style } from '#services/mail/email-style.ts';
import { html, Markup } from '#shared/html.ts';

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

/** The emails' look, as a style sheet: a page may forbid the inline styles that mail programs need. */
export const unsubscribeStyle = `body{${style.body}}
main{${style.column}}
.brand-line{${style.brandLine}}
.brand{${style.brand}}
.card{${style.card}}
h1{${style.heading}}
.text{${style.paragraph}}
.button{${style.button};cursor:pointer}
a{${style.quietLink}}
${darkStyle.text}`;

/** The page of `/unsubscribe/{token}`, in the style of the emails. Its form posts to the same address. */
export function unsubscribePage(state: keyof typeof words): string {
  const { heading, text } = words[state];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${heading} · Toy Twin</title><style>${new Markup(unsubscribeStyle)}</style></head>
<body class="paper"><main>
<p class="brand-line"><span class="brand">Toy Twin</span></p>
<div class="card">
<h1 class="ink">${heading}</h1><p class="text ink">${text}</p>
${state === 'ask' ? askForm : accountLink}
</div></main></body></html>`.text;
}

const askForm: Markup = html`<form method="post"><button class="button">Unsubscribe</button></form>`;
const accountLink: Markup = html`<p class="text"><a class="ink" href="/account">Account</a></p>`;
