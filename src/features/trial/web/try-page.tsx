import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { emptyDesign } from '#features/designs/web/draft-design.ts';
import { usePhotoUpload } from '#features/photos/web/use-photo-upload.ts';
import { FIRST_TEMPLATE } from '#features/templates/contract.ts';
import { appPaths, goOnWithTryPath } from '#shared/app-paths.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';
import { browserStorage, tabStorage } from '#web/safe-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { type BrowserPhoto, sendBrowserPhoto } from './browser-photo.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import { forgetKeptTry } from './kept-key.ts';
import { type KeptTry, keepTry, readKeptTry, type Wishes } from './kept-try.ts';
import { OwnBoxes } from './own-boxes.tsx';
import { useKeptPhoto } from './use-kept-photo.ts';

const nothingYet: Wishes = { templateId: FIRST_TEMPLATE, description: '', design: emptyDesign };
const wishesOf = ({ templateId, description, design }: KeptTry): Wishes => ({
  templateId,
  description,
  design,
});

/** docs/specification.md#try: everybody sees themselves in the three packs, without an account. */
export default function TryPage() {
  const navigate = useNavigate();
  const auth = useAuth();
  const [photo, setPhoto] = useState<BrowserPhoto | null>(null);
  const [kept] = useState(() => readKeptTry(tabStorage()));
  const [wishes, setWishes] = useState(kept ? wishesOf(kept) : nothingYet);
  const fetching = useKeptPhoto(kept?.token ?? '', setPhoto);
  const upload = usePhotoUpload(sendBrowserPhoto, (sent, replaces) => {
    // Of a cropped photo only the part is kept, and of several shots the one in use.
    if (replaces) {
      photo?.forget();
      forgetKeptTry(tabStorage());
      forgetKeptTry(browserStorage());
    }
    setPhoto(sent);
  });

  // The page releases the picture when the person leaves.
  useEffect(() => () => photo?.close(), [photo]);

  const chooseAnother = () => {
    photo?.forget();
    forgetKeptTry(tabStorage());
    forgetKeptTry(browserStorage());
    upload.clear();
    setPhoto(null);
    // A look belongs to a face; the words may stay.
    setWishes({ ...wishes, design: { ...wishes.design, look: {} } });
  };
  const keep = async (shown: BrowserPhoto) => {
    const token = await shown.freshToken();
    const owner = auth.status === 'signed-in' ? auth.user.uid : null;
    // For any tab, such as one opened from an email, and for a person who returns to this page in this tab.
    for (const storage of [browserStorage(), tabStorage()]) keepTry(storage, { ...wishes, token }, owner);
    await (owner ? navigate(goOnWithTryPath) : navigate(appPaths.register));
  };
  return (
    <div className="flex flex-1 flex-col">
      <PageMeta title="Try it with your face" />
      {/* Above the panel for the photo, which is narrower than the boxes. */}
      <header className={classNames('mb-5 sm:mb-7', !photo && 'mx-auto w-full max-w-2xl')}>
        <PageTitle>{photo ? 'There you are' : 'Try it with your face'}</PageTitle>
        <p className="mt-2 max-w-prose text-lg text-soft">
          {photo
            ? 'Three packs, one you. Change what you like.'
            : 'One photo and you’re on the toy shelf. No account, no card.'}
        </p>
      </header>
      {photo ? (
        <OwnBoxes
          photo={photo}
          upload={upload}
          wishes={wishes}
          onChange={(part) => setWishes((before) => ({ ...before, ...part }))}
          onChooseAnother={chooseAnother}
          onKeep={() => keep(photo)}
        />
      ) : fetching.state === 'busy' ? (
        <PageSpinner label="Loading your photo" />
      ) : fetching.state === 'failed' ? (
        <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-3">
          <RetryNotice title="Your photo could not be loaded." onRetry={fetching.tryAgain} className="w-full">
            It is not lost, and neither are your look and your words.
          </RetryNotice>
          <Button variant="quiet" onClick={fetching.giveUp}>
            Choose another photo
          </Button>
        </div>
      ) : (
        <ChoosePhoto upload={upload} />
      )}
      <LaterParts when={upload.busy} />
    </div>
  );
}

/** Fetches the code of 'Your look' while the photo travels. */
function LaterParts({ when }: { when: boolean }) {
  useEffect(() => {
    if (when) void import('#features/designs/web/look/look-editor.tsx').catch(() => undefined);
  }, [when]);
  return null;
}
