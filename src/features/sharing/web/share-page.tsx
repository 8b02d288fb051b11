import { ShareMeta } from './share-meta.tsx';
import { SharedToy } from './shared-toy.tsx';

/** Public page of a basic toy twin. */
export default function SharePage() {
  return (
    <>
      <ShareMeta />
      <SharedToy withCharacter={false} />
    </>
  );
}
