import escapeHtml from 'escape-html';

/** HTML that is inserted into a page unescaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertion = Markup | string | number | false | null | undefined | readonly Insertion[];

/** Template tag for HTML. Values are escaped unless they are `Markup`; false, null and undefined become nothing. */
export function html(parts: TemplateStringsArray, ...values: Insertion[]): Markup {
  return new Markup(parts.reduce((text, part, position) => text + render(values[position - 1]) + part));
}

function render(value: Insertion): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(render).join('');
}
