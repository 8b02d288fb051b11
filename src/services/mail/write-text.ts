import type { EmailContent } from './email-content.ts';

/** Renders the text part, complete without the HTML part. */
export function writeText(content: EmailContent): string {
  const { heading, paragraphs, picture, action, facts = [], notes, unsubscribeUrl } = content;
  const width = Math.max(0, ...facts.map(({ name }) => name.length));
  const parts = [
    heading,
    ...paragraphs,
    picture && `[Picture: ${picture.alternative}]`,
    facts.map(({ name, value }) => `${name.padEnd(width)}  ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    (notes.length > 0 || unsubscribeUrl) && '--',
    ...notes,
    unsubscribeUrl && `Unsubscribe from these emails:\n${unsubscribeUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
