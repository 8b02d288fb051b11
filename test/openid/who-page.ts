import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a person answers there. */
export type Choice = { answer: 'continue'; email: string } | { answer: 'cancel' };

const PAGE = `<!doctype html><html lang="en"><title>Sign in</title><link rel="icon" href="data:,">
<h1>Sign in at the OpenID server</h1>
<form method="post">
<label>Your address <input name="email" type="email" required autofocus></label>
<button name="answer" value="continue">Confirm</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</form></html>`;

/** Shows a form, and reads what is sent by it. @returns null while the person has not answered. */
export async function askWho(request: IncomingMessage, response: ServerResponse): Promise<Choice | null> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE);
    return null;
  }
  const form = new URLSearchParams(await text(request));
  if (form.get('answer') === 'cancel') return { answer: 'cancel' };
  return { answer: 'continue', email: form.get('email') ?? '' };
}
