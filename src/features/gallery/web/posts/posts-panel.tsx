import { useState } from 'react';
import { shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { postFileName } from '#features/toytwins/downloads/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DOWNLOAD_FAILED } from '../failure-message.ts';
import { isInAppBrowser } from '../is-in-app-browser.ts';
import { HOLD_TO_SAVE } from '../picture-actions.tsx';
import { canSharePictures } from '../share-picture.ts';
import { usePostFile } from './use-post-file.ts';

type Format = 'story' | 'square';
const formats: { format: Format; words: string; size: string; width: number; height: number }[] = [
  { format: 'story', words: 'Story', size: '1080 × 1920', width: 1080, height: 1920 },
  { format: 'square', words: 'Square', size: '1080 × 1080', width: 1080, height: 1080 },
];

type Props = { toytwin: Pick<Toytwin, 'id' | 'title' | 'shareUrl' | 'packagedThumbnails'> };

/** Pictures for posting: as high as a phone's screen, or square. They are loaded when somebody wants to see them. */
export function PostsPanel({ toytwin }: Props) {
  const [shown, setShown] = useState(false);
  if (!toytwin.packagedThumbnails?.story) return null;
  return (
    <section aria-label="For your story or feed" className="flex flex-col gap-4">
      <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
        Story and square pictures
      </Button>
      {shown && (
        <div className="grid grid-cols-2 items-end gap-4">
          {formats.map((one) => (
            <Post key={one.format} toytwin={toytwin} {...one} />
          ))}
        </div>
      )}
    </section>
  );
}

type PostProps = Props & (typeof formats)[number];

function Post({ toytwin, format, words, size, width, height }: PostProps) {
  const address = toytwin.packagedThumbnails?.[format] ?? '';
  const name = postFileName(toytwin.id, format);
  const { file, save, share, failed } = usePostFile({ toytwin, address, name });
  const isInApp = isInAppBrowser();
  return (
    <figure className="flex flex-col gap-3">
      <img
        src={address}
        alt={`${shownTitle(toytwin.title)}, as a ${words.toLowerCase()} post`}
        width={width}
        height={height}
        className="block h-auto w-full rounded-xl border-2 border-edge bg-sunken"
      />
      <figcaption className="text-center text-sm">
        <strong>{words}</strong> <span className="whitespace-nowrap text-soft">{size}</span>
      </figcaption>
      {isInApp ? (
        <p className="text-center text-sm font-bold">{HOLD_TO_SAVE}</p>
      ) : (
        <>
          {canSharePictures() && (
            <Button
              variant="secondary"
              disabled={!file}
              onClick={() => void share()}
              aria-label={`Share ${words.toLowerCase()} picture`}
            >
              Share
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={!file}
            onClick={save}
            aria-label={`Save ${words.toLowerCase()} picture`}
          >
            Save
          </Button>
        </>
      )}
      {failed && <Notice tone="error">{DOWNLOAD_FAILED}</Notice>}
    </figure>
  );
}
