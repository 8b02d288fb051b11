import type { ComponentProps } from 'react';
import { Carton } from '#web/ui/carton.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type DraftPicture from './draft-picture.tsx';

/** An unpaid toy twin's own box. Its code is loaded with the first of them; until then, the empty carton. */
export function LazyDraftPicture(props: ComponentProps<typeof DraftPicture>) {
  const { Part } = useLazyComponent('draft-picture', () => import('./draft-picture.tsx'));
  if (Part) return <Part {...props} />;
  return (
    <div className="blister relative aspect-square rounded-xl bg-sunken">
      <Carton className="absolute inset-0" />
    </div>
  );
}
