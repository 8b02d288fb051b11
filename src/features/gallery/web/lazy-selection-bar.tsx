import type { ComponentProps } from 'react';
import { useLazyWindow } from '#web/use-lazy-window.ts';
import type SelectionBar from './selection-bar.tsx';

/** The bar of what is chosen. Its code is loaded when somebody chooses first. */
export function LazySelectionBar(props: ComponentProps<typeof SelectionBar>) {
  const Part = useLazyWindow('selection-bar', () => import('./selection-bar.tsx'), props.onEnd);
  return Part && <Part {...props} />;
}
