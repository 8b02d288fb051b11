import { ShareMeta } from './share-meta.tsx';
import { SharedToy } from './shared-toy.tsx';

/** What somebody sees who was sent the link of a premium toy twin: the character too. */
export default function SharePageWithCharacter() {
  return (
    <>
      <ShareMeta />
      <SharedToy withCharacter />
    </>
  );
}
