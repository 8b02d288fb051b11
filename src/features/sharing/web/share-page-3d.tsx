import { ShareMeta } from './share-meta.tsx';
import { SharedToy } from './shared-toy.tsx';

/** Public page of a premium toy twin, with the character. */
export default function SharePage3d() {
  return (
    <>
      <ShareMeta />
      <SharedToy withCharacter />
    </>
  );
}
