import { printedTitle, serialWords, type Toytwin } from '#features/toytwins/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { NameText } from '#web/ui/name-text.tsx';
import { PageTitle } from '#web/ui/page.tsx';
import { Rename } from './redo/rename.tsx';
import { StarButton } from './star-button.tsx';

/** Number, title, creation date and description, or both of two people. */
export function DetailHeading({ toytwin }: { toytwin: Toytwin }) {
  const second = toytwin.design?.second;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="rounded-md bg-sun px-2 py-0.5 font-display text-lg text-print-ink">
          {serialWords(toytwin.serial)}
        </p>
        <StarButton id={toytwin.id} title={toytwin.title} isStarred={toytwin.isStarred} className="-my-2" />
      </div>
      <PageTitle>
        <NameText>{printedTitle(toytwin.title)}</NameText>
      </PageTitle>
      {toytwin.status === 'completed' && <Rename toytwin={toytwin} />}
      <p className="text-soft">
        Created <time dateTime={toytwin.createdAt}>{formatDate(toytwin.createdAt)}</time>
      </p>
      <Words>{toytwin.prompt}</Words>
      {second?.prompt && <Words>{second.prompt}</Words>}
    </header>
  );
}

/** What somebody in the box is like, in the buyer's own words. */
function Words({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="rounded-xl bg-sunken px-4 py-3 text-lg wrap-anywhere whitespace-pre-line"
    >
      {children}
    </blockquote>
  );
}
