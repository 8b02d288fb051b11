import type { FastifyInstance, FastifyReply } from 'fastify';
import { FACES_STYLE } from '#services/faces/faces.ts';
import type { Services } from '#services/index.ts';
import { darkColours, style } from '#services/mail/email-style.ts';
import { html, Markup } from '#shared/html.ts';
import { sourceHash } from './source-hash.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The operator's banner; empty if there is none. */
    bannerText(): string;
  }
}

/** The emails' look, as a style sheet: a page may forbid the inline styles that mail programs need. */
const sheet = `:root{color-scheme:light}
body{${style.body}}
main{${style.column}}
.brand-line{${style.brandLine}}
.brand{${style.brand}}
.card{${style.card}}
h1,h2{${style.heading}}
h2{font-size:19px;margin-top:22px}
.text,legend,label{${style.paragraph}}
.button{${style.button};font-family:inherit;cursor:pointer}
a{${style.quietLink}}
main .card{padding-top:22px}
.card>:last-child{margin-bottom:0}
h1{text-wrap:balance}
main a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:bold}
fieldset{border:0;margin:0 0 14px;padding:0}
legend{margin:0 0 4px;padding:0}
.choice{display:flex;gap:10px;align-items:flex-start;box-sizing:border-box;min-height:44px;margin:0;padding:10px 0;cursor:pointer}
.choice input{width:20px;height:20px;margin:2px 0 0;flex:none;accent-color:#da2c26}
textarea,input[type=email]{box-sizing:border-box;width:100%;min-height:44px;margin:6px 0 0;padding:10px 12px;border:2px solid #857c94;border-radius:12px;background:#fffdf8;color:#1b1430;font:inherit}
aside{margin:0 0 14px;padding:10px 14px;border:2px solid #1b1430;border-radius:12px;background:#ffc629;color:#1b1430;font-weight:bold}
.problem{padding:10px 14px;border:2px solid;border-radius:12px;color:#b81f1a;font-weight:bold}
:focus-visible{outline:3px solid #0a5f85;outline-offset:2px}`;

/** In an element of its own, which applies by the system's preference or by the person's own choice. */
const darkSheet = `:root{color-scheme:dark}
${darkColours}
.card{color:#fff3dc}
.card :is(h1,h2,.text,legend,label){color:inherit}
textarea,input[type=email]{border-color:#8d82a8;background:#1b1432;color:#fff3dc}
.problem{color:#ff9c93}
:focus-visible{outline-color:#86d6f6}`;

/**
 * Takes over what the person has chosen in the app, whose key and values belong to src/web/theme/dark-mode.ts. Without
 * it, or where storage is blocked, the system decides.
 */
const themeScript = `try{const chosen=localStorage.getItem('theme');if(chosen)document.getElementById('dark').media=chosen==='dark'?'screen':'not all'}catch{}`;

const POLICY = `default-src 'none'; script-src ${sourceHash(themeScript)}; style-src 'self' ${sourceHash(sheet)} ${sourceHash(darkSheet)}; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** Lets plain pages show the operator's banner. */
export function addPlainPages(app: FastifyInstance, { switches }: Pick<Services, 'switches'>): void {
  app.decorate('bannerText', () => switches.read('banner').text);
}

/** A page that belongs to a secret address, and works without scripts. Its forms post to the same address. */
export interface PlainPage {
  status: number;
  heading: string;
  text: string;
  /** The content below the text: a form or a link. */
  content: Markup;
}

/** Sends a page in the look of the emails, which works without scripts. Neither caches nor search engines may keep it. */
export function sendPlainPage(reply: FastifyReply, { status, heading, text, content }: PlainPage) {
  const banner = reply.server.bannerText();
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
<meta name="color-scheme" content="light dark"><title>${heading} · Toy Twin</title><link rel="stylesheet" href="${FACES_STYLE}"><style>${new Markup(sheet)}</style>
<style id="dark" media="(prefers-color-scheme:dark)">${new Markup(darkSheet)}</style><script>${new Markup(themeScript)}</script></head>
<body class="paper"><main>
${banner !== '' && html`<aside aria-label="Announcement">${banner}</aside>`}
<p class="brand-line"><span class="brand">Toy Twin</span></p>
<div class="card">
<h1 class="ink">${heading}</h1><p class="text ink">${text}</p>
${content}
</div></main></body></html>`.text,
    );
}
