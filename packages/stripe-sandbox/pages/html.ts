import escapeHtml from 'escape-html';

/** HTML that is safe to put into a page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertion = Markup | string | number | false | null | undefined | readonly Insertion[];

/** Builds HTML; every value is escaped unless it is `Markup` itself, and absent ones vanish. */
export function html(parts: TemplateStringsArray, ...values: Insertion[]): Markup {
  return new Markup(parts.reduce((text, part, position) => text + render(values[position - 1]) + part));
}

function render(value: Insertion): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(render).join('');
}
