import { createHash } from 'node:crypto';
import { html, Markup } from '#shared/html.ts';

/** Where a browser remembers which banner was dismissed. */
const DISMISSED = 'banner';

/**
 * The operator's banner, for the top of any page of the site. It brings its own script, so that pages without one have no
 * byte of it: a banner that was dismissed is gone before anything is painted, until its text changes.
 */
export function bannerOf(text: string): string {
  if (text === '') return '';
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const script = `{const banner=document.currentScript.parentElement,button=banner.querySelector('button');let kept;try{kept=localStorage}catch{}
if(kept?.getItem('${DISMISSED}')==='${name}')banner.remove();
button.hidden=false;button.onclick=()=>{try{kept?.setItem('${DISMISSED}','${name}')}catch{}banner.remove()}}`;
  return html`<aside aria-label="Announcement" class="border-b-2 border-edge bg-sun text-print-ink print:hidden"><div class="mx-auto flex max-w-6xl items-center gap-3 px-4 py-1 sm:px-6"><p class="min-w-0 flex-1 py-2 font-bold wrap-anywhere">${text}</p><button type="button" hidden class="-mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-xl font-bold hover:bg-print-ink/10" aria-label="Dismiss this announcement">×</button></div><script>${new Markup(script)}</script></aside>`
    .text;
}
