import { serverMessage } from '#web/api/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { engineName } from '../../web/engine-name.ts';
import type { DeskOrder, ShownPictures as Shown } from '../contract.ts';
import { useShowPictures } from './use-desk-order.ts';

/** Photo and pictures, which nobody sees before 'Show' is pressed: the audit notes that. */
export function ShownPictures({ order: { id, toytwin } }: { order: DeskOrder }) {
  const show = useShowPictures(id);
  if (!toytwin) return <p className="text-soft">The toy twin is deleted, with its photo and pictures.</p>;
  if (show.data) return <Pictures shown={show.data} />;
  return (
    <>
      <p className="mb-3 text-soft">
        {toytwin.hasPhoto ? 'The photo' : 'The photo is erased'}
        {toytwin.pictures > 0 &&
          `${toytwin.hasPhoto ? ' and ' : '. There '}${counted(toytwin.pictures, !toytwin.hasPhoto)}`}
        . Only its owner may see them otherwise, so the audit notes it.
      </p>
      {show.isError && (
        <Notice tone="error" className="mb-3" answer>
          {serverMessage(show.error, 'They could not be shown. Please try again.')}
        </Notice>
      )}
      <Button variant="secondary" busy={show.isPending} onClick={() => show.mutate()}>
        Show
      </Button>
    </>
  );
}

function counted(pictures: number, isSentence: boolean): string {
  const words = pictures === 1 ? 'one picture' : `${pictures} pictures`;
  return isSentence ? `${pictures === 1 ? 'is' : 'are'} ${words}` : words;
}

function Pictures({ shown: { photos, pictures } }: { shown: Shown }) {
  if (photos.length + pictures.length === 0) return <p className="text-soft">There is nothing to show.</p>;
  return (
    <ul className="grid grid-cols-3 gap-3">
      {photos.map((src, index) => (
        <Picture key={src} src={src} words={photos.length > 1 ? `Photo ${index + 1}` : 'Photo'} />
      ))}
      {pictures.flatMap(({ number, engine, packaged, character }) => [
        <Picture key={packaged} src={packaged} words={`Version ${number}, ${engineName(engine)}`} />,
        ...(character ? [<Picture key={character} src={character} words={`Character ${number}`} />] : []),
      ])}
    </ul>
  );
}

function Picture({ src, words }: { src: string; words: string }) {
  return (
    <li>
      <a href={src} target="_blank" rel="noreferrer" className="block rounded-lg">
        <img
          src={src}
          alt={words}
          className="aspect-square w-full rounded-lg border border-line object-cover"
        />
        <span className="mt-1 block text-sm text-soft">{words}</span>
      </a>
    </li>
  );
}
