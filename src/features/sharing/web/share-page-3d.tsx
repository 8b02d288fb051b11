import { shareMeta } from './share-meta.ts';
import { SharedToy } from './shared-toy.tsx';

export const handle = { static: true };
export const meta = shareMeta;

/** What somebody sees who was sent the link of a premium toy twin: the character too. */
export default function SharePageWithCharacter() {
  return <SharedToy withCharacter />;
}
