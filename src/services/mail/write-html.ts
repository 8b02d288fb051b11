import { html, type Markup } from '#shared/html.ts';
import type { EmailContent } from './email-content.ts';
import { darkStyle, faceStyle, style } from './email-style.ts';

/** Content id of the email's picture. */
export const PICTURE_ID = 'picture@toytwin';

/**
 * Renders the HTML part: one column without tables, complete without pictures and network. Styles are inline,
 * because some mail programs drop style sheets; only dark mode needs one.
 */
export function writeHtml(content: EmailContent): string {
  const { heading, paragraphs, facts = [], action } = content;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${content.subject}</title><style>${darkStyle}</style><style>${faceStyle}</style></head>
<body class="paper" style="${style.body}">
<div style="${style.preview}">${content.preview}</div>
<div style="${style.column}">
<p style="${style.brandLine}"><span class="brand" style="${style.brand}">Toy Twin</span></p>
<div class="card" style="${style.card}">
<div style="${style.peg}"><span class="paper peg" style="${style.hole}">&nbsp;</span></div>
<h1 class="ink" style="${style.heading}">${heading}</h1>
${paragraphs.map((words) => html`<p class="ink" style="${style.paragraph}">${words}</p>`)}
${pictureOf(content)}
${facts.length > 0 && html`<div class="facts" style="${style.facts}">${facts.map(factLine)}</div>`}
${action && html`<p style="${style.actionLine}"><a class="button" href="${action.url}" style="${style.button}">${action.label}</a></p>`}
</div>
${content.notes.map((words) => html`<p class="soft" style="${style.note}">${words}</p>`)}
${action && html`<p class="soft" style="${style.note}">If the button does not work, copy this address: ${action.url}</p>`}
${content.unsubscribeUrl && html`<p class="soft" style="${style.note}"><a class="soft" href="${content.unsubscribeUrl}" style="${style.quietLink}">Unsubscribe from these emails</a></p>`}
</div></body></html>`;
  return page.text;
}

function pictureOf({ picture }: EmailContent): Markup | undefined {
  return (
    picture &&
    html`<p style="${style.pictureLine}"><img class="picture" src="cid:${PICTURE_ID}" width="${picture.width}" height="${picture.height}" alt="${picture.alternative}" style="${style.picture}"></p>`
  );
}

function factLine({ name, value }: { name: string; value: string }): Markup {
  return html`<p class="ink" style="${style.fact}"><span class="soft" style="${style.factName}">${name}</span> <span style="${style.factValue}">${value}</span></p>`;
}
