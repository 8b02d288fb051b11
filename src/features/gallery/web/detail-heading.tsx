import { printedTitle, serialWords, type Toytwin } from '#features/toytwins/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { NameText } from '#web/ui/name-text.tsx';
import { PageTitle } from '#web/ui/page.tsx';

/** Number, title, creation date and description. */
export function DetailHeading({ toytwin }: { toytwin: Toytwin }) {
  return (
    <header className="flex flex-col gap-3">
      <p className="self-start rounded-md bg-sun px-2 py-0.5 font-display text-lg text-print-ink">
        {serialWords(toytwin.serial)}
      </p>
      <PageTitle>
        <NameText>{printedTitle(toytwin.title)}</NameText>
      </PageTitle>
      <p className="text-soft">
        Created <time dateTime={toytwin.createdAt}>{formatDate(toytwin.createdAt)}</time>
      </p>
      <blockquote
        dir="auto"
        className="rounded-xl bg-sunken px-4 py-3 text-lg wrap-anywhere whitespace-pre-line"
      >
        {toytwin.prompt}
      </blockquote>
    </header>
  );
}
