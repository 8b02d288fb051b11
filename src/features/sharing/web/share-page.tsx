import { ShareMeta } from './share-meta.tsx';
import { SharedToy } from './shared-toy.tsx';

/** What somebody sees who was sent the link of a basic toy twin. */
export default function SharePage() {
  return (
    <>
      <ShareMeta />
      <SharedToy withCharacter={false} />
    </>
  );
}
