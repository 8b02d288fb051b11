import { ShareMeta } from './share-meta.tsx';
import { SharedToy } from './shared-toy.tsx';

/** Public page of a premium toy twin that visitors may turn. `script`: the address of what turns it, and shows it on a desk. */
export default function SharePageTurning({ script }: { script: string }) {
  return (
    <>
      <ShareMeta />
      <script type="module" src={script} />
      <SharedToy withCharacter turns />
    </>
  );
}
