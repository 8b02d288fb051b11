import type { FastifyReply } from 'fastify';
import { darkStyle, style } from '#services/mail/email-style.ts';
import { html, Markup } from '#shared/html.ts';
import { sourceHash } from './source-hash.ts';

/** The emails' look, as a style sheet: a page may forbid the inline styles that mail programs need. */
const sheet = `body{${style.body}}
main{${style.column}}
.brand-line{${style.brandLine}}
.brand{${style.brand}}
.card{${style.card}}
h1{${style.heading}}
.text,legend,label{${style.paragraph}}
.button{${style.button};cursor:pointer}
a{${style.quietLink}}
fieldset{border:0;margin:0;padding:0}
.choice{display:flex;gap:10px;align-items:flex-start;min-height:44px}
.choice input{width:20px;height:20px;margin:3px 0 0;flex:none}
textarea,input[type=email]{box-sizing:border-box;width:100%;margin:6px 0 0;padding:10px 12px;border:2px solid;border-radius:10px;font:inherit}
.problem{font-weight:bold}
:focus-visible{outline:3px solid #1f6fd1;outline-offset:2px}
${darkStyle.text}`;

const POLICY = `default-src 'none'; style-src ${sourceHash(sheet)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** A page without scripts that belongs to a secret address. Its forms post to the same address. */
export interface PlainPage {
  status: number;
  heading: string;
  text: string;
  /** What stands below the text: a form or a link. */
  content: Markup;
}

/** Sends a page in the look of the emails, which works without scripts. Neither caches nor search engines may keep it. */
export function sendPlainPage(reply: FastifyReply, { status, heading, text, content }: PlainPage) {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', POLICY)
    .send(
      html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${heading} · Toy Twin</title><style>${new Markup(sheet)}</style></head>
<body class="paper"><main>
<p class="brand-line"><span class="brand">Toy Twin</span></p>
<div class="card">
<h1 class="ink">${heading}</h1><p class="text ink">${text}</p>
${content}
</div></main></body></html>`.text,
    );
}
