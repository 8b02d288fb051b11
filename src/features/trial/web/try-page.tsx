import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { emptyDesign } from '#features/designs/web/draft-design.ts';
import { usePhotoUpload } from '#features/photos/web/use-photo-upload.ts';
import { appPaths } from '#shared/app-paths.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';
import { tabStorage } from '#web/safe-storage.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { type BrowserPhoto, sendBrowserPhoto } from './browser-photo.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import { clearKeptTry, type KeptTry, keepTry, readKeptTry, type Wishes } from './kept-try.ts';
import { OwnBoxes } from './own-boxes.tsx';
import { useKeptPhoto } from './use-kept-photo.ts';

const nothingYet: Wishes = { templateId: 'template1', description: '', design: emptyDesign };
const wishesOf = ({ token: _, ...wishes }: KeptTry): Wishes => wishes;

/** docs/specification.md#try: everybody sees themselves in the three packs, without an account. */
export default function TryPage() {
  const navigate = useNavigate();
  const auth = useAuth();
  const [photo, setPhoto] = useState<BrowserPhoto | null>(null);
  const [kept] = useState(() => readKeptTry(tabStorage()));
  const [wishes, setWishes] = useState(kept ? wishesOf(kept) : nothingYet);
  const isFetching = useKeptPhoto(kept?.token ?? '', setPhoto);
  const upload = usePhotoUpload(sendBrowserPhoto, setPhoto);

  const chooseAnother = () => {
    photo?.forget();
    clearKeptTry(tabStorage());
    upload.clear();
    setPhoto(null);
    // A look belongs to a face; the words may stay.
    setWishes({ ...wishes, design: { ...wishes.design, look: {} } });
  };
  const keep = async (shown: BrowserPhoto) => {
    // Without a photo the wizard begins with it and has the rest.
    const token = await shown.freshToken().catch(() => '');
    keepTry(tabStorage(), { ...wishes, token });
    await navigate(auth.status === 'signed-in' ? appPaths.create : appPaths.register);
  };
  return (
    <div className="flex flex-1 flex-col">
      <PageMeta title="Try it with your face" />
      <header className="mb-5 sm:mb-7">
        <PageTitle>{photo ? 'There you are' : 'Try it with your face'}</PageTitle>
        <p className="mt-2 max-w-prose text-lg text-soft">
          {photo
            ? 'Three packs, one you. Change what you like.'
            : 'One photo, and you hang in the toy aisle. No account, no card.'}
        </p>
      </header>
      {photo ? (
        <OwnBoxes
          photo={photo}
          wishes={wishes}
          onChange={(part) => setWishes((before) => ({ ...before, ...part }))}
          onChooseAnother={chooseAnother}
          onKeep={() => keep(photo)}
        />
      ) : isFetching ? (
        <PageSpinner label="Fetching your photo" />
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
