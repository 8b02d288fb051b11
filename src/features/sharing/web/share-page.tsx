import { shareMeta } from './share-meta.ts';
import { SharedToy } from './shared-toy.tsx';

export const handle = { static: true };
export const meta = shareMeta;

/** What somebody sees who was sent the link of a basic toy twin. */
export default function SharePage() {
  return <SharedToy withCharacter={false} />;
}
